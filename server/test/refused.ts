import { type RefusalName, refusals } from '@shuji/contract/refusals';

interface Envelope {
  code: number;
  msg: string;
  data: unknown;
}

/** The error of a refused call: `rejects.toMatchObject({ name: 'product.notDraft' })`. */
export class Refused extends Error {
  readonly code: number;
  /** The Chinese words. */
  readonly msg: string;
  /** Sentences by field path. */
  readonly fields: Record<string, string>;

  constructor({ code, msg, data }: Envelope) {
    super(`${code} ${msg} ${JSON.stringify(data)}`);
    this.name = nameOf(code);
    this.code = code;
    this.msg = msg;
    this.fields = (data as { fields?: Record<string, string> } | null)?.fields ?? {};
  }
}

function nameOf(code: number): RefusalName | 'unknown' {
  const found = Object.entries(refusals).find(([, refusal]) => refusal.code === code);
  return found ? (found[0] as RefusalName) : 'unknown';
}
