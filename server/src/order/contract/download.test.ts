import { createHash } from 'node:crypto';
import { downloadContract, getOrder } from '@shuji/contract/order/calls';
import { downloadOfficeContract } from '@shuji/contract/order/oversight';
import { listAccesses } from '@shuji/contract/privacy/calls';
import { parseContract, spellContract, verifyContract } from '@shuji/contract/proof/contract';
import { getLogKeys } from '@shuji/contract/proof/log-calls';
import { parseKey } from '@shuji/contract/proof/note';
import { expect, test } from 'vitest';
import { primitives } from '#src/providers/primitives.ts';
import { dealUntil } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as } = centre;
const { current } = await as('visitor')(getLogKeys, {});
const keys = current.map((key) => parseKey(primitives.sha256, key)).filter((key) => key !== null);
const product = await listProduct(centre);
const signed = await dealUntil(centre, product, 'signed');
const answered = await dealUntil(centre, product, 'answered');
const { contract } = await as('wang')(getOrder, { x: 1, y: signed });
if (!contract) throw new Error('no contract');

test('the text is to the byte what both sides signed', async () => {
  for (const [who, x] of [
    ['wang', 1],
    ['li', 2],
  ] as const) {
    const { body, headers } = await as(who).file(downloadContract, { x, y: signed, format: 'txt' });
    expect(createHash('sha256').update(body).digest('hex')).toBe(contract.sha256);
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain(`${contract.number}-合同文本.txt`);
  }
});

test('the PDF names the contract, before and after it is signed', async () => {
  for (const id of [signed, answered]) {
    const page = await as('wang')(getOrder, { x: 1, y: id });
    const { body } = await as('wang').file(downloadContract, { x: 1, y: id, format: 'pdf' });
    expect(body.subarray(0, 5).toString()).toBe('%PDF-');
    expect(body.toString('latin1')).toContain(`(${page.contract?.number})`);
    expect(body.length).toBeLessThan(300_000);
  }
});

async function proofOf(): Promise<string> {
  return (await as('wang').file(downloadContract, { x: 1, y: signed, format: 'json' })).body.toString();
}

test('the proof holds by the published keys, and names both sides with the moments of their signatures', async () => {
  const proof = parseContract(await proofOf());
  const outcome = proof && verifyContract(proof, { keys, primitives });
  expect(outcome).toMatchObject({
    number: contract.number,
    sha256: contract.sha256,
    signatures: [...contract.signatures]
      .sort((one) => (one.side === 'seller' ? -1 : 1))
      .map(({ side, partyName, at }) => ({ side, name: partyName, at: new Date(at).toISOString() })),
  });
});

test('the proof is refused when its text or a signature differs, or when either key is another', async () => {
  const proof = parseContract(await proofOf());
  if (!proof) throw new Error('no proof');
  const step = (changed: Partial<typeof proof>, known = keys) =>
    verifyContract({ ...proof, ...changed }, { keys: known, primitives });
  expect(step({ text: proof.text.replace('第一条', '第二条') })).toMatchObject({ step: 'text' });
  expect(step({ statement: proof.statement.replace('"side":"buyer"', '"side":"seller"') })).toMatchObject({
    step: 'sides',
  });
  const later = proof.statement.replace(/"at":"20\d\d/, '"at":"2011');
  expect(step({ statement: later })).toMatchObject({ step: 'ed25519' });
  expect(step({}, keys.slice(1))).toMatchObject({ step: 'ed25519' });
  expect(step({}, keys.slice(0, 1))).toMatchObject({ step: 'sm2' });
});

test('no flipped bit of the proof file passes', { timeout: 60_000 }, async () => {
  const file = Buffer.from(await proofOf());
  const passed: number[] = [];
  for (let at = 0; at < file.length * 8; at += 211) {
    const flipped = Buffer.from(file);
    flipped[at >> 3] = (flipped[at >> 3] as number) ^ (1 << (at & 7));
    const text = flipped.toString('utf8');
    const proof = Buffer.from(text).equals(flipped) ? parseContract(text) : null;
    if (proof && !('step' in verifyContract(proof, { keys, primitives }))) passed.push(at);
  }
  expect(passed).toEqual([]);
  expect(parseContract(`${file.toString()} `)).toBeNull();
  expect(spellContract(parseContract(file.toString()) ?? (null as never))).toBe(file.toString());
});

test('what is not signed has no proof, what is not answered has no text, and another finds no order', async () => {
  const applied = await dealUntil(centre, product, 'applied');
  const take = (y: string, format: 'txt' | 'json', x: 1 | 2 = 1) => as('wang').file(downloadContract, { x, y, format });
  await expect(take(answered, 'json')).rejects.toMatchObject({ name: 'order.notSigned' });
  await expect(take(applied, 'txt')).rejects.toMatchObject({ name: 'order.noContract' });
  await expect(take(signed, 'txt', 2)).rejects.toMatchObject({ name: 'order.notFound' });
});

test('the office takes the same text along; the audit trail says so, and both sides see that it was opened', async () => {
  const { body } = await as('wu').file(downloadOfficeContract, { id: signed, format: 'txt' });
  expect(createHash('sha256').update(body).digest('hex')).toBe(contract.sha256);
  const [row] = await centre.sql`select count(*)::int as count from audit_entry where call = 'downloadOfficeContract'`;
  expect(row?.count).toBe(1);
  for (const who of ['wang', 'li'] as const) {
    const { rows } = await as(who)(listAccesses, {});
    expect(rows[0]).toMatchObject({ place: 'order', part: 'contract' });
  }
});

test('so many files an hour are made for one party, and then no more', async () => {
  const take = () => as('wang').file(downloadContract, { x: 1, y: signed, format: 'txt' });
  let taken = 0;
  const refused = await (async () => {
    for (; taken < 100; taken += 1) await take();
  })().catch((reason) => reason);
  expect(refused).toMatchObject({ name: 'order.tooManyFiles' });
  expect(taken).toBeGreaterThan(30);
  await as('li').file(downloadContract, { x: 2, y: signed, format: 'txt' });
});
