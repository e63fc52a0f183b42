import { refusals } from '@shuji/contract/refusals';
import { expect, test } from 'vitest';
import { Failed, Refused } from './failure.ts';
import { troubleWords } from './trouble.ts';

const missing = { title: '没有找到该订单', text: '它可能不属于您的账号。' };
const refused = (name: keyof typeof refusals) => new Refused(refusals[name].code, refusals[name].msg);

test('a page says that there is nothing only when there is nothing', () => {
  expect(troubleWords(refused('order.notFound'), missing)).toBe(missing);
  expect(troubleWords(refused('door.badInput'), missing)).toBe(missing);
  expect(troubleWords(refused('door.needAttested'), missing).text).toBe('请先完成身份认证');
  expect(troubleWords(new Failed(502), missing).text).toBe('服务器连接失败，请稍后再试。');
});
