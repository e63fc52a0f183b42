import { refusals } from '@shuji/contract/refusals';
import { expect, test } from 'vitest';
import { Failed, Refused } from './failure.ts';
import { mayWorkAgain, troubleWords } from './trouble.ts';

const missing = { title: '该订单已不在', text: '它可能不属于您的账号。' };
const refused = (name: keyof typeof refusals, fields = {}) =>
  new Refused(refusals[name].code, refusals[name].msg, fields);

test('a page says that there is nothing only when there is nothing', () => {
  expect(troubleWords(refused('order.notFound'), '该订单', missing)).toBe(missing);
  expect(troubleWords(refused('door.badInput', { y: '格式不正确' }), '该订单', missing)).toBe(missing);
  expect(troubleWords(refused('door.badInput', { from: '日期不正确' }), '订单')).toEqual({
    title: '现在不能查看订单',
    text: '日期不正确',
  });
  expect(troubleWords(refused('certificate.notFound'), '该证书')).toEqual({ title: '没有找到该证书' });
  expect(troubleWords(refused('door.needAttested'), '该订单', missing)).toEqual({
    title: '现在不能查看该订单',
    text: '请先完成身份认证',
  });
  expect(troubleWords(new Failed(502), '该订单', missing)).toEqual({
    title: '暂时读不到该订单',
    text: '服务器连接失败，请稍后再试。',
  });
});

test('another try is offered where it may help', () => {
  expect(mayWorkAgain(new Failed(502))).toBe(true);
  expect(mayWorkAgain(refused('door.tooMany'))).toBe(true);
  expect(mayWorkAgain(refused('door.busy'))).toBe(true);
  expect(mayWorkAgain(refused('order.notFound'))).toBe(false);
});
