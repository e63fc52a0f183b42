// What an objector is told; the supplier is told by the product.
import type { ObjectionStatus } from '@shuji/contract/objection';
import type { Tx } from '#src/db/open.ts';
import { notify } from '#src/notice/actions.ts';

const said: Record<Exclude<ObjectionStatus, 'open'>, string> = {
  upheld: '经核实成立',
  dismissed: '经核实不成立',
  lapsed: '已随公示终止',
};

export async function tellObjector(
  db: Tx,
  { id, accountId }: { id: string; accountId: string },
  productName: string,
  status: Exclude<ObjectionStatus, 'open'>,
  reason: string,
  now: Date,
): Promise<void> {
  await notify(
    db,
    { accountId },
    {
      topic: 'product',
      key: `objection ${id} ${status}`,
      title: `您对公示产品“${productName}”提出的异议${said[status]}`,
      text: reason,
      link: '/mycenter/objection',
      isImportant: true,
      now,
    },
  );
}
