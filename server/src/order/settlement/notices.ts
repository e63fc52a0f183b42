// Word that money waits for an account to go to.
import type { Tx } from '#src/db/open.ts';
import { findBankAccount } from '#src/merchant/queries-bank.ts';
import { notify } from '#src/notice/actions.ts';
import type { OrderRow } from '#src/order/queries.ts';

/** No message where the supplier has entered a bank account. */
export async function askForAccount(
  db: Tx,
  {
    id,
    number,
    productName,
    sellerPartyId: partyId,
  }: Pick<OrderRow, 'id' | 'number' | 'productName' | 'sellerPartyId'>,
  now: Date,
): Promise<void> {
  if (await findBankAccount(db, { partyId })) return;
  await notify(
    db,
    { partyId },
    {
      topic: 'order',
      key: `order ${id} account`,
      title: `订单 ${number}：货款待结算，请填写收款账户`,
      text: `“${productName}”的货款已可结算，填写收款账户后由交易中心转出`,
      link: '/mycenter/bank',
      isImportant: true,
      now,
    },
  );
}
