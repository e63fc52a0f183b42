import { saveExperience, submitExperience } from '@shuji/contract/experience/calls';
import { uploadFile } from '@shuji/contract/file/calls';
import type { World } from './world.ts';

/** A deal from before the market that 李 has registered and submitted; gives its id. */
export async function aSubmittedExperience({ as }: Pick<World, 'as'>): Promise<string> {
  const proof = await as('li').upload(
    uploadFile,
    { purpose: 'proof' },
    { name: '验收单.pdf', bytes: Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nendobj\n%%EOF\n') },
  );
  const { id } = await as('li')(saveExperience, {
    role: 'seller',
    productName: '道路通行小时数据',
    counterparty: '海联供应链管理有限公司',
    amount: 88_000_00,
    dealtOn: '2025-03-01',
    summary: '按月交付全年道路通行小时数据，经对方验收合格并续签一年。',
    proofs: [proof.id],
  });
  await as('li')(submitExperience, { id });
  return id;
}
