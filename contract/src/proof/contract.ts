// The proof of a signed contract: its text, and the centre's signed statement of the digest and of both signatures.
import { canonicalJson, type Json } from '../canonical.ts';
import { toHex, utf8 } from './bytes.ts';
import { isRecord, parseJson } from './entry.ts';
import { parseNote, type SignedNote, type VerifierKey } from './note.ts';
import type { Primitives } from './primitives.ts';
import { noSignature, unsignedBy } from './verify.ts';

export interface ContractSignature {
  side: 'seller' | 'buyer';
  name: string;
  /** Unified social credit code; null for a person. */
  code: string | null;
  at: string;
}

export interface ContractStatement {
  /** The log's name, under which the centre signs. */
  origin: string;
  issuer: string;
  number: string;
  orderNumber: string;
  sha256: string;
  sm3: string;
  /** The supplier's, then the buyer's. */
  signatures: ContractSignature[];
  /** The moment of the statement. */
  at: string;
}

export interface ContractProof {
  format: typeof contractFormat;
  /** The very text that was hashed. */
  text: string;
  /** A C2SP signed note. */
  statement: string;
}

export const contractFormat = 'shuji-contract-proof@v1';

// An origin has no blank, so that no checkpoint can begin so.
const firstLine = 'shuji contract signatures v1';

/** The text to be signed. */
export function statementText(statement: ContractStatement): string {
  return `${firstLine}\n${canonicalJson(statement as unknown as Json)}\n`;
}

/** The one spelling of a proof file. */
export function spellContract(proof: ContractProof): string {
  return `${JSON.stringify(proof, null, 2)}\n`;
}

/** Null when the text is not exactly a contract's proof file, down to its spaces. */
export function parseContract(file: string): ContractProof | null {
  const value = parseJson(file);
  if (!isRecord(value) || Object.keys(value).join() !== 'format,text,statement') return null;
  const { format, text, statement } = value;
  if (format !== contractFormat || typeof text !== 'string' || typeof statement !== 'string') return null;
  const proof: ContractProof = { format: contractFormat, text, statement };
  return spellContract(proof) === file ? proof : null;
}

function parseStatement(text: string): (ContractStatement & { note: SignedNote }) | null {
  const note = parseNote(text);
  const [first, body = '', ...more] = note?.text.slice(0, -1).split('\n') ?? [];
  const value = parseJson(body);
  if (!note || first !== firstLine || more.length > 0 || !isRecord(value) || canonicalJson(value) !== body) return null;
  const { signatures, ...words } = value;
  const names = ['at', 'issuer', 'number', 'orderNumber', 'origin', 'sha256', 'sm3'];
  if (Object.keys(words).sort().join() !== names.join()) return null;
  if (!Object.values(words).every((word) => typeof word === 'string')) return null;
  if (!Array.isArray(signatures) || !signatures.every(isSignature)) return null;
  return { ...(value as unknown as ContractStatement), note };
}

function isSignature(value: Json): boolean {
  if (!isRecord(value) || Object.keys(value).sort().join() !== 'at,code,name,side') return false;
  const { at, code, name } = value;
  return typeof at === 'string' && typeof name === 'string' && (code === null || typeof code === 'string');
}

/** In the order they are taken; the first that fails ends the check. */
export const contractSteps = {
  form: '证明的格式',
  text: '合同文本与所签摘要',
  sides: '双方签署记录',
  ed25519: '交易中心的 Ed25519 签名',
  sm2: '交易中心的 SM2 签名',
} as const;
export type ContractStep = keyof typeof contractSteps;

export interface ContractFailure {
  step: ContractStep;
  /** The contradiction, in a Chinese sentence. */
  why: string;
}

/** A contradiction is a failure; any other outcome is proven. */
export function verifyContract(
  proof: ContractProof,
  { keys, primitives }: { keys: VerifierKey[]; primitives: Primitives },
): ContractStatement | ContractFailure {
  const statement = parseStatement(proof.statement);
  if (!statement) return { step: 'form', why: '签署声明读不出来：格式被改动。' };
  if (toHex(primitives.sha256(utf8(proof.text))) !== statement.sha256) {
    return { step: 'text', why: '合同文本的 SHA-256 与双方所签的不同：文本被改动。' };
  }
  const { origin, note } = statement;
  if (statement.signatures.map(({ side }) => side).join() !== 'seller,buyer') {
    return { step: 'sides', why: '没有供需双方各一份签署记录。' };
  }
  const unsigned = unsignedBy(note, origin, { keys, primitives });
  return unsigned ? { step: unsigned, why: noSignature } : statement;
}
