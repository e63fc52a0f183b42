// Messages to a supplier about the centre's decisions on a product.
import type { Tx } from '#src/db/open.ts';
import { notify } from '#src/notice/actions.ts';

const texts = {
  approve: { title: '已通过审核，进入公示', isImportant: false },
  correct: { title: '需要补正', isImportant: true },
  refuse: { title: '未通过审核', isImportant: true },
  register: { title: '已完成登记，可以上架', isImportant: true },
  object: { title: '在公示中收到一条异议，中心正在核实', isImportant: true },
  dismiss: { title: '收到的异议经核实不成立，公示继续', isImportant: true },
  uphold: { title: '收到的异议经核实成立', isImportant: true },
  suspend: { title: '已被暂停上架', isImportant: true },
  keep: { title: '的申诉未获支持，维持强制下架', isImportant: true },
  restore: { title: '已恢复，可以重新上架', isImportant: true },
  revoke: { title: '登记已被注销', isImportant: true },
};

function linkOf(step: keyof typeof texts, id: string): string {
  if (step === 'correct') return `/prodin?id=${id}`;
  return step === 'object' ? '/mycenter/objection?show=received' : `/myprod?id=${id}`;
}

export async function notifySupplier(
  db: Tx,
  product: { id: string; partyId: string; name: string },
  step: keyof typeof texts,
  reason: string | null,
  now: Date,
): Promise<void> {
  const { id, partyId, name } = product;
  const { title, isImportant } = texts[step];
  await notify(
    db,
    { partyId },
    {
      topic: 'product',
      key: `product ${id} ${step} ${now.toISOString()}`,
      title: `您的产品“${name}”${title}`,
      text: reason ?? '',
      link: linkOf(step, id),
      isImportant,
      now,
    },
  );
}
