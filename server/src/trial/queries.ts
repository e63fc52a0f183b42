// What suppliers offer to be tried: the number of calls on the product, the way to the interface beside it.
import type { SecretPlace } from '@shuji/contract/gateway/labels';
import { one } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';
import { visible } from '#src/product/queries.ts';

export interface TrialUpstream {
  endpoint: string;
  secretPlace: SecretPlace;
  secretName: string;
  upstreamSealed: string;
  changedAt: string;
}

export interface OfferedProduct {
  id: string;
  number: string;
  name: string;
  versionId: string;
  partyId: string;
  isApi: boolean;
  isOnSale: boolean;
  trialCalls: number | null;
  trialDays: number | null;
}

/** A registered product of the party, with what is offered of it. */
export async function findOwnOffered(db: Db, id: string, partyId: string): Promise<OfferedProduct | null> {
  return one<OfferedProduct>(db`
    select p.id, p.number, p.name, p.version_id, p.party_id, p.product_type = 'api' as is_api, ${visible(db)} as is_on_sale,
      p.trial_calls, p.trial_days
    from product p where p.id = ${id} and p.party_id = ${partyId} and p.status not in ('new', 'revoked')`);
}

export async function findTrialUpstream(db: Db, productId: string): Promise<TrialUpstream | null> {
  return one<TrialUpstream>(db`
    select endpoint, secret_place, secret_name, upstream_sealed, changed_at from trial_upstream
    where product_id = ${productId}`);
}

export async function putOffer(
  db: Tx,
  { productId, calls, days }: { productId: string; calls: number | null; days: number | null },
): Promise<void> {
  await db`update product set trial_calls = ${calls}, trial_days = ${days} where id = ${productId}`;
}

export async function putTrialInterface(
  db: Tx,
  { productId, ...row }: Omit<TrialUpstream, 'changedAt'> & { productId: string; changedAt: Date },
): Promise<void> {
  await db`
    insert into trial_upstream ${db({ productId, ...row })}
    on conflict (product_id) do update set ${db(row)}`;
}

/** A product on the market with its offer; its row stays as it is until the transaction ends. */
export async function holdOffered(
  db: Tx,
  id: string,
): Promise<Pick<OfferedProduct, 'name' | 'versionId' | 'partyId' | 'trialCalls' | 'trialDays'> | null> {
  await db`select from product where id = ${id} for share`;
  return one(db`
    select p.name, p.version_id, p.party_id, p.trial_calls, p.trial_days from product p where p.id = ${id} and ${visible(db)}`);
}
