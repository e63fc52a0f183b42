// The whole check of a certificate's proof, the same in a page, in the file that works offline, and in the centre.
import { areEqual } from './bytes.ts';
import { parseCheckpoint, parseProof } from './checkpoint.ts';
import type { Logged, LoggedDocument, ProofDocument } from './document.ts';
import { commitment, type EndedEntry, entryHash, entryLeaf, type IssuedEntry, parseEntry } from './entry.ts';
import { isSigned, type SignedNote, type VerifierKey } from './note.ts';
import type { Primitives } from './primitives.ts';
import { parseStatus, type Status } from './status.ts';
import { type Head, rootOfPath } from './tree.ts';

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
  /** The contradiction, in a Chinese sentence. */
  why: string;
  /** Nothing was altered: the file's format does not state the certificate's state. */
  isOutdated?: boolean;
}

/** The proven facts. */
export interface Proved {
  issue: IssuedEntry;
  end: EndedEntry | null;
  state: Status['state'];
  /** The moment up to which the state is proved, by the centre's statement. */
  at: string;
  /** When the newest checkpoint was signed at that moment. */
  checkpointAt: string;
  index: number;
  /** The tree size of the checkpoint. */
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

/** A contradiction is a Failure; any other outcome is proven. */
export function verifyProof(document: ProofDocument, trust: Trust): Proved | Failure {
  const logged = verifyLogged(document, trust);
  if ('why' in logged) return logged;
  const { issue, end, place } = logged;
  const status = statusOf(document, issue, end, place, trust);
  if ('why' in status) return status;
  const { at, checkpointAt } = status;
  const state = stateOf(logged, [trust.now, new Date(at)]);
  return { issue, end, state, at, checkpointAt, index: place.index, size: place.size, origin: place.origin };
}

/** What the log proves of a certificate: that nothing ends it later is for a statement to say. */
export interface LoggedProof {
  issue: IssuedEntry;
  end: EndedEntry | null;
  place: TreePosition;
}

/** `known`: a checkpoint whose signatures have been checked. */
export function verifyLogged(document: LoggedDocument, trust: Trust, known?: string): LoggedProof | Failure {
  const { sha256 } = trust.primitives;
  const issue = parseEntry(document.issue.entry);
  if (issue?.event !== 'issued') return fail('form', '登记项不是一条颁发记录。');
  for (const [field, disclosure] of Object.entries(document.fields)) {
    const promised = Object.hasOwn(issue.commitments, field) ? issue.commitments[field] : undefined;
    if (promised !== commitment(sha256, field, disclosure)) {
      return fail('content', `“${trust.label(field)}”与颁发时的存证不符：内容或盐值被改动。`);
    }
  }
  const place = locate(document.issue, '颁发记录', trust, known);
  if ('why' in place) return place;
  const end = endOf(document, issue, place, trust);
  return end && 'why' in end ? end : { issue, end, place };
}

/** A term may be over before the log says so; a reader's clock may be behind the centre's, so each moment counts. */
export function stateOf({ issue, end }: Pick<LoggedProof, 'issue' | 'end'>, moments: Date[]): Status['state'] {
  const { validUntil } = issue;
  const isOver = validUntil !== null && moments.some((moment) => new Date(validUntil) <= moment);
  return end?.event ?? (isOver ? 'expired' : 'valid');
}

export interface TreePosition extends Head {
  index: number;
  origin: string;
  checkpoint: string;
}

function locate(
  { entry, proof: text }: Logged,
  what: string,
  { keys, primitives }: Trust,
  known?: string,
): TreePosition | Failure {
  const proof = parseProof(text);
  const checkpoint = proof && parseCheckpoint(proof.checkpoint);
  if (!proof || !checkpoint) return fail('form', `${what}的位置证明或检查点读不出来：格式被改动。`);
  const { index, path } = proof;
  const { size, origin, note } = checkpoint;
  const root = rootOfPath(primitives.sha256, entryLeaf(primitives.sha256, entry), index, size, path);
  if (!root || !areEqual(root, checkpoint.root)) {
    return fail('inclusion', `${what}推算出的根哈希与检查点不一致：登记项、位置证明或检查点被改动。`);
  }
  const unsigned = proof.checkpoint === known ? null : unsignedBy(note, origin, { keys, primitives });
  if (unsigned) return fail(unsigned, `检查点${noSignature}`);
  return { index, size, root, origin, checkpoint: proof.checkpoint };
}

export const noSignature = '没有交易中心的有效签名：签名缺失、被改动，或不是用本中心公布的密钥签的。';

/** The algorithm whose signature is wanting; null when both hold. */
export function unsignedBy(note: SignedNote, origin: string, { keys, primitives }: Pick<Trust, 'keys' | 'primitives'>) {
  const own = keys.filter(({ name }) => name === origin);
  return (['ed25519', 'sm2'] as const).find((algorithm) => !isSigned(note, own, algorithm, primitives)) ?? null;
}

function endOf(
  { end, issue: logged }: LoggedDocument,
  issue: IssuedEntry,
  at: TreePosition,
  trust: Trust,
): EndedEntry | Failure | null {
  if (end === null) return null;
  const { sha256 } = trust.primitives;
  const entry = parseEntry(end.entry);
  if (!entry || entry.event === 'issued') return fail('state', '状态记录不是一条变更、注销或到期记录。');
  const isSame = entry.number === issue.number && entry.kind === issue.kind;
  if (!isSame || entry.issued !== entryHash(sha256, logged.entry)) return fail('state', '状态记录说的不是这份证书。');
  if (entry.commitments.reason !== commitment(sha256, 'reason', end.reason)) {
    return fail('state', '状态的原因与存证不符：内容或盐值被改动。');
  }
  const place = locate(end, '状态记录', trust, at.checkpoint);
  if ('why' in place) return place;
  if (place.checkpoint !== at.checkpoint) return fail('state', '颁发记录与状态记录不在同一检查点上。');
  return place.index > at.index ? entry : fail('state', '状态记录先于颁发记录。');
}

const outdated = '旧版证明文件：只证明登记时的内容与状态，不能说明此后是否变更、注销。请在证书查验页重新下载证明文件。';

/** The centre's statement of the state, which must name what the file itself shows as the last entry. */
function statusOf(
  { status: text, end, issue: logged }: ProofDocument,
  issue: IssuedEntry,
  ending: EndedEntry | null,
  place: TreePosition,
  trust: Trust,
): Status | Failure {
  if (text === undefined) return { step: 'state', why: outdated, isOutdated: true };
  const status = parseStatus(text);
  if (!status) return fail('form', '状态声明读不出来：格式被改动。');
  const isHere = status.origin === place.origin && status.size === place.size && areEqual(status.root, place.root);
  if (status.number !== issue.number || !isHere) return fail('state', '状态声明说的不是这份证书，或不是这个检查点。');
  const last = entryHash(trust.primitives.sha256, end ? end.entry : logged.entry);
  if (status.state !== (ending?.event ?? 'valid') || status.entry !== last) {
    return fail('state', '状态声明与所附的状态记录不符：变更、注销或到期的记录被删去或替换。');
  }
  if (unsignedBy(status.note, place.origin, trust)) return fail('state', `状态声明${noSignature}`);
  return status;
}

function fail(step: ProofStep, why: string): Failure {
  return { step, why };
}
