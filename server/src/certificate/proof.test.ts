import {
  getCertificateProof,
  getOwnCertificateProof,
  getProductCertificate,
  getSaleCertificate,
} from '@shuji/contract/certificate/calls';
import { getOrder } from '@shuji/contract/order/calls';
import { fromBase64, toHex } from '@shuji/contract/proof/bytes';
import { parseCheckpoint } from '@shuji/contract/proof/checkpoint';
import { oldProofFormat, type ProofDocument, parseDocument, spellDocument } from '@shuji/contract/proof/document';
import { fieldLabel } from '@shuji/contract/proof/labels';
import { getLogKeys, proveConsistency, proveInclusion } from '@shuji/contract/proof/log-calls';
import { parseKey } from '@shuji/contract/proof/note';
import { isConsistent } from '@shuji/contract/proof/tree';
import { type Failure, type Proved, proofSteps, verifyProof } from '@shuji/contract/proof/verify';
import { expect, test } from 'vitest';
import { primitives } from '#src/providers/primitives.ts';
import { dealUntil } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { revoke } from '#test/product.ts';
import { certificateOf, untilProvable } from '#test/proof.ts';
import { world } from '#test/world.ts';
import { printNumber } from '../../../bench/figure.ts';

const centre = await world();
const { as, sql, server } = centre;
const { current } = await as('visitor')(getLogKeys, {});
const keys = current.map((key) => parseKey(primitives.sha256, key)).filter((key) => key !== null);
// Most of the thousands of flipped files still hold the same signatures: each is verified once.
const computed = new Map<string, boolean>();
const once: typeof primitives.isSm2 = (key, message, signature) => {
  const name = [key, message, signature].map(toHex).join();
  const is = key.length === 65 ? primitives.isSm2 : primitives.isEd25519;
  const isValid = computed.get(name) ?? is(key, message, signature);
  computed.set(name, isValid);
  return isValid;
};
const verify = (document: ProofDocument, known = keys) =>
  verifyProof(document, {
    keys: known,
    primitives: { ...primitives, isSm2: once, isEd25519: once },
    now: new Date(),
    label: fieldLabel,
  });

const standing = await certificateOf(sql, await listProduct(centre));
const valid = await untilProvable(centre, standing);

async function revoked(): Promise<{ id: string; ms: number }> {
  const product = await listProduct(centre, { name: '将被注销的产品' });
  const id = await certificateOf(sql, product);
  const began = performance.now();
  await revoke(centre, product, '登记材料不实');
  const page = await server.inject({ url: `/api/product/infoEr/${id}` });
  expect(page.json().data).toMatchObject({ state: 'revoked', stateReason: '登记材料不实' });
  return { id, ms: performance.now() - began };
}

test('a proof holds under both signatures, and is refused when either key is another', () => {
  expect(verify(valid)).toMatchObject({ state: 'valid', issue: { kind: 'product' }, end: null });
  for (const [at, step] of ['ed25519', 'sm2'].entries()) {
    expect(
      verify(
        valid,
        keys.filter((_, place) => place !== at),
      ),
    ).toMatchObject({ step });
  }
  expect(parseDocument(spellDocument(valid))).toEqual(valid);
});

test('fields that differ are named', () => {
  const changed = (change: (document: ProofDocument) => void) => {
    const document = structuredClone(valid);
    change(document);
    return verify(document) as Failure;
  };
  const renamed = changed(({ fields }) => {
    fields.productName = [fields.productName?.[0] ?? '', '滨海港区集装箱吞吐月报'];
  });
  expect(renamed).toEqual({ step: 'content', why: expect.stringContaining('“产品名称”') });
  expect(
    changed(({ issue }) => {
      issue.entry = issue.entry.replace('"kind":"product"', '"kind":"sale"');
    }).step,
  ).toBe('inclusion');
  expect(
    changed(({ issue }) => {
      issue.proof = issue.proof.replace('— ', '– ');
    }).step,
  ).toBe('form');
});

test('a revoked certificate shows so at once, and a later leaf proves it', async () => {
  const { id, ms } = await revoked();
  const document = await untilProvable(centre, id);
  expect(document.end?.reason[1]).toBe('登记材料不实');
  const proved = verify(document) as Proved;
  expect(proved).toMatchObject({ state: 'revoked', end: { event: 'revoked' } });
  printNumber({ id: 'E3', is: Math.round(ms), of: 'ms until a revocation showed', atMost: 60_000 });
  const other = structuredClone(document);
  if (other.end) other.end.reason[1] = '持有人申请';
  expect(verify(other)).toMatchObject({ step: 'state' });
});

