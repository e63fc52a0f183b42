// The whole check of a certificate's proof, the same in a page, in the file that works offline, and in the centre.
import { areEqual } from './bytes.ts';
import { readCheckpoint, readProof } from './checkpoint.ts';
import type { Logged, ProofDocument } from './document.ts';
import { commitment, type EndedEntry, entryHash, entryLeaf, type IssuedEntry, readEntry } from './entry.ts';
import { isSigned, type VerifierKey } from './note.ts';
import type { Primitives } from './primitives.ts';
import { rootOfPath } from './tree.ts';

/** In the order they are taken; the first that fails ends the check. */
export const proofSteps = {
  form: '证明的格式',
  content: '证书内容与存证承诺',
  inclusion: '在存证日志中的位置',
  ed25519: '检查点的 Ed25519 签名',
  sm2: '检查点的 SM2 签名',
  state: '证书状态',
} as const;
export type ProofStep = keyof typeof proofSteps;

export interface Failure {
  step: ProofStep;
  /** What does not fit, in a Chinese sentence. */
  why: string;
}

/** What has been proved. */
export interface Proved {
  issue: IssuedEntry;
  end: EndedEntry | null;
  state: 'valid' | 'changed' | 'revoked' | 'expired';
  index: number;
  /** Of the checkpoint: the state is proved as far as the log had grown. */
  size: number;
  origin: string;
}

export interface Trust {
  keys: VerifierKey[];
  primitives: Primitives;
  now: Date;
  /** Names fields in the reader's words. */
  label(field: string): string;
}

/** What shows that something is wrong is a Failure; anything else has been proved. */
export function verifyProof(document: ProofDocument, trust: Trust): Proved | Failure {
  const { sha256 } = trust.primitives;
  const issue = readEntry(document.issue.entry);
  if (issue?.event !== 'issued') return fail('form', '登记项不是一条颁发记录。');
  for (const [field, disclosure] of Object.entries(document.fields)) {
    const promised = Object.hasOwn(issue.commitments, field) ? issue.commitments[field] : undefined;
    if (promised !== commitment(sha256, field, disclosure)) {
      return fail('content', `“${trust.label(field)}”与颁发时的存证不符：内容或盐值被改动。`);
    }
  }
  const place = locate(document.issue, '颁发记录', trust);
  if ('why' in place) return place;
  const ending = endOf(document, issue, place, trust);
  if (ending && 'why' in ending) return ending;
  const isOver = issue.validUntil !== null && new Date(issue.validUntil) <= trust.now;
  const state = ending?.event ?? (isOver ? 'expired' : 'valid');
  return { issue, end: ending, state, index: place.index, size: place.size, origin: place.origin };
}

interface Place {
  index: number;
  size: number;
  origin: string;
  checkpoint: string;
}

function locate({ entry, proof: text }: Logged, what: string, { keys, primitives }: Trust): Place | Failure {
  const proof = readProof(text);
  const checkpoint = proof && readCheckpoint(proof.checkpoint);
  if (!proof || !checkpoint) return fail('form', `${what}的位置证明或检查点读不出来：格式被改动。`);
  const { index, path } = proof;
  const { size, origin, note } = checkpoint;
  const root = rootOfPath(primitives.sha256, entryLeaf(primitives.sha256, entry), index, size, path);
  if (!root || !areEqual(root, checkpoint.root)) {
    return fail('inclusion', `${what}推算出的根哈希与检查点不一致：登记项、位置证明或检查点被改动。`);
  }
  const own = keys.filter(({ name }) => name === origin);
  for (const algorithm of ['ed25519', 'sm2'] as const) {
    if (!isSigned(note, own, algorithm, primitives)) {
      return fail(algorithm, '检查点没有交易中心的有效签名：签名缺失、被改动，或不是用本中心公布的密钥签的。');
    }
  }
  return { index, size, origin, checkpoint: proof.checkpoint };
}

function endOf(
  { end, issue: logged }: ProofDocument,
  issue: IssuedEntry,
  at: Place,
  trust: Trust,
): EndedEntry | Failure | null {
  if (end === null) return null;
  const { sha256 } = trust.primitives;
  const entry = readEntry(end.entry);
  if (!entry || entry.event === 'issued') return fail('state', '状态记录不是一条变更、注销或到期记录。');
  const isSame = entry.number === issue.number && entry.kind === issue.kind;
  if (!isSame || entry.issued !== entryHash(sha256, logged.entry)) return fail('state', '状态记录说的不是这份证书。');
  if (entry.commitments.reason !== commitment(sha256, 'reason', end.reason)) {
    return fail('state', '状态的原因与存证不符：内容或盐值被改动。');
  }
  const place = locate(end, '状态记录', trust);
  if ('why' in place) return place;
  if (place.checkpoint !== at.checkpoint) return fail('state', '颁发记录与状态记录不在同一检查点上。');
  return place.index > at.index ? entry : fail('state', '状态记录先于颁发记录。');
}

function fail(step: ProofStep, why: string): Failure {
  return { step, why };
}
