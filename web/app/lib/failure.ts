// The ways a call can fail, as the browser and the page loaders see them.

/** Sentences by field path: `{ 'tiers.0.price': '售价不能小于 0' }`. */
export type FieldErrors = Record<string, string>;

/** The centre refused, with its code and its Chinese words. */
export class Refused extends Error {
  readonly code: number;
  readonly msg: string;
  readonly fields: FieldErrors;

  constructor(code: number, msg: string, fields: FieldErrors = {}) {
    super(msg);
    this.code = code;
    this.msg = msg;
    this.fields = fields;
  }
}

/** The reply was not HTTP 200, or not an envelope. Its text is for the visitor; the log has the status. */
export class Failed extends Error {
  readonly status: number;

  constructor(status: number) {
    super('服务器连接失败，请稍后再试。');
    this.status = status;
  }
}

/** No reply came. Spec §8: nothing is shown. */
export class Silent extends Error {}

export function isCallFailure(error: unknown): error is Refused | Failed | Silent {
  return error instanceof Refused || error instanceof Failed || error instanceof Silent;
}

interface Envelope {
  code: number;
  msg: string;
  data: unknown;
}

export function isEnvelope(value: unknown): value is Envelope {
  return (
    typeof value === 'object' && value !== null && 'code' in value && 'msg' in value && typeof value.code === 'number'
  );
}

/** The data of an envelope, or the refusal it carries, thrown. */
export function open(envelope: Envelope): unknown {
  if (envelope.code === 200) return envelope.data;
  throw new Refused(envelope.code, envelope.msg, fieldsOf(envelope.data));
}

function fieldsOf(data: unknown): FieldErrors {
  if (typeof data !== 'object' || data === null || !('fields' in data)) return {};
  return typeof data.fields === 'object' && data.fields !== null ? (data.fields as FieldErrors) : {};
}
