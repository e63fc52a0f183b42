import { changeView, createView, deleteView, listViews } from '@shuji/contract/operator/view';
import { beforeEach, expect, test } from 'vitest';
import { world } from '#test/world.ts';

const { as, sql } = await world();
const view = { list: 'complaint' as const, name: '本周投诉', query: 'kind=complaint&sort=oldest', isPinned: true };

beforeEach(async () => {
  await sql`delete from office_view`;
});

test('a view keeps filters, order and columns, and is changed and deleted by its owner alone', async () => {
  const { id } = await as('zhao')(createView, { ...view, columns: ['title', 'status'] });
  expect(await as('zhao')(listViews, {})).toMatchObject([
    { ...view, columns: ['title', 'status'], role: null, isMine: true },
  ]);
  const change = { id, name: '投诉', isPinned: false };
  for (const call of [() => as('qian')(changeView, change), () => as('qian')(deleteView, { id })])
    await expect(call()).rejects.toMatchObject({ name: 'operator.noView' });
  await as('zhao')(changeView, change);
  expect(await as('zhao')(listViews, {})).toMatchObject([{ name: '投诉', isPinned: false, query: view.query }]);
  await as('zhao')(deleteView, { id });
  expect(await as('zhao')(listViews, {})).toEqual([]);
});

test('a shared view is shown to the role while its owner is in office and has the role', async () => {
  await as('sun')(createView, { ...view, role: 'editor' });
  await expect(as('sun')(createView, { ...view, role: 'admin' })).rejects.toMatchObject({
    fields: { role: '只能共享给自己所在的角色' },
  });
  expect(await as('zhao')(listViews, {})).toEqual([]);
  await sql`update operator set roles = array['reviewer', 'editor'] where username = 'zhao'`;
  expect(await as('zhao')(listViews, {})).toMatchObject([{ name: view.name, isMine: false, ownerName: '孙悦' }]);
  await sql`update operator set roles = array['reviewer'] where username = 'sun'`;
  expect(await as('zhao')(listViews, {})).toEqual([]);
  await sql`update operator set roles = array['editor'] where username = 'sun'`;
  await sql`update operator set roles = array['reviewer'] where username = 'zhao'`;
});

test('a second view of one name is refused, and so is an address that is none', async () => {
  await as('zhao')(createView, view);
  await expect(as('zhao')(createView, view)).rejects.toMatchObject({ name: 'operator.viewTaken' });
  await as('zhao')(createView, { ...view, list: 'product' });
  await expect(as('zhao')(createView, { ...view, name: '另一个', query: '//evil.example' })).rejects.toMatchObject({
    fields: { query: '筛选条件不正确' },
  });
});
