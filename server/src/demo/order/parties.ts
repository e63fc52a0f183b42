// The traders of the demo, and the products on its market.
import type { Tx } from '#src/db/open.ts';
import type { Attested } from '#src/http/context.ts';

export interface Trader {
  name: string;
  user: Attested;
  contactName: string;
  phoneSealed: string;
}

/** Companies by name. */
export async function listTraders(tx: Tx): Promise<Map<string, Trader>> {
  const rows = await tx<{ id: string; accountId: string; name: string; contactName: string; phoneSealed: string }[]>`
    select p.id, p.account_id, p.name, p.contact_name, coalesce(p.contact_phone_sealed, a.phone_sealed) as phone_sealed
    from party p join account a on a.id = p.account_id`;
  return new Map(rows.map(({ id, accountId, ...row }) => [row.name, { ...row, user: userOf(accountId, id) }]));
}

function userOf(id: string, partyId: string): Attested {
  return { kind: 'user', id, attested: true, partyId, merchantId: null, isBuyer: true, isSeller: true, sessionId: id };
}

export interface ForSale {
  id: string;
  name: string;
  versionId: string;
  seller: string;
  listedAt: string;
  price: 'negotiable' | 'free' | 'tiered';
  isPerCall: boolean;
  isApi: boolean;
  isChosen: boolean;
}

/** The products that are listed and delivered by the centre, longest first. */
export async function listForSale(tx: Tx): Promise<ForSale[]> {
  const rows = await tx<(Omit<ForSale, 'price' | 'isPerCall' | 'isChosen'> & { priceMode: string })[]>`
    select p.id, p.name, p.version_id, s.name as seller, p.listed_at, p.price_mode, not v.content -> 'delivery' ?| array['platformFile', 'platformReport'] as is_api
    from product p join party s on s.id = p.party_id join product_version v on v.id = p.version_id
    where p.status = 'listed' and v.content -> 'delivery' ?| array['platformFile', 'platformReport', 'platformApi']
    order by p.listed_at, p.id`;
  return rows.map(({ priceMode, ...row }) => ({
    ...row,
    isChosen: false,
    isPerCall: priceMode === 'perCall',
    price: priceMode === 'negotiable' || priceMode === 'free' ? priceMode : 'tiered',
  }));
}

/** When the last certificate was logged. */
export async function lastRegistration(tx: Tx): Promise<number> {
  const [row] = await tx<{ at: string }[]>`select at from proof_entry order by id desc limit 1`;
  return row ? Date.parse(row.at) : 0;
}