test('a proof says up to when it is valid, and with the revocation cut off it is invalid', async () => {
  const { id } = await revoked();
  const document = await untilProvable(centre, id);
  const proved = verify(document) as Proved;
  const [row] = await sql<{ signedAt: string }[]>`
    select signed_at from proof_checkpoint where size = ${proved.size}`;
  expect(proved.checkpointAt).toBe(new Date(row?.signedAt ?? '').toISOString());
  expect(Date.now() - Date.parse(proved.at)).toBeLessThan(60_000);

  const cut = { ...document, end: null };
  expect(verify(cut)).toEqual({ step: 'state', why: expect.stringContaining('被删去') });
  const { status: _, ...bare } = cut;
  expect(parseDocument(spellDocument(bare as ProofDocument))).toBeNull();
  // The statement of another certificate that is valid, or of this one before it was revoked.
  for (const status of [valid.status, (await untilProvable(centre, standing)).status])
    expect(verify({ ...cut, status })).toMatchObject({ step: 'state' });
});

test('a statement from before a revocation does not fit the checkpoint after it', async () => {
  const product = await listProduct(centre, { name: '先有效后注销的产品' });
  const id = await certificateOf(sql, product);
  const before = await untilProvable(centre, id);
  expect(verify(before)).toMatchObject({ state: 'valid' });
  await revoke(centre, product, '登记材料不实');
  const after = await untilProvable(centre, id);
  expect(verify({ ...after, end: null, status: before.status })).toMatchObject({ step: 'state' });
  // The earlier file remains valid as a statement about its time.
  expect(verify(before)).toMatchObject({ state: 'valid', at: expect.any(String) });
});

test('a proof file of the old format is recognised, and is not plainly valid', () => {
  const { status: _, ...rest } = valid;
  const old = spellDocument({ ...rest, format: oldProofFormat });
  const document = parseDocument(old);
  expect(document && verify(document)).toEqual({
    step: 'state',
    why: expect.stringContaining('旧版证明文件'),
    isOutdated: true,
  });
});

test('on a log that lost what was signed, no statement is made', async () => {
  const { logHead } = centre.providers;
  const head = await logHead.read();
  if (!head) throw new Error('no head');
  await logHead.write({ ...head, size: head.size + 1 });
  const request = as('visitor')(getCertificateProof, { id: standing });
  await expect(request).rejects.toMatchObject({ name: 'certificate.notYetProvable' });
  await logHead.write(head);
  await as('visitor')(getCertificateProof, { id: standing });
});

test('from approval to publicly provable takes no two seconds', async () => {
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const product = await listProduct(centre);
    // From the approval's own time, which its transaction wrote into the certificate.
    const [row] = await sql<{ id: string; issuedAt: Date }[]>`
      select id, issued_at from certificate where subject_id = ${product}`;
    await untilProvable(centre, row?.id ?? '');
    times.push(Date.now() - Number(new Date(row?.issuedAt ?? 0)));
  }
  const sorted = times.sort((one, other) => one - other);
  printNumber({
    id: 'E2',
    is: Math.round(sorted.at(-1) ?? 0),
    of: 'ms from the slowest of 20 approvals until it was provable',
    atMost: 2_000,
  });
});

test('the public sees a deal without buyer and price, and proves what it sees; a party proves all of it', async () => {
  const order = await dealUntil(centre, await listProduct(centre), 'completed');
  const { certificate } = await as('wang')(getOrder, { x: 1, y: order });
  const id = certificate?.id ?? '';
  const masked = await untilProvable(centre, id);
  expect(verify(masked)).toMatchObject({ state: 'valid', issue: { kind: 'sale' } });
  const whole = await as('wang')(getOwnCertificateProof, { id });
  expect(verify(whole)).toMatchObject({ state: 'valid' });
  expect(whole.fields.amount?.[1]).toBe(2_400_000);
  const hidden = Object.keys(whole.fields).filter((field) => !(field in masked.fields));
  expect(hidden.sort()).toEqual(['amount', 'buyerCode', 'buyerName', 'purpose', 'quantity', 'tier']);
  const [buyer, salt] = [String(whole.fields.buyerName?.[1]), String(whole.fields.amount?.[0])];
  for (const secret of [buyer, salt, '2400000']) expect(JSON.stringify(masked)).not.toContain(secret);
  const { facts } = await as('visitor')(getSaleCertificate, { id });
  expect(facts.buyerMasked).toBe(masked.fields.buyerMasked?.[1]);
  await expect(as('chen')(getOwnCertificateProof, { id })).rejects.toMatchObject({ name: 'door.needAttested' });
});

