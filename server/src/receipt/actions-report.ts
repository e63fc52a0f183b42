// The bank's own report about an order's account. Every genuine report is stored; a person decides one that does not fit.
import { randomUUIDv7 } from 'node:crypto';
import type { Parsed } from '@shuji/contract/call';
import { canonicalNumber } from '@shuji/contract/order/labels/bank-reference';
import { yuan } from '@shuji/contract/order/labels/fee';
import type * as calls from '@shuji/contract/receipt/calls';
import type { ReceiptVerdict } from '@shuji/contract/receipt/labels';
import type { Tx } from '#src/db/open.ts';
import type { PrepareContext, User, WriteContext } from '#src/http/context.ts';
import { inTwoSteps } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { notify } from '#src/notice/actions.ts';
import { lockOrder, type OrderRow } from '#src/order/queries.ts';
import { needsTwo } from '#src/order/settlement/queries-second-person.ts';
import type { BankReport } from '#src/providers/payment/payment.ts';
import { bookReceipt } from './actions.ts';
import { findByFingerprint, findReceipt, holdAgainst, insertReceipts, type Money } from './queries.ts';
import { numbersIn, verdictOf } from './rules.ts';

type Input = Parsed<typeof calls.reportReceipt>;

export const reportReceipt = inTwoSteps(
  async (input: Input, { providers }: PrepareContext<User | null>): Promise<BankReport> => {
    const report = await providers.payment.openReport(input);
    ensure(report, 'receipt.badReport');
    return report;
  },
  async (_: Input, { db, now }: WriteContext<User | null>, report) => {
    const money = moneyOf(report);
    const id = randomUUIDv7();
    const source = { source: 'account', statementId: null, bank: report.bank } as const;
    const [inserted] = await insertReceipts(db, [{ ...money, id }], source, now);
    if (!inserted) return { isConfirmed: await isConfirmedBefore(db, money) };
    const found = (await findReceipt(db, id, now))?.order;
    const order = found ? await lockOrder(db, found.id) : null;
    if (!order) return { isConfirmed: false };
    // Once more, for the order may have moved until its row was taken.
    const verdict = verdictOf(money.amount, await holdAgainst(db, id, order.id));
    // The bank's word replaces one person, not two: above the office's limit it waits for both.
    const isForTwo = verdict === 'matched' && (await needsTwo(db, money.amount));
    if (isForTwo || (verdict !== 'matched' && verdict !== 'booked')) {
      await notifyBuyer(db, { order, money, verdict, now });
      return { isConfirmed: false };
    }
    const note = `专属账号到账，银行流水号 ${money.serial}`;
    await bookReceipt(db, { id, money, order, verdict }, { by: 'system', actorId: null, note, now });
    return { isConfirmed: true };
  },
);

function moneyOf({ serial, accountNumber, amount, payer, paidOn, remark }: BankReport): Money {
  const number = canonicalNumber(serial);
  return {
    fingerprint: `S ${number}`,
    serial: number,
    accountNumber,
    amount,
    payer,
    paidOn,
    remark,
    numbers: numbersIn(remark),
  };
}

/** The same report again is answered as the first was; another sum under the same number is refused. */
async function isConfirmedBefore(db: Tx, { fingerprint, amount, accountNumber }: Money): Promise<boolean> {
  const known = await findByFingerprint(db, fingerprint);
  const isSame = known?.amount === amount && (known.accountNumber ?? accountNumber) === accountNumber;
  ensure(isSame, 'receipt.otherSum');
  return known.status === 'confirmed';
}

const buyerWords: Partial<Record<ReceiptVerdict, string>> = {
  short: '少于应付金额',
  over: '多于应付金额',
  paid: '但订单已经付过款',
  closed: '但订单已经结束',
};

async function notifyBuyer(
  db: Tx,
  { order, money, verdict, now }: { order: OrderRow; money: Money; verdict: ReceiptVerdict; now: Date },
): Promise<void> {
  await notify(
    db,
    { partyId: order.buyerPartyId },
    {
      topic: 'order',
      key: `receipt ${order.id} ${money.fingerprint}`,
      title: `订单 ${order.number}：专属账号收到的款项需要核对`,
      text: `“${order.productName}”：收到 ¥${yuan(money.amount)}${buyerWords[verdict] ? `，${buyerWords[verdict]}` : ''}，交易中心将核对并与您联系，请勿重复付款`,
      link: `/orderinfo?side=1&id=${order.id}`,
      isImportant: true,
      now,
    },
  );
}
