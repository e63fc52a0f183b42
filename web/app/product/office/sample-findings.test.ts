import type { SampleProfile } from '@shuji/contract/sample/schema';
import { expect, test } from 'vitest';
import { sampleFindings } from './sample-findings.ts';

const profile = (names: string[], personal: string[] = []) =>
  ({
    status: 'ready',
    columns: names.map((name) => ({ name })),
    personal: personal.map((column) => ({ column })),
  }) as unknown as SampleProfile;
const form = (names: string[], personalInfo = 'none') =>
  ({ dictionary: names.map((name) => ({ name })), personalInfo }) as unknown as Parameters<typeof sampleFindings>[1];

test('a sample agrees with a dictionary of the same fields, in whatever order', () => {
  expect(sampleFindings(profile(['at', 'level']), form(['level', 'at']))).toMatchObject([
    { text: '2 个字段一致', isGood: true },
    { text: '样例中没有发现', isGood: true },
  ]);
});

test('fields of the one that the other lacks are named, and so are personal data that the form denies', () => {
  const [fields, personal] = sampleFindings(profile(['at', 'phone'], ['phone']), form(['at', 'level']));
  expect(fields).toMatchObject({ text: '样例有、字典没有：phone；字典有、样例没有：level', isGood: false });
  expect(personal).toMatchObject({ text: '样例中疑似有：phone，而登记表填写为不涉及', isGood: false });
});

test('a sample that cannot be read is compared with nothing', () => {
  expect(sampleFindings({ status: 'failed', problem: '编码无法识别' }, form([]))).toMatchObject([{ isGood: null }]);
});