test('no flipped bit in certificate, proof and checkpoint passes', {
  timeout: 120_000,
}, async () => {
  const documents = [valid, await untilProvable(centre, (await revoked()).id)].map((document) =>
    Buffer.from(spellDocument(document)),
  );
  const random = seeded(20_261_121);
  const refused: Record<string, number> = {};
  const passed: string[] = [];
  const flips = Number(process.env.PROOF_FLIPS ?? 1_500);
  for (let flip = 0; flip < flips; flip += 1) {
    const file = Buffer.from(documents[flip % documents.length] as Buffer);
    const bit = Math.floor(random() * file.length * 8);
    file[bit >> 3] = (file[bit >> 3] as number) ^ (1 << (bit & 7));
    const outcome = judged(file);
    if (outcome === null) passed.push(`bit ${bit}`);
    else refused[outcome] = (refused[outcome] ?? 0) + 1;
  }
  const counts = Object.entries(refused).map(([step, count]) => `${step} ${count}`);
  printNumber({
    id: 'E1',
    is: flips - passed.length,
    of: `of ${flips} flipped bits refused (${counts.join(', ')})`,
    atLeast: 10_000,
  });
  expect(passed).toEqual([]);
  expect(Object.keys(refused).sort()).toEqual(Object.keys(proofSteps).sort());
});

function judged(file: Buffer): string | null {
  let text = '';
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return 'form';
  }
  const document = parseDocument(text);
  const outcome = document ? verify(document) : { step: 'form' };
  return 'step' in outcome ? outcome.step : null;
}

// Mulberry32: the same flips every time.
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test('the log is read as files, and the calls prove what the files say', async () => {
  const note = (await server.inject({ url: '/log/checkpoint' })).payload;
  const head = parseCheckpoint(note);
  if (!head) throw new Error(note);
  const bundle = await server.inject({ url: `/log/tile/entries/000.p/${head.size}` });
  const tile = await server.inject({ url: `/log/tile/0/000.p/${head.size}` });
  expect(tile.headers['cache-control']).toContain('immutable');
  let at = 0;
  for (let index = 0; index < head.size; index += 1) {
    const length = bundle.rawPayload.readUInt16BE(at);
    const entry = bundle.rawPayload.subarray(at + 2, at + 2 + length);
    const leaf = primitives.sha256(Buffer.concat([Buffer.of(0), entry]));
    expect(toHex(tile.rawPayload.subarray(index * 32, index * 32 + 32))).toBe(toHex(leaf));
    at += 2 + length;
  }
  expect(at).toBe(bundle.rawPayload.length);
  const { path } = await as('visitor')(proveConsistency, { from: 1 });
  const earlier = { size: 1, root: tile.rawPayload.subarray(0, 32) };
  expect(
    isConsistent(
      primitives.sha256,
      earlier,
      head,
      path.map((hash) => fromBase64(hash) ?? new Uint8Array()),
    ),
  ).toBe(true);
  for (const url of ['/log/tile/0/001', '/log/tile/0/000', `/log/tile/0/000.p/${head.size + 1}`, '/log/tile/9']) {
    expect((await server.inject({ url })).statusCode).toBe(404);
  }
  const beyond = as('visitor')(proveInclusion, { index: head.size });
  await expect(beyond).rejects.toMatchObject({ name: 'proofLog.noSuchPlace' });
});

test('a certificate whose entry still waits is shown, and says that it is not yet provable', async () => {
  const id = await certificateOf(sql, await listProduct(centre));
  await untilProvable(centre, id);
  const [{ number } = { number: '' }] = await sql<
    { number: string }[]
  >`select number from certificate where id = ${id}`;
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = 'replica'`;
    await tx`delete from proof_leaf where entry_id = (select id from proof_entry where subject = ${number})`;
  });
  expect(await as('visitor')(getProductCertificate, { id })).toMatchObject({ logIndex: null, isIntact: true });
  await expect(as('visitor')(getCertificateProof, { id })).rejects.toMatchObject({
    name: 'certificate.notYetProvable',
  });
});
