import { code, text } from '@shuji/contract/field';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { inputOf, isRequired, pathOf, problemOf, problemsOf, schemaAt, titleOf } from './schema.ts';

const form = z
  .object({
    title: text('标题', 4, 60),
    kind: code('数据类型').nullable().default(null),
    note: text('备注', 0, 200).optional(),
    tiers: z.array(z.object({ price: z.int({ error: '请填写售价' }) })),
  })
  .superRefine(({ title }, issues) => {
    if (title === '不可以用') issues.addIssue({ code: 'custom', path: ['title'], message: '换一个标题' });
  });

test('a field is found by its path, through lists and wrappers, and keeps its Chinese name', () => {
  expect(titleOf(schemaAt(form, ['title']))).toBe('标题');
  expect(titleOf(schemaAt(form, ['kind']))).toBe('数据类型');
  expect(problemOf(schemaAt(form, ['tiers', 0, 'price']) as z.ZodType, undefined)).toBe('请填写售价');
  expect(schemaAt(form, ['nowhere', 1])).toBeUndefined();
});

test('a field is required when no form of nothing is lawful', () => {
  expect(isRequired(schemaAt(form, ['title']))).toBe(true);
  expect(isRequired(schemaAt(form, ['kind']))).toBe(false);
  expect(isRequired(schemaAt(form, ['note']))).toBe(false);
});

test('an emptied control says nothing wrong where the field may be empty', () => {
  expect(problemOf(schemaAt(form, ['kind']) as z.ZodType, '')).toBeUndefined();
  expect(problemOf(schemaAt(form, ['title']) as z.ZodType, '')).toBe('请填写标题');
  expect(problemOf(schemaAt(form, ['title']) as z.ZodType, undefined)).toBe('请填写标题');
});

test('fields that the contract does not name are not sent', () => {
  expect(inputOf(form, { title: '气象数据', kind: '', agree: true, tiers: [] })).toEqual({
    title: '气象数据',
    kind: undefined,
    tiers: [],
  });
});

test('every wrong field is named, and so is a fault across fields', () => {
  expect(problemsOf(form, { title: 'x', tiers: [{}] }).map(({ path }) => path)).toEqual([
    ['title'],
    ['tiers', 0, 'price'],
  ]);
  expect(problemsOf(form, { title: '不可以用', tiers: [] })).toEqual([{ path: ['title'], message: '换一个标题' }]);
});

test('a row that a whole form complains of is named as its fields are', () => {
  const whole = form.superRefine((_, issues) => {
    issues.addIssue({ code: 'custom', path: ['tiers', '2', 'price'], message: '请填写售价' });
  });
  const lawful = { title: '可以用的标题', tiers: [] };
  expect(problemsOf(whole, lawful)).toEqual([{ path: ['tiers', 2, 'price'], message: '请填写售价' }]);
});

test("the server's field paths are the form's", () => {
  expect(pathOf('tiers.0.price')).toEqual(['tiers', 0, 'price']);
});

test('a missing group of fields has an error at each of them, touched or not', () => {
  const contact = z.object({
    name: text('联系人', 2, 20),
    phone: text('手机号', 11, 11),
    email: z.literal('').or(z.email()),
  });
  const call = z.object({ contact, backup: contact.optional(), agent: contact.nullable() });
  const pathsOf = (values: Record<string, unknown>) =>
    problemsOf(call, inputOf(call, values)).map(({ path }) => path.join('.'));
  expect(pathsOf({})).toEqual(['contact.name', 'contact.phone']);
  expect(pathsOf({ contact: { name: '王芳' } })).toEqual(['contact.phone']);
  expect(pathsOf({ contact: { name: '王芳', phone: '13912345678', email: undefined } })).toEqual([]);
  expect(inputOf(call, { contact: {}, backup: undefined }).agent).toBeNull();
});
