import { createHash, randomUUIDv7 } from 'node:crypto';
import { canonicalJson } from '@shuji/contract/canonical';
import { findCertificate, readProductCertificate, readSaleCertificate } from '@shuji/contract/certificate';
import { expect, test } from 'vitest';
import { write } from '#src/db/open.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';
import { changeCertificate, issueCertificate } from './actions.ts';

const centre = await world();
const { as, sql, outside, runJob } = centre;

async function certificateOf(productId: string): Promise<string> {
  const [row] = await sql<
    { id: string }[]
  >`select id from certificate where subject_id = ${productId} and state = 'valid'`;
  return row?.id ?? '';
}

const product = await listProduct(centre);
const id = await certificateOf(product);
const read = () => as('visitor')(readProductCertificate, { id });

test('a registered product has a certificate that anyone can check by computing its hash', async () => {
  const { kind, number, title, issuer, issuedAt, validUntil, nonce, facts, ...shown } = await read();
  const content = canonicalJson({ kind, number, title, issuer, issuedAt, validUntil, nonce, facts });
  expect(createHash('sha256').update(content).digest('hex')).toBe(shown.sha256);
  expect(createHash('sm3').update(content).digest('hex')).toBe(shown.sm3);
  expect(shown).toMatchObject({ state: 'valid', isIntact: true });
  expect(facts).toMatchObject({ productName: '滨海港区集装箱吞吐日报', rights: ['持有权', '使用权'], version: 1 });
  expect(shown.checkUrl).toBe(`${outside.publicOrigin}/prodcert?id=${id}`);
});

test('it is good for three years, and then says so even before the job has', async () => {
  const { issuedAt, validUntil } = await read();
  expect(new Date(validUntil ?? '').getUTCFullYear() - new Date(issuedAt).getUTCFullYear()).toBe(3);
  outside.setClock(new Date(Date.parse(validUntil ?? '') + 1000));
  expect(await read()).toMatchObject({ state: 'expired', stateReason: '有效期届满' });
  outside.setClock(null);
  expect((await read()).state).toBe('valid');
});

test('a certificate is found by its number, in small letters too, and by nothing like it', async () => {
  const { number } = await read();
  expect(number).toMatch(/^DJ-\d{4}-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(await as('visitor')(findCertificate, { number: ` ${number.toLowerCase()} ` })).toEqual({
    id,
    kind: 'product',
    number,
  });
  const other = number.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  expect(await as('visitor')(findCertificate, { number: other })).toBeNull();
  expect(await as('visitor')(findCertificate, { number: '登记 1 号' })).toBeNull();
});

test("one kind's certificate is not found as the other kind's", async () => {
  await expect(as('visitor')(readSaleCertificate, { id })).rejects.toMatchObject({ name: 'certificate.notFound' });
  await expect(as('visitor')(readProductCertificate, { id: randomUUIDv7() })).rejects.toMatchObject({
    name: 'certificate.notFound',
  });
});

test("what is changed behind the program's back is noticed", async () => {
  const own = await certificateOf(await listProduct(centre, { name: '被改动的产品' }));
  const intact = async () => (await as('visitor')(readProductCertificate, { id: own })).isIntact;
  const [kept] = await sql`select content, sha256, issued_at, valid_until from certificate where id = ${own}`;
  expect(await intact()).toBe(true);
  await sql`update certificate set content = replace(content, '被改动', '已改动') where id = ${own}`;
  expect(await intact()).toBe(false);
  const forged = createHash('sha256').update(String(kept?.content).replace('被改动', '已改动')).digest('hex');
  await sql`update certificate set sha256 = ${forged} where id = ${own}`;
  expect(await intact()).toBe(false);
  await sql`update certificate set content = ${kept?.content}, sha256 = ${kept?.sha256} where id = ${own}`;
  expect(await intact()).toBe(true);
  await sql`update certificate set valid_until = valid_until + interval '1 year' where id = ${own}`;
  expect(await intact()).toBe(false);
});

test('the log is append-only, without gaps, and each leaf is hashed after RFC 6962', async () => {
  const leaves = await sql<{ sequence: number; entry: string; leafHash: Buffer }[]>`
    select sequence, entry, leaf_hash from certificate_log order by sequence`;
  expect(leaves.map((leaf) => leaf.sequence)).toEqual(leaves.map((_, index) => index));
  for (const { entry, leafHash } of leaves) {
    const expected = createHash('sha256')
      .update(Buffer.concat([Buffer.of(0), Buffer.from(entry)]))
      .digest();
    expect(leafHash.equals(expected)).toBe(true);
  }
  await expect(sql`delete from certificate_log`).rejects.toThrow('append-only');
});

test('sixteen certificates at once take sixteen places in the log, one after another', async () => {
  const [holder] = await sql<{ partyId: string }[]>`select party_id from product where id = ${product}`;
  const { facts } = await read();
  const issue = () =>
    write(sql, (db) =>
      issueCertificate(db, {
        kind: 'product',
        subjectId: randomUUIDv7(),
        holderPartyId: holder?.partyId ?? '',
        title: '并发颁发',
        facts,
        issuedAt: new Date(),
        validUntil: null,
      }),
    );
  const before = await sql`select 1 from certificate_log`;
  await centre.atOnce((tx) => tx`select 1 from certificate_log_size for update`, [issue, issue]);
  await Promise.all(Array.from({ length: 14 }, issue));
  const after = await sql<{ sequence: number }[]>`select sequence from certificate_log order by sequence`;
  expect(after).toHaveLength(before.length + 16);
  expect(after.at(-1)?.sequence).toBe(after.length - 1);
});

test('a subject has one valid certificate; an ended one never becomes valid again', async () => {
  const own = await listProduct(centre, { name: '将要注销的产品' });
  const ended = await certificateOf(own);
  const [row] = await sql<{ holderPartyId: string }[]>`select holder_party_id from certificate where id = ${ended}`;
  const { facts } = await read();
  const again = () =>
    write(sql, (db) =>
      issueCertificate(db, {
        kind: 'product',
        subjectId: own,
        holderPartyId: row?.holderPartyId ?? '',
        title: '重复颁发',
        facts,
        issuedAt: new Date(),
        validUntil: null,
      }),
    );
  await expect(again()).rejects.toMatchObject({ constraint_name: 'certificate_one_valid' });
  await write(sql, (db) => changeCertificate(db, ended, 'revoked', '应持有人申请注销', new Date()));
  expect(await as('visitor')(readProductCertificate, { id: ended })).toMatchObject({
    state: 'revoked',
    stateReason: '应持有人申请注销',
  });
  const twice = write(sql, (db) => changeCertificate(db, ended, 'changed', '再次变更', new Date()));
  await expect(twice).rejects.toMatchObject({ refusal: 'certificate.notValid' });
  await again();
});

test('the job writes expiry into the log, once', async () => {
  outside.setClock(new Date(Date.now() + 4 * 366 * 86_400_000));
  await runJob('expire-certificates');
  await runJob('expire-certificates');
  outside.setClock(null);
  expect((await read()).state).toBe('expired');
  expect(await sql`select 1 from certificate_log where certificate_id = ${id} and event = 'expired'`).toHaveLength(1);
});
