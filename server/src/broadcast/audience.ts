// The accounts that a message is for: those active now that were there when it was approved.

import type { saveBroadcast } from '@shuji/contract/broadcast/calls';
import type { Audience } from '@shuji/contract/broadcast/labels';
import type { Parsed } from '@shuji/contract/call';
import { one } from '#src/db/one.ts';
import type { Db, Fragment } from '#src/db/open.ts';
import { isWithin } from '#src/site/region/within.ts';

export type Group = Pick<Parsed<typeof saveBroadcast>, 'audience' | 'merchantKind' | 'region'>;

/** `select a.id ${from}`. */
export function recipients(db: Db, { audience, merchantKind, region }: Group): Fragment {
  return db`
    from account a join actor_fact f on f.account_id = a.id left join party p on p.id = f.party_id
    where a.status = 'active' and not exists (select from member m where m.account_id = a.id) and ${belongs(db, audience)}
      ${merchantKind ? db`and exists (select from merchant m where m.id = f.merchant_id and ${merchantKind} = any(m.kinds))` : db``}
      ${region ? db`and ${isWithin(db, db`p.region`, [region])}` : db``}`;
}

function belongs(db: Db, audience: Audience): Fragment {
  const running = db`o.status not in ('completed', 'cancelled')`;
  const predicates: Record<Audience, Fragment> = {
    all: db`true`,
    organisation: db`f.attested and p.kind = 'organisation'`,
    merchant: db`f.merchant_id is not null`,
    seller: db`f.is_seller`,
    buyer: db`f.is_buyer`,
    runningBuyer: db`exists (select from trade_order o where o.buyer_party_id = f.party_id and ${running})`,
    runningSeller: db`exists (select from trade_order o where o.seller_party_id = f.party_id and ${running})`,
  };
  return predicates[audience];
}

export interface Reach {
  recipients: number;
  /** Those who will not get it, by their settings. */
  declined: number;
  /** Those who get a text message too. */
  sms: number;
}

export async function countReach(db: Db, group: Group, isImportant: boolean): Promise<Reach> {
  const row = await one<Reach>(db`
    select count(*) as recipients,
      count(*) filter (where ${!isImportant} and coalesce(not w.in_app, false)) as declined,
      count(*) filter (where ${isImportant} and coalesce(w.sms, true)) as sms
    from (select a.id ${recipients(db, group)}) as r
    left join notice_setting w on w.account_id = r.id and w.topic = 'broadcast'`);
  return row ?? { recipients: 0, declined: 0, sms: 0 };
}

/** The next recipients after an account, in the order of ids. */
export async function nextRecipients(
  db: Db,
  group: Group,
  { after, until, limit }: { after: string | null; until: string; limit: number },
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select a.id ${recipients(db, group)} and a.created_at <= ${until}
      ${after ? db`and a.id > ${after}` : db``}
    order by a.id limit ${limit}`;
  return rows.map(({ id }) => id);
}
