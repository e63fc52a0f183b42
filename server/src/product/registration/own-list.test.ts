import { getOwnProduct, listOwnProducts, productLine, saveProduct, submitProduct } from '@shuji/contract/product/own';
import { expect, test } from 'vitest';
import { aDraft, aListed, aSubmitted, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();
await withoutNotice(centre);
const li = centre.as('li');

test('one’s products are counted by state, and a new version is found where it stands and where its product stands', async () => {
  const [, pending, listed] = [await aDraft(centre), await aSubmitted(centre), await aListed(centre)];
  const { form, revision } = await li(getOwnProduct, { id: listed });
  await li(saveProduct, { ...form, id: listed, revision, name: '换了名称的新版本' });
  await li(submitProduct, { id: listed });
  const waiting = await li(listOwnProducts, { status: 'pending' });
  expect(waiting.rows.map((row) => row.id).sort()).toEqual([pending, listed].sort());
  expect(waiting.counts).toEqual(
    expect.arrayContaining([
      { status: 'draft', count: 1 },
      { status: 'pending', count: 1 },
      { status: 'listed', count: 1 },
    ]),
  );
  expect(waiting.changes).toEqual([{ status: 'pending', count: 1 }]);
  expect((await li(listOwnProducts, { status: 'listed' })).rows).toMatchObject([{ id: listed, change: 'pending' }]);
  for (const row of waiting.rows) expect(row.dueOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('the process line shows every day of its span, and not who at the centre decided', async () => {
  const id = await aListed(centre);
  const line = await li(productLine, { id, days: 7 });
  expect(line.trend).toHaveLength(7);
  expect(JSON.stringify(line)).not.toContain('赵岩');
});
