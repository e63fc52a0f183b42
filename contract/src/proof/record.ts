// The proof of a trading record: the centre's signed statement of it, and the certificates that it counts, as logged.
import { canonicalJson, type Json } from '../canonical.ts';
import { chinaDay } from '../time.ts';
import type { TradingRecord } from '../trading-record/schema.ts';
import { hasMembers, isLoggedDocument, type LoggedDocument } from './document.ts';
import { entryHash, isRecord, parseJson } from './entry.ts';
import { parseNote, type SignedNote } from './note.ts';
import { type LoggedProof, noSignature, stateOf, type Trust, unsignedBy, verifyLogged } from './verify.ts';

export interface RecordStatement {
  /** The log's name, under which the centre signs. */
  origin: string;
  issuer: string;
  /** The moment of the statement, up to which it holds. */
  at: string;
  record: TradingRecord;
  /** The last log entry about each certificate: its hex leaf hash, by number. */
  entries: Record<string, string>;
}

export interface RecordFile {
  format: typeof recordFormat;
  /** A C2SP signed note. */
  statement: string;
  /** Each certificate of the record once, with the fields that the record rests on. */
  certificates: LoggedDocument[];
}

export const recordFormat = 'shuji-trading-record@v1';

// An origin has no blank, so that no checkpoint can begin so.
const firstLine = 'shuji trading record v1';

/** The text to be signed. */
export function recordText(statement: RecordStatement): string {
  return `${firstLine}\n${canonicalJson(statement as unknown as Json)}\n`;
}

/** The one spelling of a record's file. */
export function spellRecord(file: RecordFile): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Null when the text is not exactly a record's file, down to its spaces. */
export function parseRecord(text: string): RecordFile | null {
  const value = parseJson(text);
  if (!isRecord(value) || !hasMembers(value, ['format', 'statement', 'certificates'])) return null;
  const { format, statement, certificates } = value;
  if (format !== recordFormat || typeof statement !== 'string' || !Array.isArray(certificates)) return null;
  const isWhole = (one: Json) => isRecord(one) && hasMembers(one, ['fields', 'issue', 'end']) && isLoggedDocument(one);
  if (!certificates.every(isWhole)) return null;
  const file = value as unknown as RecordFile;
  return spellRecord(file) === text ? file : null;
}

/** Its content is read once its signatures hold: what the centre signed has its form. */
function parseStatement(text: string): { body: Json; note: SignedNote } | null {
  const note = parseNote(text);
  const [first, line = '', ...more] = note?.text.slice(0, -1).split('\n') ?? [];
  const body = parseJson(line);
  if (!note || first !== firstLine || more.length > 0 || !isRecord(body) || canonicalJson(body) !== line) return null;
  return { body, note };
}

/** In the order they are taken; the first that fails ends the check. */
export const recordSteps = {
  form: '履历的格式',
  ed25519: '交易中心的 Ed25519 签名',
  sm2: '交易中心的 SM2 签名',
  certificates: '各份证书与凭证在存证日志中的证明',
  lines: '履历各行与所附证书、凭证',
} as const;
export type RecordStep = keyof typeof recordSteps;

export interface RecordFailure {
  step: RecordStep;
  /** The contradiction, in a Chinese sentence. */
  why: string;
}

/** A contradiction is a failure; any other outcome is proven. */
export function verifyRecord(file: RecordFile, trust: Trust): RecordStatement | RecordFailure {
  const parsed = parseStatement(file.statement);
  const statement = parsed && (parsed.body as unknown as RecordStatement);
  if (!statement) return { step: 'form', why: '履历声明读不出来：格式被改动。' };
  const unsigned = unsignedBy(parsed.note, String(statement.origin), trust);
  if (unsigned) return { step: unsigned, why: noSignature };
  const proofs = new Map<string, Proven>();
  let known: string | undefined;
  for (const document of file.certificates) {
    const logged = verifyLogged(document, trust, known);
    if ('why' in logged) return { step: 'certificates', why: logged.why };
    known = logged.place.checkpoint;
    const { number } = logged.issue;
    const last = entryHash(trust.primitives.sha256, (document.end ?? document.issue).entry);
    const isStated = statement.entries[number] === last && logged.place.origin === statement.origin;
    if (!isStated || proofs.has(number)) {
      return { step: 'certificates', why: `证书 ${number} 的记录与交易中心的声明不符：被删去、替换或重复。` };
    }
    proofs.set(number, { ...logged, fields: document.fields });
  }
  const why = misfitOf(statement, proofs);
  return why === null ? statement : { step: 'lines', why };
}

interface Proven extends LoggedProof {
  fields: LoggedDocument['fields'];
}

/** The first line that its certificates do not bear out. */
function misfitOf({ record, at }: RecordStatement, proofs: Map<string, Proven>): string | null {
  const fieldOf = ({ fields }: Proven, field: string) => fields[field]?.[1];
  const wrong = record.certificates.find((row) => {
    const proof = proofs.get(row.number);
    return (
      !proof ||
      fieldOf(proof, 'productName') !== row.productName ||
      fieldOf(proof, 'holderCode') !== record.holder.code ||
      stateOf(proof, [new Date(at)]) !== row.state
    );
  });
  if (wrong) return `证书 ${wrong.number} 与所附证明不符。`;
  for (const { month, role, delivery, certificates } of record.deals) {
    const stray = certificates.find((number) => {
      const proof = proofs.get(number);
      return (
        !proof ||
        chinaDay(new Date(proof.issue.at)).slice(0, 7) !== month ||
        fieldOf(proof, 'delivery') !== delivery ||
        fieldOf(proof, role === 'seller' ? 'supplierCode' : 'buyerCode') !== record.holder.code ||
        stateOf(proof, [new Date(at)]) !== 'valid'
      );
    });
    if (stray) return `${month} 的成交所列凭证 ${stray} 与所附证明不符。`;
  }
  return null;
}
