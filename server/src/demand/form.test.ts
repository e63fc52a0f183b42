import { addDemand, getDemandDict } from '@shuji/contract/demand/calls';
import { getDemandSketch, keepDemandSketch } from '@shuji/contract/demand/sketch';
import { uploadFile } from '@shuji/contract/file/calls';
import { expect, test } from 'vitest';
import { demandForm, inDays } from '#test/demand-form.ts';
import { world } from '#test/world.ts';

const { as, sql } = await world();

async function faults(changes: Parameters<typeof demandForm>[0]): Promise<Record<string, string>> {
  const refused = await as('wang')(addDemand, demandForm(changes)).catch((error: unknown) => error);
  return (refused as { fields: Record<string, string> }).fields;
}

test('a submission names every missing field at once, and nothing is stored', async () => {
  const before = await sql`select id from demand`;
  const refused = await as('wang')(addDemand, { submit: true }).catch((error: unknown) => error);
  expect(Object.keys((refused as { fields: object }).fields).sort()).toEqual([
    'budgetMax',
    'budgetMin',
    'contact.name',
    'contact.phone',
    'deadline',
    'description',
    'industry',
    'kind',
    'title',
  ]);
  expect((await sql`select id from demand`).length).toBe(before.length);
});

test('each field says what is wrong with it', async () => {
  expect(await faults({ title: '数据' })).toEqual({ title: '标题需为 4–60 个字' });
  expect(await faults({ title: '长'.repeat(61) })).toEqual({ title: '标题不能超过 60 个字' });
  expect(await faults({ description: '太短' })).toEqual({ description: '需求描述需为 20–2000 个字' });
  expect(await faults({ deadline: inDays(-1) })).toEqual({ deadline: '截止日期需晚于今天' });
  expect(await faults({ budgetMin: 900, budgetMax: 800 })).toEqual({ budgetMax: '最高预算不能低于最低预算' });
  expect(await faults({ contact: { name: '王芳', phone: '12345', email: '' } })).toEqual({
    'contact.phone': '请填写正确的 11 位手机号',
  });
  expect(await faults({ industry: 'nothing' })).toEqual({ industry: '请从列表中选择所属行业' });
  expect(await faults({ coverage: ['999999'] })).toEqual({ coverage: '请选择有效的地区' });
});

test('a negotiable budget needs no numbers, and keeps none', async () => {
  const { id } = await as('wang')(addDemand, demandForm({ budgetMode: 'negotiable', budgetMin: 1, budgetMax: 2 }));
  const [row] = await sql`select budget_min, budget_max from demand where id = ${id}`;
  expect(row).toEqual({ budgetMin: null, budgetMax: null });
});

test('a misspelt field is refused, not dropped', async () => {
  expect(await faults({ tittle: '打错的字段' } as object)).toEqual({ tittle: '没有这个字段' });
});

test("someone else's file cannot be attached", async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  const file = await as('li').upload(uploadFile, { purpose: 'requirement' }, { name: '字段说明.png', bytes: png });
  await expect(as('wang')(addDemand, demandForm({ files: [file.id] }))).rejects.toMatchObject({
    name: 'file.notFound',
  });
});

test('only the attested publish', async () => {
  await expect(as('chen')(addDemand, demandForm())).rejects.toMatchObject({ name: 'door.needAttested' });
  await expect(as('visitor')(addDemand, demandForm())).rejects.toMatchObject({ name: 'door.signedOut' });
});

test('the dictionaries of a demand come in one call, provinces included', async () => {
  const dict = await as('visitor')(getDemandDict, {});
  expect(dict.industry.length).toBe(20);
  expect(dict.regions.length).toBeGreaterThan(30);
});

test('a form written before attestation is stored with the account, encrypted, until a demand is saved', async () => {
  const { files: _, submit: __, ...words } = demandForm();
  await as('chen')(keepDemandSketch, words);
  await as('chen')(keepDemandSketch, { ...words, title: '改过一次的标题' });
  expect((await as('chen')(getDemandSketch, {}))?.words).toMatchObject({
    title: '改过一次的标题',
    contact: words.contact,
  });
  const [row] = await sql<{ contentSealed: string }[]>`select content_sealed from demand_sketch`;
  expect(row?.contentSealed).not.toContain('改过');
  await as('wang')(keepDemandSketch, words);
  await as('wang')(addDemand, demandForm({ submit: false }));
  expect(await as('wang')(getDemandSketch, {})).toBeNull();
});
