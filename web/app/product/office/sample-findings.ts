// Compares a sample with the form that it was submitted with.
import type { ProductForReview } from '@shuji/contract/product/schema/office';
import type { Finding } from '@shuji/contract/review/schema';
import type { SampleProfile } from '@shuji/contract/sample/schema';

type Measured = Extract<SampleProfile, { status: 'ready' }>;

type Form = Pick<ProductForReview['form'], 'dictionary' | 'personalInfo'>;

export function sampleFindings(profile: SampleProfile, form: Form): Finding[] {
  if (profile.status === 'failed') return [{ label: '样例与字典', text: profile.problem, isGood: null }];
  return [againstDictionary(profile, form), personalData(profile, form)];
}

function againstDictionary({ columns }: Measured, { dictionary }: Form): Finding {
  const inSample = columns.map(({ name }) => name);
  const described = dictionary.map(({ name }) => name);
  const missing = inSample.filter((name) => !described.includes(name));
  const absent = described.filter((name) => !inSample.includes(name));
  const parts = [
    missing.length > 0 && `样例有、字典没有：${missing.join('、')}`,
    absent.length > 0 && `字典有、样例没有：${absent.join('、')}`,
  ].filter(Boolean);
  const text = parts.join('；') || `${inSample.length} 个字段一致`;
  return { label: '样例与字典', text, isGood: parts.length === 0 };
}

function personalData({ personal }: Measured, { personalInfo }: Form): Finding {
  const names = personal.map(({ column }) => column).join('、');
  const claimed = personalInfo === 'none' ? '，而登记表填写为不涉及' : '';
  return {
    label: '个人信息',
    text: names ? `样例中疑似有：${names}${claimed}` : '样例中没有发现',
    isGood: names === '',
  };
}
