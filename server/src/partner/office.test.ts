import { listPartners } from '@shuji/contract/partner';
import { changePartner, createPartner, listOfficePartners, orderPartners } from '@shuji/contract/partner-office';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';

const { as } = await world();
const sun = as('sun');
const partner = { name: '滨海云计算', kind: 'technology' };

test('partners are shown in the order and while the editors want', async () => {
  const { id } = await sun(createPartner, partner);
  await sun(createPartner, { ...partner, name: '滨海大学', kind: 'research' });
  const shown = async () => (await as('visitor')(listPartners, {})).rows.map(({ name }) => name);
  expect(await shown()).toEqual(['滨海云计算', '滨海大学']);
  const ids = (await sun(listOfficePartners, {})).map((row) => row.id);
  await sun(orderPartners, { ids: ids.reverse() });
  expect(await shown()).toEqual(['滨海大学', '滨海云计算']);
  await sun(changePartner, { ...partner, id, isShown: false });
  expect(await shown()).toEqual(['滨海大学']);
  await expect(sun(createPartner, partner)).rejects.toMatchObject({ name: 'partner.taken' });
  await expect(sun(createPartner, { ...partner, name: '另一家', kind: 'none' })).rejects.toMatchObject({
    fields: { kind: expect.any(String) },
  });
});
