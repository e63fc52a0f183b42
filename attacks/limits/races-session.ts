// Limits of sign-ins.
import { signIn } from '@shuji/contract/account/calls';
import { cast } from '../../server/src/demo/cast.ts';
import { mostDevices } from '../../server/src/session/known-device.ts';
import { openBrowser } from '../../server/test/browser.ts';
import { callersAtOnce, centre, number, type Race, times } from './race.ts';

const { server, sql } = centre;
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
