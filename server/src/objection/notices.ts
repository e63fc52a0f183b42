// Messages to an objector; the product's own messages reach the supplier.
import type { ObjectionStatus } from '@shuji/contract/objection/labels';
import { vendorOfType } from '@shuji/contract/product/labels';
import type { Tx } from '#src/db/open.ts';
import { notify } from '#src/notice/actions.ts';
import type { ObjectionRow } from './queries.ts';

type Happening = Exclude<ObjectionStatus, 'open'> | 'answered';

const texts: Record<Happening, string> = {
  answered: '已由供方答复',
  upheld: '经核实成立',
  dismissed: '经核实不成立',
  lapsed: '已随公示终止',
};

export async function notifyObjector(
  db: Tx,
  { id, accountId, productName, productType }: Pick<ObjectionRow, 'id' | 'accountId' | 'productName' | 'productType'>,
  happening: Happening,
  text: string,
  now: Date,
): Promise<void> {
  await notify(
    db,
    { accountId },
    {
      topic: 'product',
      key: `objection ${id} ${happening}`,
      title: `您对公示产品“${productName}”提出的异议${texts[happening].replace('供方', vendorOfType(productType))}`,
      text,
      link: '/mycenter/objection',
      isImportant: true,
      now,
    },
  );
}
