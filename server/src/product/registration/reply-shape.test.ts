import { expect, test } from 'vitest';
import { shapeProblems } from './reply-shape.ts';

test('a reply may hold more than the example, never less and nothing of another kind', () => {
  const example = '{"code":0,"data":{"level":"A","score":86,"days":[{"on":"2026-01-01"}],"note":null}}';
  const reply = (data: unknown) => JSON.stringify({ code: 0, data });
  const whole = { level: 'B', score: 1.5, days: [{ on: '2026-02-02', more: 1 }], note: 'x', extra: true };
  expect(shapeProblems(example, reply(whole))).toEqual([]);
  expect(shapeProblems(example, reply({ ...whole, days: [] }))).toEqual([]);
  expect(shapeProblems(example, reply({ level: 3, score: '86', days: [{}] }))).toEqual([
    '“data.level”应为文本，实际为数字',
    '“data.score”应为数字，实际为文本',
    '缺少“data.days[0].on”',
    '缺少“data.note”',
  ]);
  expect(shapeProblems(example, '[]')).toEqual(['返回内容应为对象，实际为列表']);
  expect(shapeProblems(example, '<html>')).toEqual(['返回示例是 JSON，实际返回的不是']);
});

test('an example that is no JSON asks only for an answer', () => {
  expect(shapeProblems('<tide/>', '<tide level="1"/>')).toEqual([]);
  expect(shapeProblems('<tide/>', ' ')).toEqual(['接口没有返回内容']);
});

test('at most ten differences are reported', () => {
  const example = JSON.stringify(Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`f${at}`, 1])));
  expect(shapeProblems(example, '{}')).toHaveLength(10);
});
