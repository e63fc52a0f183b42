// Reads the facts of a product that an order needs.

import type { ProductDetail } from '@shuji/contract/product/schema';
import type { ProductContent } from '@shuji/contract/product/schema/form';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { holdRights } from '#src/db/rights-lock.ts';
import { isOfService, visible } from './queries.ts';

export interface Orderable
  extends Pick<
    ProductDetail,
    'name' | 'versionId' | 'version' | 'merchantId' | 'merchantName' | 'certificateId' | 'certificateNumber'
  > {
  productId: string;
  productNumber: string;
  /** The registered form: tiers, delivery, limits, dictionary. */
  content: ProductContent;
  partyId: string;
  /** True for a service whose merchant does not hold the role of offering it at this moment. */
  lacksRole: boolean;
}

/** A product on the market with the version that is being sold; null when it is not on the market. */
export async function findListedForOrder(db: Db, id: string): Promise<Orderable | null> {
  return one<Orderable>(db`
    select p.id as product_id, p.number as product_number, p.name, p.version_id, v.sequence as version, v.content, p.party_id, p.merchant_id, p.merchant_name,
      p.certificate_id, p.certificate_number,
      ${isOfService(db)} and not exists (
        select from actor_fact f where f.party_id = p.party_id and f.is_service) as lacks_role
    from product p join product_version v on v.id = p.version_id
    where p.id = ${id} and ${visible(db)}`);
}

/**
 * The same for an order: the product and its supplier's rights stay as they are until the
 * transaction ends, so that a suspension or a freeze either waits for the order or refuses it.
 */
export async function holdListedForOrder(db: Tx, id: string): Promise<Orderable | null> {
  const [supplier] = await db<{ accountId: string }[]>`
    select s.account_id from product p join party s on s.id = p.party_id where p.id = ${id}`;
  if (!supplier) return null;
  await holdRights(db, supplier.accountId);
  await db`select from product where id = ${id} for share`;
  return findListedForOrder(db, id);
}

/** The interface of a registered version, and the address of its last successful test. */
export async function findInterface(db: Db, versionId: string): Promise<{ method: string; host: string | null }> {
  const [row] = await db<{ method: string; host: string | null }[]>`
    select coalesce(v.content #>> '{api,method}', 'GET') as method, t.host
    from product_version v left join product_api_test t on t.product_id = v.product_id where v.id = ${versionId}`;
  return row ?? { method: 'GET', host: null };
}

/** The contact a version names, encrypted. */
export async function findContact(db: Db, versionId: string): Promise<string | null> {
  const [row] = await db<{ contact: string }[]>`select contact from product_version where id = ${versionId}`;
  return row?.contact ?? null;
}

/** The ways of delivery of a registered version, from its form. */
export async function findDeliveryCodes(db: Db, versionId: string): Promise<string[]> {
  const [row] = await db<{ codes: string[] }[]>`
    select content -> 'delivery' as codes from product_version where id = ${versionId}`;
  return row?.codes ?? [];
}

/** True when the office has stopped a product: its deliveries through the centre pause meanwhile. */
export function isStopped(db: Db, productId: Fragment): Fragment {
  return db`exists (select from product stopped where stopped.id = ${productId} and stopped.status in ('suspended', 'revoked'))`;
}

export interface VersionAsSold {
  content: ProductContent;
  version: number;
  registeredAt: string | null;
  /** True when it is the product's current version. */
  isCurrent: boolean;
}

/** A version that was sold, as it was registered, whatever has become of its product. */
export async function findVersionAsSold(db: Db, versionId: string): Promise<VersionAsSold | null> {
  return one<VersionAsSold>(db`
    select v.content, v.sequence as version, p.registered_at, p.version_id = v.id as is_current
    from product_version v join product p on p.id = v.product_id where v.id = ${versionId}`);
}
