import { gapsOf, productDraft, productForm } from '@shuji/contract/product/schema/form';
import { expect, test } from 'vitest';
import { isRequired, schemaAt } from '#app/form/schema.ts';

test('every required field of an empty form carries the required mark', () => {
  const lacking = Object.keys(gapsOf(productDraft.parse({})));
  // Empty rich text is empty tags: its field checks itself that it is filled.
  const unmarked = lacking.filter(
    (field) => field !== 'detail' && !isRequired(schemaAt(productForm, field.split('.'))),
  );
  expect(lacking.length).toBeGreaterThan(10);
  expect(unmarked).toEqual([]);
});
