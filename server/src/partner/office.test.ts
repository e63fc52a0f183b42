import { listPartners } from '@shuji/contract/partner/calls';
import { changePartner, createPartner, listOfficePartners, orderPartners } from '@shuji/contract/partner/office';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';

const { as } = await world();
const sun = as('sun');
const partner = { name: '滨海云计算', kind: 'technology' };

const markNow = async (id: string) => (await sun(listOfficePartners, {})).find((row) => row.id === id)?.mark ?? '';

test('partners are shown in the order and while the editors want', async () => {
  const { id } = await sun(createPartner, partner);
  await sun(createPartner, { ...partner, name: '滨海大学', kind: 'research' });
  const shown = async () => (await as('visitor')(listPartners, {})).rows.map(({ name }) => name);
  expect(await shown()).toEqual(['滨海云计算', '滨海大学']);
  const ids = (await sun(listOfficePartners, {})).map((row) => row.id);
  await sun(orderPartners, { ids: ids.reverse() });
  expect(await shown()).toEqual(['滨海大学', '滨海云计算']);
  await sun(changePartner, { ...partner, id, mark: await markNow(id), isShown: false });
  expect(await shown()).toEqual(['滨海大学']);
  await expect(sun(createPartner, partner)).rejects.toMatchObject({ name: 'partner.taken' });
  await expect(sun(createPartner, { ...partner, name: '另一家', kind: 'none' })).rejects.toMatchObject({
    fields: { kind: expect.any(String) },
  });
});

test('the second of two editors who began with the same words learns of the first', async () => {
  const { id } = await sun(createPartner, { ...partner, name: '滨海港务' });
  const mark = await markNow(id);
  await sun(changePartner, { ...partner, id, mark, name: '滨海港务集团' });
  const late = sun(changePartner, { ...partner, id, mark, name: '滨海港口' });
  await expect(late).rejects.toMatchObject({
    name: 'partner.changedMeanwhile',
    fields: { mark: expect.stringMatching(/^孙悦于 .+ 保存了修改/) },
  });
  await sun(orderPartners, { ids: (await sun(listOfficePartners, {})).map((row) => row.id).reverse() });
  await sun(changePartner, { ...partner, id, mark: await markNow(id), name: '滨海港口' });
});
