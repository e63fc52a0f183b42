import { refusals } from '@shuji/contract/refusals';
import { Refused } from './failure.ts';

interface Words {
  title: string;
  text: string;
}

// A number that names nothing and one that nobody could have given out are the same to whoever followed the link.
const missingCodes: number[] = [
  refusals['door.badInput'].code,
  refusals['door.notFound'].code,
  refusals['demand.notFound'].code,
  refusals['order.notFound'].code,
  refusals['order.notOnSale'].code,
];

/** Why a page cannot show its thing: `missing` only when there is none to show, else what the centre said. */
export function troubleWords(error: Error | undefined, missing: Words): Words {
  if (!(error instanceof Refused)) return { title: '暂时读不到内容', text: '服务器连接失败，请稍后再试。' };
  return missingCodes.includes(error.code) ? missing : { title: '现在不能查看', text: error.msg };
}
