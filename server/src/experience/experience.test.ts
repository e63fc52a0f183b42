import * as calls from '@shuji/contract/experience/calls';
import { uploadFile } from '@shuji/contract/file/calls';
import { describe, expect, it } from 'vitest';
import { newcomer } from '#test/newcomers.ts';
import { world } from '#test/world.ts';

const { as, sql } = await world();
const { deleteExperience, listExperiences, getExperience, reviewExperience, saveExperience, submitExperience } = calls;

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

async function deal() {
  const proof = await as('li').upload(uploadFile, { purpose: 'proof' }, { name: '验收单.pdf', bytes: pdf });
  return {
    role: 'seller' as const,
    productName: '城市空气质量小时数据',
    counterparty: '海联供应链管理有限公司',
    amount: 12_000_000,
    dealtOn: '2025-06-30',
    summary: '按合同分四批交付全年小时数据，均一次验收合格，并提供接口文档与培训。',
    proofs: [proof.id],
  };
}

describe('trading experience', () => {
  it('is saved half-written, refused with every gap named, and sent when whole', async () => {
    const { id } = await as('li')(saveExperience, { productName: '城市空气质量小时数据' });
    await expect(as('li')(submitExperience, { id })).rejects.toMatchObject({
      fields: {
        role: expect.any(String),
        counterparty: expect.any(String),
        dealtOn: expect.any(String),
        proofs: expect.any(String),
      },
    });
    await as('li')(saveExperience, { id, ...(await deal()) });
    await as('li')(submitExperience, { id });
    expect(await as('li')(getExperience, { id })).toMatchObject({
      status: 'pending',
      amount: 12_000_000,
      proofs: [{ name: '验收单.pdf' }],
    });
    await expect(as('li')(saveExperience, { id, productName: '改名' })).rejects.toMatchObject({
      name: 'application.notEditable',
    });
  });

  it('did not happen tomorrow', async () => {
    const { id } = await as('li')(saveExperience, { ...(await deal()), dealtOn: '2999-01-01' });
    await expect(as('li')(submitExperience, { id })).rejects.toMatchObject({
      fields: { dealtOn: expect.stringContaining('不能晚于今天') },
    });
  });

  it('is deleted as a draft or once refused, not while it waits', async () => {
    const { id } = await as('li')(saveExperience, await deal());
    await as('li')(submitExperience, { id });
    await expect(as('li')(deleteExperience, { id })).rejects.toMatchObject({ name: 'application.notRemovable' });
    await as('zhao')(reviewExperience, { id, decision: 'refuse', reason: '证明材料与所述不符' });
    await as('li')(deleteExperience, { id });
    const { rows } = await as('li')(listExperiences, {});
    expect(rows.map((row) => row.id)).not.toContain(id);
    await expect(as('li')(getExperience, { id })).rejects.toMatchObject({ name: 'door.notFound' });
  });

  it('of another party is not found, exactly as one that never was', async () => {
    const { id } = await as('li')(saveExperience, {});
    const other = as(await newcomer(sql, 'attested'));
    const never = '01900000-0000-7000-8000-0000000000ff';
    for (const call of [getExperience, submitExperience, deleteExperience]) {
      const strange = await other(call, { id }).catch((error: Error) => error.message);
      const missing = await other(call, { id: never }).catch((error: Error) => error.message);
      expect(strange).toBe(missing);
    }
    await expect(other(saveExperience, { id })).rejects.toMatchObject({ name: 'door.notFound' });
  });
});
