import {
  confirmReceipt,
  exportReceipts,
  importStatement,
  listAllReceipts,
  listReceipts,
} from '@shuji/contract/receipt/calls';
import { isPlain, receiptColumns, receiptSources, receiptStatus } from '@shuji/contract/receipt/labels';
import type { ReceiptRow } from '@shuji/contract/receipt/schema';
import { Link } from 'react-router';
import { Allowed } from '#app/admin/Allowed.tsx';
import { LinkButton } from '#app/admin/Button.tsx';
import { choice, keyword, period } from '#app/admin/list/filters.ts';
import { queuePage } from '#app/admin/list/QueuePage.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { api } from '#app/lib/api.ts';
import { Refused } from '#app/lib/failure.ts';
import { Sum } from '#app/order/settlement/Sum.tsx';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { minuteOf } from '#app/ui/time.ts';
import { Match } from './Match.tsx';
import { ReceiptSteps } from './ReceiptSteps.tsx';

export const meta = pageTitle('银行到账');

const words = keyword('付款户名、附言、流水号或订单编号');
const days = period('收到日期');

/** Money that a bank reports: what waits for a person, and all there ever was. */
export default queuePage({
  title: '银行到账',
  lead: '银行流水里的收入，以及订单专属账号的到账。确认后订单进入待交付；对不上的由您指定订单，或注明理由不入账。',
  label: '到账',
  actions: (
    <Allowed call={importStatement}>
      <LinkButton look="primary" to={href('officeStatement')}>
        导入银行流水
      </LinkButton>
    </Allowed>
  ),
  views: [
    {
      value: 'waiting',
      label: '待处理',
      call: listReceipts,
      filters: [words, days],
      empty: { title: '没有待处理的到账', text: '导入银行流水后，收入逐笔出现在这里，等得最久的排在最前。' },
      cells: { decision: (row) => <ReceiptSteps row={row} /> },
      bulk: [
        {
          label: '确认到账',
          text: '与订单相符的各笔确认后，订单进入待交付；超过财务双人复核金额的提交复核；不相符的保持不动。',
          call: confirmReceipt,
          run: confirmQuietly,
        },
      ],
    },
    {
      value: 'all',
      label: '全部到账',
      call: listAllReceipts,
      exports: exportReceipts,
      filters: [words, choice('status', '状态', receiptStatus), choice('source', '来源', receiptSources), days],
      cells: { decision: (row) => <Decision row={row} /> },
    },
  ],
  list: 'receipt',
  columns: receiptColumns,
  caption: '银行到账',
  unit: '笔到账',
  nothing: '没有符合条件的到账',
  nameOf: (row) => `${row.payer || '未列付款户名'} ${row.paidOn}`,
  cells: {
    payer: (row) => row.payer || '—',
    amount: {
      align: 'right',
      cell: (row) => (
        <strong>
          <Sum fen={row.amount} />
        </strong>
      ),
    },
    paidOn: (row) => row.paidOn,
    remark: (row) => row.remark || '—',
    serial: (row) => (
      <span>
        {row.serial ?? '—'}
        <span className="small muted block">
          {receiptSources[row.source]} · {row.bank}
        </span>
      </span>
    ),
    order: ({ order }) =>
      order ? (
        <span>
          <Link to={href('officeOrder', { id: order.id })}>{order.number}</Link>
          <span className="small muted block">{order.buyerName}</span>
        </span>
      ) : (
        '—'
      ),
    verdict: (row) => (row.status === 'waiting' ? <Match {...row} addsUp={row.together.length > 0} /> : '—'),
    receivedAt: (row) => minuteOf(row.receivedAt),
    decision: (row) => <Decision row={row} />,
  },
});

async function confirmQuietly({ id, order }: ReceiptRow): Promise<string | undefined> {
  if (!order) throw new Refused(0, '没有找到订单，请先指定订单');
  if (!isPlain(order.comparison)) throw new Refused(0, '付款方或附言与订单不完全一致，请逐笔核对后确认');
  const { isWaiting } = await api(confirmReceipt, { id, orderId: order.id }, { quiet: true });
  return isWaiting ? '超过财务双人复核金额，已提交，待另一名财务人员复核' : undefined;
}

function Decision({ row }: { row: ReceiptRow }) {
  if (row.status === 'dismissed') return <ReceiptSteps row={row} />;
  return <Tag tone={row.status === 'confirmed' ? 'good' : 'action'}>{receiptStatus[row.status]}</Tag>;
}
