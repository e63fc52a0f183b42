// Writers of figure S8: buyers and listings whose ids end in their number, so that pgbench can name them too.
import { signUpDocuments } from '../contract/src/document/labels.ts';
import type { ProductContent } from '../contract/src/product/schema/form.ts';
import { type Pool, write } from '../server/src/db/open.ts';
import { tiersOf } from '../server/src/order/application/snapshot.ts';
import { merchantCount } from './generate.ts';

export const buyerCount = 1_000;
export const productCount = 4_000;
export const sellerCount = merchantCount;

/** Id prefixes before a number of twelve digits. Sellers are the merchants of merchants.ts. */
export const kinds = {
  buyer: '019f0000-0000-7000-8011-',
  proof: '019f0000-0000-7000-8012-',
  party: '019f0000-0000-7000-8013-',
  permit: '019f0000-0000-7000-8014-',
  session: '019f0000-0000-7000-8015-',
  product: '019f0000-0000-7000-8016-',
  version: '019f0000-0000-7000-8017-',
  sellerAccount: '019f0000-0000-7000-8001-',
  sellerParty: '019f0000-0000-7000-8004-',
  sellerMerchant: '019f0000-0000-7000-8005-',
  token: 'bench-buyer-',
} as const;
export type Kind = keyof typeof kinds;

export function nameOf(kind: Kind, number: number): string {
  return kinds[kind] + String(number).padStart(12, '0');
}

/** Numbers the listings and plants the buyers; returns the products that have a price list. */
export async function plantWriters(pool: Pool): Promise<boolean[]> {
  return write(pool, async (tx) => {
    const name = (kind: Kind, number: string) =>
      tx.unsafe(`('${kinds[kind]}' || lpad((${number})::text, 12, '0'))${kind === 'token' ? '' : '::uuid'}`);
    // Keys point at each other, of a product and its version as of a party and its application; a history is never changed otherwise.
    await tx`set local session_replication_role = replica`;
    await tx`
      update product_event h set product_id = ${name('product', 'p.place - 1')}, version_id = ${name('version', 'p.place - 1')}
      from product p where p.id = h.product_id`;
    await tx`
      update product_version v set product_id = ${name('product', 'p.place - 1')}, id = ${name('version', 'p.place - 1')}
      from product p where p.version_id = v.id`;
    await tx`
      update certificate c set subject_id = ${name('product', 'p.place - 1')} from product p where p.certificate_id = c.id`;
    await tx`
      update product set id = ${name('product', 'place - 1')}, version_id = ${name('version', 'place - 1')},
        party_id = ${name('sellerParty', `(place - 1) % ${sellerCount}`)}, merchant_id = ${name('sellerMerchant', `(place - 1) % ${sellerCount}`)}`;
    const numbers = tx`from generate_series(0, ${buyerCount - 1}) as n`;
    await tx`
      insert into account (id, phone_sealed, phone_blind, password_hash, type)
      select ${name('buyer', 'n')}, '', 'bench buyer ' || n, '', 1 ${numbers}`;
    await tx`
      insert into account_consent (account_id, document, version, given_at, address)
      select ${name('buyer', 'n')}, document, 1, now(), '' from unnest(${[...signUpDocuments]}::text[]) as document,
        generate_series(0, ${buyerCount - 1}) as n`;
    await tx`
      insert into application (id, subject, account_id, party_id, title, status, content, submitted_at, decided_at, created_at, updated_at)
      select ${name('proof', 'n')}, 'attestation', ${name('buyer', 'n')}, null::uuid, '需方', 'approved', '{}'::jsonb, now(), now(), now(), now() ${numbers}
      union all
      select ${name('permit', 'n')}, 'permit', ${name('buyer', 'n')}, ${name('party', 'n')}, '需方', 'approved', '{}', now(), now(), now(), now() ${numbers}`;
    await tx`
      insert into party (id, account_id, attestation_id, kind, name, credit_code, attested_at)
      select ${name('party', 'n')}, ${name('buyer', 'n')}, ${name('proof', 'n')}, 'organisation', '需方测试公司' || n,
        '91990100MBBUY' || lpad(n::text, 5, '0'), now() ${numbers}`;
    await tx`
      insert into permission (party_id, role, permit_id, granted_at)
      select ${name('party', 'n')}, 'buyer', ${name('permit', 'n')}, now() ${numbers}`;
    // Used in an hour: noting a session's use is not part of what is measured.
    await tx`
      insert into session (id, side, holder_id, token_hash, address, used_at)
      select ${name('session', 'n')}, 'site', ${name('buyer', 'n')}, sha256(convert_to(${name('token', 'n')}, 'UTF8')), '127.0.0.1',
        now() + interval '1 hour' ${numbers}`;
    await tx`update setting set value = '1000000' where key = 'order_open_most'`;
    const rows = await tx<{ content: ProductContent }[]>`
      select v.content from product p join product_version v on v.id = p.version_id order by p.place`;
    return rows.map(({ content }) => tiersOf(content).length > 0);
  });
}

export interface Writing {
  name: string;
  path: string;
  table: string;
  body: (seq: number) => object;
}

const path = { favourite: '/api/product/log/add', order: '/api/product/apply/add' };

// Buyers and products in turn, so that no row is fought for; a pair comes again only after all four million.
export const buyerOf = (seq: number) => seq % buyerCount;
export const productOf = (seq: number) => (seq + Math.floor(seq / buyerCount)) % productCount;

export function writingsOf(hasTiers: boolean[]): Writing[] {
  const favourite = (seq: number) => ({ id: nameOf('product', productOf(seq)) });
  const order = (seq: number) => ({
    key: keyOf(seq),
    productId: nameOf('product', productOf(seq)),
    versionId: nameOf('version', productOf(seq)),
    ...(hasTiers[productOf(seq)] ? { tier: 0 } : {}),
    quantity: 1,
    scene: 'supplyChain',
    purpose: 'internalAnalysis',
    usage: '用于本公司运力调度的内部经营分析。',
    termMonths: 12,
    contactName: '王芳',
    contactPhone: '13900000002',
  });
  return [
    { name: '收藏', path: path.favourite, table: 'favourite', body: favourite },
    { name: '订购申请', path: path.order, table: 'trade_order', body: order },
  ];
}

export const keyStart = 'bench-order-';
export const keyOf = (seq: number) => keyStart + String(seq).padStart(12, '0');
