import { assignReceipt, confirmReceipt, confirmReceipts, dismissReceipt } from '@shuji/contract/receipt/calls';
import { isConfirmable, likenesses } from '@shuji/contract/receipt/labels';
import {
  assignReceipt as assignShape,
  dismissReceipt as dismissShape,
  type ReceiptRow,
} from '@shuji/contract/receipt/schema';
import { Input } from 'antd';
import { useState } from 'react';
import { Allowed, useAllowed } from '#app/admin/Allowed.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Dialog } from '#app/admin/Dialog.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { ReasonStep } from '#app/form/ReasonStep.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { isAwaited, SecondPersonNote, toastDone, twoWords } from '#app/order/office/SecondPerson.tsx';
import { yuanOf } from '#app/ui/money.ts';
import { ask } from '#app/ui/notify.ts';

/** The decisions open about money that pays no order yet; a dismissed sum may still be assigned. */
export function ReceiptSteps({ row }: { row: ReceiptRow }) {
  const isWaiting = row.status === 'waiting';
  if (isAwaited(row)) return <SecondPersonNote {...row} />;
  return (
    <div className="row">
      {isWaiting && <SecondPersonNote {...row} />}
      {!isWaiting && (
        <span>
          <Tag>不入账</Tag> <span className="small muted">{row.reason}</span>
        </span>
      )}
      {isWaiting && isConfirmable(row.verdict) && row.order && <Confirm row={row} order={row.order} />}
      {row.together.length > 0 && row.order && <ConfirmTogether row={row} order={row.order} />}
      <Assign row={row} />
      {isWaiting && (
        <ReasonStep
          call={dismissReceipt}
          shape={dismissShape}
          id={row.id}
          words="不入账"
          text={`${row.payer || '未列付款户名'}转入的 ¥${yuanOf(row.amount)} 不作为任何订单的货款。款项须原路退回的，请在银行办理后注明；以后仍可在“全部到账”中指定订单。`}
          done="已记为不入账"
          isQuiet
        />
      )}
    </div>
  );
}

function Confirm({ row, order }: OfOrder) {
  const { send, busy } = useMutationOf(confirmReceipt);

  async function confirm() {
    const isSure = await ask({
      title: '确认到账',
      text: `${row.payer || '付款方'}转入 ¥${yuanOf(row.amount)}，支付订单 ${order.number}“${order.productName}”，需方 ${order.buyerName}。${doubtWords(row, order)}${twoWords(row)}确认后供方开始交付。`,
      confirm: row.hands === 'one' ? '确认到账' : '提交复核',
      cancel: '取消',
    });
    const sent = isSure && (await send({ id: row.id, orderId: order.id }));
    if (sent) toastDone(sent.data, '已确认到账');
  }

  return (
    <Allowed call={confirmReceipt}>
      <Button look="primary" size="small" busy={busy} onClick={() => void confirm()}>
        确认到账
      </Button>
    </Allowed>
  );
}

function doubtWords({ payer }: ReceiptRow, { comparison, buyerName }: OfOrder['order']): string {
  if (comparison.payer === 'same') return '';
  return payer
    ? `付款户名“${payer}”与“${buyerName}”${likenesses[comparison.payer]}，请核对。`
    : '流水没有列出付款户名，请核对。';
}

interface OfOrder {
  row: ReceiptRow;
  order: NonNullable<ReceiptRow['order']>;
}

/** Several transfers that make up one payment are confirmed at once. */
function ConfirmTogether({ row, order }: OfOrder) {
  const { send, busy } = useMutationOf(confirmReceipts);
  const ids = [row.id, ...row.together];

  async function confirm() {
    const isSure = await ask({
      title: '合并确认到账',
      text: `${ids.length} 笔到账合计 ¥${yuanOf(order.payable ?? 0)}，等于订单 ${order.number}“${order.productName}”的应付金额，需方 ${order.buyerName}。请确认它们都支付该订单。确认后供方开始交付。`,
      confirm: '合并确认',
      cancel: '取消',
    });
    const sent = isSure && (await send({ ids, orderId: order.id }));
    if (sent) toastDone(sent.data, `已确认 ${ids.length} 笔到账`);
  }

  return (
    <Allowed call={confirmReceipts}>
      <Button look="primary" size="small" busy={busy} onClick={() => void confirm()}>
        合并确认 {ids.length} 笔
      </Button>
    </Allowed>
  );
}

function Assign({ row }: { row: ReceiptRow }) {
  const [isOpen, setIsOpen] = useState(false);
  const isAllowed = useAllowed();
  if (!isAllowed(assignReceipt)) return null;
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        指定订单
      </Button>
      <Dialog open={isOpen} title="指定订单" onClose={() => setIsOpen(false)}>
        <p>
          {row.payer || '未列付款户名'}转入 <strong>¥{yuanOf(row.amount)}</strong>
          {row.remark && `，附言“${row.remark}”`}
          。请填写它支付的订单；金额与应付一致才能确认，{twoWords(row)}确认后供方开始交付。
        </p>
        <CallForm
          call={assignReceipt}
          shape={assignShape}
          fixed={{ id: row.id }}
          onDone={(answer) => {
            setIsOpen(false);
            toastDone(answer, '已确认到账');
          }}
          footer={({ busy }) => (
            <div className="row">
              <Button onClick={() => setIsOpen(false)}>返回</Button>
              <Button look="primary" type="submit" busy={busy}>
                {row.hands === 'one' ? '确认到账' : '提交复核'}
              </Button>
            </div>
          )}
        >
          <CallField name="number" hint="例如 DD-2026-7K3M9-QWX4T">
            <Input maxLength={30} />
          </CallField>
        </CallForm>
      </Dialog>
    </>
  );
}
