import { productDraft } from '@shuji/contract/product/schema/form';
import { expect, test } from 'vitest';
import { lawfulPart } from './lawful-part.ts';

test('rows without a price stay behind, and the others are saved', () => {
  const tier = { name: '标准版', price: 100 };
  const tiers = [{ name: '', price: null }, tier, { name: '半行', price: null }];
  const part = lawfulPart(productDraft, { name: '潮位', tiers }, {});
  expect(part?.left).toBe(2);
  expect(part?.input).toMatchObject({ name: '潮位', tiers: [tier] });
});

test('an unlawful field keeps its last saved value', () => {
  const part = lawfulPart(productDraft, { name: '潮位', rowCount: -1 }, { rowCount: 12 });
  expect(part).toMatchObject({ left: 1, input: { name: '潮位', rowCount: 12 } });
});

test('a complete draft is sent unchanged', () => {
  expect(lawfulPart(productDraft, { name: '潮位' }, {})?.left).toBe(0);
});
