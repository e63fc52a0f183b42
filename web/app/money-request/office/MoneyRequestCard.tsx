import { decideMoneyRequest, withdrawMoneyRequest } from '@shuji/contract/money-request/calls';
import type { MoneyRequest } from '@shuji/contract/money-request/schema';
import { payoutKinds } from '@shuji/contract/order/labels/payout';
import { Alert } from '#app/admin/Alert.tsx';
import { ApprovalCard } from '#app/approval/ApprovalCard.tsx';
import { OtherUses } from '#app/order/office/OtherUses.tsx';
import { PayeeAccount } from '#app/order/office/PayeeAccount.tsx';
import { PaymentFacts } from '#app/order/office/PaymentFacts.tsx';
import { yuanOf } from '#app/ui/money.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';

/** One sum as the second person compares it with the bank. */
export function MoneyRequestCard({ request }: { request: MoneyRequest }) {
  const { kind, amount, productName } = request;
  const isIncome = kind === 'payment.confirm';
  const step = isIncome ? '确认到账' : '登记转账';
  return (
    <ApprovalCard
      title={`${step} ¥${yuanOf(amount)}：${productName}`}
      request={request}
      decide={decideMoneyRequest}
      withdraw={withdrawMoneyRequest}
      effect={
        isIncome
          ? '同意即表示您也已在银行流水中看到这笔款项。批准后立即确认到账，订单进入下一步。'
          : '同意即表示您也已在网上银行看到这笔转账。批准后立即登记，收款方会收到通知。'
      }
      needsNote
    >
      {request.payment && <Voucher request={request} payment={request.payment} />}
      {request.receipts.map((receipt) => (
        <Receipt key={receipt.id} request={request} receipt={receipt} />
      ))}
      {request.payout && <Payout request={request} payout={request.payout} />}
    </ApprovalCard>
  );
}

interface Part {
  request: MoneyRequest;
}

function Voucher({ payment }: Part & { payment: NonNullable<MoneyRequest['payment']> }) {
  return (
    <>
      {payment.otherUses.length > 0 && (
        <Alert tone="warn" title="该凭证或流水号还曾用于其他订单">
          <OtherUses uses={payment.otherUses} />
        </Alert>
      )}
      <PaymentFacts row={payment} />
    </>
  );
}

function Receipt({ request, receipt }: Part & { receipt: MoneyRequest['receipts'][number] }) {
  return (
    <Facts
      facts={[
        ['订单编号', request.orderNumber],
        ['需方', request.buyerName],
        ['供方', request.sellerName],
        ['付款户名', receipt.payer || '未列付款户名'],
        ['到账金额', `¥${yuanOf(receipt.amount)}`],
        ['到账日期', receipt.paidOn],
        ['附言或摘要', receipt.remark || '—'],
        ['银行流水号', `${receipt.serial ?? '—'}（${receipt.bank}）`],
      ]}
    />
  );
}

function Payout({ request, payout }: Part & { payout: NonNullable<MoneyRequest['payout']> }) {
  return (
    <Facts
      facts={[
        ['订单编号', request.orderNumber],
        ['款项', payoutKinds[payout.side]],
        ['收款方', payout.partyName],
        ['收款账户', <PayeeAccount key="account" row={payout} />],
        ['应转金额', `¥${yuanOf(payout.amount)}`],
        ['转账日期', request.transfer?.paidOn],
        ['转账凭证号', request.transfer?.voucherNumber],
        ['备注', request.transfer?.note || '—'],
      ]}
    />
  );
}
