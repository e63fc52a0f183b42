import { expect, test } from 'vitest';
import { outageOf } from './outage.ts';

function failure(code: string, cause?: Error): Error {
  return Object.assign(new Error(code, { cause }), { code });
}

test.each([
  ['a refused connection', failure('ECONNREFUSED'), /系统暂时无法处理.*稍后再试.*确认是否已经保存/],
  ['a lost connection', failure('CONNECTION_CLOSED'), /系统暂时无法处理/],
  ['a database that is starting', failure('57P03'), /系统暂时无法处理/],
  ['a database that must not be written', failure('25006'), /系统暂时无法处理/],
  ['a full disk under the database', failure('53100'), /存储空间不足.*稍后再试/],
  ['a full disk under the files', failure('E_CANNOT_WRITE_FILE', failure('ENOSPC')), /存储空间不足/],
  [
    'a store that does not answer',
    failure('E_CANNOT_WRITE_FILE', failure('ECONNREFUSED')),
    /文件暂时无法存取.*稍后再试/,
  ],
])('%s is answered in words', (_, error, words) => {
  expect(outageOf(error)).toMatchObject({ code: 503, msg: expect.stringMatching(words) });
});

test.each([
  ['a broken rule of the database', failure('23505')],
  ['a file that is not there', failure('E_CANNOT_READ_FILE', failure('ENOENT'))],
  ['a mistake in the program', new TypeError('x is not a function')],
  ['no error at all', 'text'],
])('%s is a fault and no outage', (_, error) => {
  expect(outageOf(error)).toBeNull();
});
