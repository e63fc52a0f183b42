import { createHash, randomUUIDv7 } from 'node:crypto';
import { canonicalJson } from '@shuji/contract/canonical';
import {
  findCertificate,
  getCertificateProof,
  getProductCertificate,
  getSaleCertificate,
} from '@shuji/contract/certificate/calls';
import { dayMs } from '@shuji/contract/time';
import { expect, test } from 'vitest';
import { write } from '#src/db/open.ts';
import { listProduct } from '#test/listed-product.ts';
import { certificateOf, untilProvable } from '#test/proof.ts';
import { world } from '#test/world.ts';
import { changeCertificate, issueCertificate } from './actions.ts';
import { qrPath } from './qr.ts';

const centre = await world();
const { as, sql, providers, runJob, server } = centre;

const product = await listProduct(centre);
const id = await certificateOf(sql, product);
const read = () => as('visitor')(getProductCertificate, { id });
const entriesOf = (number: string) => sql<{ event: string; entry: string }[]>`
  select event, entry from proof_entry where subject = ${number} order by id`;

test('a registered product has a certificate whose every word is committed to in the log', async () => {
  await untilProvable(centre, id);
  const { kind, number, issuer, issuedAt, validUntil, facts, ...shown } = await read();
  const { fields } = await as('visitor')(getCertificateProof, { id });
  const commitments = Object.entries(facts).map(([field, value]) => {
    const text = canonicalJson([fields[field]?.[0] ?? '', field, value]);
    return [field, createHash('sha256').update(text).digest('hex')];
  });
  const at = new Date(issuedAt).toISOString();
  const until = new Date(validUntil ?? '').toISOString();
  const entry = canonicalJson({
    ...{ at, event: 'issued', kind, number, issuer, validUntil: until },
    commitments: Object.fromEntries(commitments),
  });
  expect(await entriesOf(number)).toEqual([{ event: 'issued', entry }]);
  expect(createHash('sha256').update(entry).digest('hex')).toBe(shown.sha256);
  expect(createHash('sm3').update(entry).digest('hex')).toBe(shown.sm3);
  expect(shown).toMatchObject({ state: 'valid', isIntact: true });
  expect(facts).toMatchObject({ productName: '滨海港区集装箱吞吐日报', rights: ['持有权', '使用权'], version: 1 });
});

test('the QR code carries the address under PUBLIC_ORIGIN alone, with the number and the digest of the paper', async () => {
  const response = await server.inject({
    url: `/api/product/infoEr/${id}`,
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  });
  const { checkUrl, number, sha256, qr } = response.json().data;
  expect(checkUrl).toBe(`${providers.publicOrigin}/prodcert?id=${id}&n=${number}&h=${sha256}`);
  expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(qr).toEqual(qrPath(checkUrl));
  // On paper each module is half a millimetre: a phone reads it.
  expect(qr.size).toBeLessThanOrEqual(57);
});

test('it is good for three years, and then says so even before the job has', async () => {
  const { issuedAt, validUntil } = await read();
  expect(new Date(validUntil ?? '').getUTCFullYear() - new Date(issuedAt).getUTCFullYear()).toBe(3);
  providers.setClock(new Date(Date.parse(validUntil ?? '') + 1000));
  expect(await read()).toMatchObject({ state: 'expired', stateReason: '有效期届满' });
  providers.setClock(null);
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
  await expect(as('visitor')(getSaleCertificate, { id })).rejects.toMatchObject({ name: 'certificate.notFound' });
  await expect(as('visitor')(getProductCertificate, { id: randomUUIDv7() })).rejects.toMatchObject({
    name: 'certificate.notFound',
  });
});

test.each([
  ['a word of it', `content = replace(content, '被改动', '已改动')`],
  ['its term', `valid_until = valid_until + interval '1 year'`],
  ['its day', `issued_at = issued_at - interval '1 day'`],
  ['its state', `state = 'revoked', state_reason = '', state_salt = '', state_at = now()`],
])("%s changed behind the program's back is noticed", async (_, change) => {
  const own = await certificateOf(sql, await listProduct(centre, { name: '被改动的产品' }));
  const isIntact = async () => (await as('visitor')(getProductCertificate, { id: own })).isIntact;
  expect(await isIntact()).toBe(true);
  await sql.unsafe(`update certificate set ${change} where id = '${own}'`);
  expect(await isIntact()).toBe(false);
});

test.each([
  ['a fact taken away', `regexp_replace(content, '"dataLevel":[^]]*],', '')`],
  ['what is no content at all', `'?' || content`],
])('%s is refused in words, not shown', async (_, content) => {
  const own = await certificateOf(sql, await listProduct(centre));
  await sql.unsafe(`update certificate set content = ${content} where id = '${own}'`);
  await expect(as('visitor')(getProductCertificate, { id: own })).rejects.toMatchObject({
    name: 'certificate.damaged',
  });
});

test('a subject has one valid certificate; an ended one never becomes valid again', async () => {
  const own = await listProduct(centre, { name: '将要注销的产品' });
  const ended = await certificateOf(sql, own);
  const [row] = await sql<{ holderPartyId: string; number: string }[]>`
    select holder_party_id, number from certificate where id = ${ended}`;
  const { facts } = await read();
  const again = () =>
    write(sql, (db) =>
      issueCertificate(db, {
        kind: 'product',
        subjectId: own,
        holderPartyId: row?.holderPartyId ?? '',
        facts,
        issuedAt: new Date(),
        validUntil: null,
      }),
    );
  await expect(again()).rejects.toMatchObject({ constraint_name: 'certificate_one_valid' });
  await write(sql, (db) => changeCertificate(db, ended, 'revoked', '应持有人申请注销', new Date()));
  expect(await as('visitor')(getProductCertificate, { id: ended })).toMatchObject({
    state: 'revoked',
    stateReason: '应持有人申请注销',
    isIntact: true,
  });
  const events = await entriesOf(row?.number ?? '');
  expect(events.map(({ event }) => event)).toEqual(['issued', 'revoked']);
  expect(events[1]?.entry).not.toContain('应持有人申请注销');
  const twice = write(sql, (db) => changeCertificate(db, ended, 'changed', '再次变更', new Date()));
  await expect(twice).rejects.toMatchObject({ refusal: 'certificate.notValid' });
  await again();
});

test('the job writes expiry into the log, once', async () => {
  providers.setClock(new Date(Date.now() + 4 * 366 * dayMs));
  await runJob('expire-certificates');
  await runJob('expire-certificates');
  providers.setClock(null);
  const { state, number } = await read();
  expect(state).toBe('expired');
  expect((await entriesOf(number)).map(({ event }) => event)).toEqual(['issued', 'expired']);
});
