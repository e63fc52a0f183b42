import { refusals } from '@shuji/contract/refusals';
import { Refused } from './failure.ts';

export interface TroubleText {
  title: string;
  text?: string;
}

const missingCodes: ReadonlySet<number> = new Set(
  Object.entries(refusals)
    .filter(([name]) => name.endsWith('.notFound') || name === 'order.notOnSale')
    .map(([, { code }]) => code),
);
/** The inputs that name one thing. */
const naming = ['id', 'y', 'number', 'demandId'];

/** The reason why `noun` cannot be shown: `missing` only when there is none, else the centre's own words. */
export function troubleWords(
  error: Error,
  noun: string,
  missing: TroubleText = { title: `没有找到${noun}` },
): TroubleText {
  if (!(error instanceof Refused)) return { title: `暂时读不到${noun}`, text: error.message };
  if (isMissing(error)) return missing;
  // A fault in the address belongs to no field.
  return { title: `现在不能查看${noun}`, text: Object.values(error.fields).join('；') || error.msg };
}

// An unknown number and a malformed one look the same to a visitor who followed a link.
function isMissing({ code, fields }: Refused): boolean {
  if (code === refusals['door.badInput'].code) return Object.keys(fields).some((name) => naming.includes(name));
  return missingCodes.has(code);
}

const passing: readonly number[] = [refusals['door.tooMany'].code, refusals['door.busy'].code];

/** True when a retry may succeed: a refusal is final, unless it was a rate limit or an overload. */
export function mayWorkAgain(error: Error): boolean {
  return !(error instanceof Refused) || passing.includes(error.code);
}
