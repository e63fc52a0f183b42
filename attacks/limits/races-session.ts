// Limits of sign-ins, and of what an operator saves.
import { signIn } from '@shuji/contract/account/calls';
import { saveBroadcast, submitBroadcast } from '@shuji/contract/broadcast/calls';
import { mostBroadcastsDaily } from '@shuji/contract/broadcast/labels';
import { mostViews } from '@shuji/contract/operator/labels/view';
import { createView } from '@shuji/contract/operator/view';
import { cast } from '../../server/src/demo/cast.ts';
import { mostDevices } from '../../server/src/session/known-device.ts';
import { openBrowser } from '../../server/test/browser.ts';
import { callersAtOnce, centre, number, type Race, times } from './race.ts';

const { as, server, sql } = centre;
// Each hashes a password before it waits for the others, and few are hashed at a time.
const signIns = Math.min(callersAtOnce, 16);

/** An account knows the devices it used last: every sign-in is let in, and pushes the oldest out. */
export async function devices(): Promise<Race> {
  await sql`
    insert into known_device (id, side, holder_id, token_hash, device, used_at)
    select gen_random_uuid(), 'site', ${cast.chen.id}, int4send(nth), '', now() - interval '1 day'
    from generate_series(1, ${mostDevices}) as nth`;
  const { phone, password } = cast.chen;
  const browsers = times(signIns, (nth) => openBrowser(server, `10.9.0.${nth + 1}`));
  const visits = await Promise.all(browsers.map(async (browser) => ({ browser, captcha: await browser.solved() })));
  return {
    room: signIns,
    callers: visits.map(
      ({ browser, captcha }) =>
        () =>
          browser(signIn, { phone, password, ...captcha }),
    ),
    table: 'known_device',
    refusals: [],
    most: mostDevices,
    count: () => number(sql`select count(*) as count from known_device where holder_id = ${cast.chen.id}`),
  };
}

export async function officeViews(): Promise<Race> {
  await sql`
    insert into office_view (id, operator_id, list, name, query, is_pinned, created_at)
    select gen_random_uuid(), ${cast.sun.id}, 'news', '视图' || nth, '', false, now()
    from generate_series(1, ${mostViews - 2}) as nth`;
  const views = times(callersAtOnce, (nth) => ({
    list: 'news' as const,
    name: `新视图 ${nth}`,
    query: '',
    isPinned: false,
  }));
  return {
    room: 2,
    callers: views.map((view) => () => as('sun')(createView, view)),
    table: 'office_view',
    refusals: ['operator.tooManyViews'],
    most: mostViews,
    count: () => number(sql`select count(*) as count from office_view where operator_id = ${cast.sun.id}`),
  };
}

export async function broadcasts(): Promise<Race> {
  const drafts = await Promise.all(
    times(callersAtOnce, (nth) => as('sun')(saveBroadcast, { title: `系统维护通知 ${nth}`, audience: 'all' })),
  );
  return {
    room: mostBroadcastsDaily,
    callers: drafts.map(
      ({ id }) =>
        () =>
          as('sun')(submitBroadcast, { id, reason: '告知全部用户' }),
    ),
    table: 'approval',
    refusals: ['broadcast.tooMany'],
    most: mostBroadcastsDaily,
    count: () => number(sql`select count(*) as count from approval where kind = 'broadcast.send'`),
  };
}
