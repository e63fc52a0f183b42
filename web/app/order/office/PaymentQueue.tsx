import { paymentStatus } from '@shuji/contract/order/labels';
import { paymentColumns } from '@shuji/contract/order/labels/office';
import {
  confirmPayment,
  exportPayments,
  listAllPayments,
  listPayments,
  returnPayment,
} from '@shuji/contract/order/office';
import { type PaymentRow, returnPayment as returnPaymentShape } from '@shuji/contract/order/schema/office';
import { Link } from 'react-router';
import { Alert } from '#app/admin/Alert.tsx';
import { Allowed } from '#app/admin/Allowed.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { ExportButtons } from '#app/admin/list/ExportButtons.tsx';
import { choice, keyword, period } from '#app/admin/list/filters.ts';
import { ListFilter } from '#app/admin/list/ListFilter.tsx';
import { queuePage } from '#app/admin/list/QueuePage.tsx';
import { useList } from '#app/admin/list/use-list.ts';
import { Tag } from '#app/admin/Tag.tsx';
import { ReasonStep } from '#app/form/ReasonStep.tsx';
import { FileLink } from '#app/lib/FileLink.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { paymentTone } from '#app/order/labels.ts';
import { Sum } from '#app/order/settlement/Sum.tsx';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { yuanOf } from '#app/ui/money.ts';
import { ask } from '#app/ui/notify.ts';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { Price } from '#app/ui/plain/Price.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { OtherUses } from './OtherUses.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { isAwaited, SecondPersonAlert, toastDone, twoWords } from './SecondPerson.tsx';

export const meta = pageTitle('付款确认');

const words = keyword('订单编号、产品、付款方或流水号');
const days = period('提交日期');
const waitingFields = [words, days];

/** Payments that buyers report: those to confirm, and every submitted voucher with its outcome. */
export default queuePage({
  title: '付款确认',
  label: '付款',
  views: [
    { value: 'waiting', label: '待核对', view: Waiting },
    {
      value: 'all',
      label: '全部付款',
      call: listAllPayments,
      exports: exportPayments,
      filters: [words, choice('status', '状态', paymentStatus), days],
    },
  ],
  list: 'payment',
  columns: paymentColumns,
  caption: '付款',
  unit: '笔付款',
  nothing: '没有符合条件的付款',
  cells: {
    order: (row) => <Link to={href('officeOrder', { id: row.orderId })}>{row.orderNumber}</Link>,
    product: (row) => row.productName,
    buyer: (row) => row.buyerName,
    payer: (row) => row.payer,
    seller: (row) => row.sellerName,
    amount: { align: 'right', cell: (row) => <Sum fen={row.amount} /> },
    paidOn: (row) => row.paidOn,
    reference: (row) => row.reference ?? '—',
    submittedAt: (row) => minuteOf(row.submittedAt),
    voucher: (row) => (row.voucher ? <FileLink file={row.voucher} /> : '银行到账'),
    decidedAt: (row) => minuteOf(row.decidedAt) || '—',
    status: (row) => <Tag tone={paymentTone[row.status]}>{paymentStatus[row.status]}</Tag>,
    reason: (row) => row.reason ?? '—',
    otherUses: (row) => <OtherUses uses={row.otherUses} />,
  },
});

// Each card shows every value to compare with the bank's statement.
function Waiting() {
  const { data, error, reload, filter, isNarrowed } = useList(listPayments, waitingFields);
  return (
    <>
      <ListFilter fields={waitingFields} />
      {!data && (
        <Card>
          <Fallback noun="列表" error={error} onAgain={reload} />
        </Card>
      )}
      {data?.rows.length === 0 && (
        <Card>
          {isNarrowed ? (
            <Empty title="没有符合条件的付款" text="放宽筛选条件再试试。" />
          ) : (
            <Empty title="没有待核对的付款" text="需方提交付款凭证后会出现在这里，等得最久的排在最前。" />
          )}
        </Card>
      )}
      {data && data.rows.length > 0 && (
        <>
          <div className="row between">
            <span className="muted">共 {data.total} 笔待核对</span>
            <div className="row">
              <Allowed call={exportPayments}>
                <ExportButtons call={exportPayments} input={{ ...filter, status: 'pending' }} />
              </Allowed>
            </div>
          </div>
          {data.rows.map((row) => (
            <Payment key={row.id} row={row} />
          ))}
          <Pager total={data.total} capped={data.capped} unit="笔付款" />
        </>
      )}
    </>
  );
}

function Payment({ row }: { row: PaymentRow }) {
  const { send, busy } = useMutationOf(confirmPayment);

  async function confirm() {
    const isSure = await ask({
      title: '确认到账',
      text: `请确认结算账户已收到 ${row.payer} 转入的 ${yuanOf(row.amount)} 元，附言 ${row.orderNumber}。${twoWords(row)}${row.isDisputed ? '确认后款项按争议处理结果分配。' : '确认后订单进入待交付。'}`,
      confirm: row.hands === 'one' ? '确认到账' : '提交复核',
      cancel: '取消',
    });
    const sent = isSure && (await send({ id: row.id }));
    if (sent) toastDone(sent.data, '已确认到账');
  }

  return (
    <Card title={row.productName} extra={<Price fen={row.amount} />}>
      <div className="stack">
        {row.isDisputed && (
          <Alert tone="warn" title="该订单争议中">
            请先核对到账或退回凭证，再处理争议：到账的款项由争议处理结果决定去向。
          </Alert>
        )}
        {row.otherUses.length > 0 && (
          <Alert tone="warn" title="该凭证或流水号还曾用于其他订单">
            <OtherUses uses={row.otherUses} />
            <p>请与银行流水逐笔核对，确认这笔款项支付的是本订单；已支付其他订单的，请退回凭证。</p>
          </Alert>
        )}
        <PaymentFacts row={row} />
        <SecondPersonAlert {...row} />
        {!isAwaited(row) && (
          <div className="row">
            <Allowed call={confirmPayment}>
              <Button look="primary" busy={busy} onClick={confirm}>
                确认到账
              </Button>
            </Allowed>
            <ReasonStep
              call={returnPayment}
              shape={returnPaymentShape}
              id={row.id}
              words="退回凭证"
              text="退回后需方可以重新提交凭证，理由会告知需方。"
              done="已退回"
            />
          </div>
        )}
      </div>
    </Card>
  );
}
