import { refusals } from '@shuji/contract/refusals';
import { Refused } from './failure.ts';

export interface Words {
  title: string;
  text?: string;
}

// A number that names nothing and one that nobody could have given out are the same to whoever followed the link.
const missingCodes: ReadonlySet<number> = new Set(
  Object.entries(refusals)
    .filter(([name]) => name.endsWith('.notFound') || ['door.badInput', 'order.notOnSale'].includes(name))
    .map(([, { code }]) => code),
);

/** Why `noun` cannot be shown: `missing` only when there is none to show, else what the centre said. */
export function troubleWords(error: Error, noun: string, missing: Words = { title: `没有找到${noun}` }): Words {
  if (!(error instanceof Refused)) return { title: `暂时读不到${noun}`, text: error.message };
  return missingCodes.has(error.code) ? missing : { title: `现在不能查看${noun}`, text: error.msg };
}

/** Whether another try may bring what this one did not: a refusal stands, unless it was for haste. */
export function mayWorkAgain(error: Error): boolean {
  return !(error instanceof Refused) || error.code === refusals['door.tooMany'].code;
}
