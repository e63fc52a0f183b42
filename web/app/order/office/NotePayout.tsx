import { payoutKinds } from '@shuji/contract/order/labels/payout';
import { notePayout } from '@shuji/contract/order/payout';
import { notePayout as notePayoutShape, type PayoutRow } from '@shuji/contract/order/schema/payout';
import { Input } from 'antd';
import { useState } from 'react';
import { useAllowed } from '#app/admin/Allowed.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Dialog } from '#app/admin/Dialog.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { DayField } from '#app/form/field/DayField.tsx';
import { yuanOf } from '#app/ui/money.ts';
import { dayOf } from '#app/ui/time.ts';
import { toastDone, twoWords } from './SecondPerson.tsx';

/** Notes a transfer that was made; the sum is reckoned, not typed. */
export function NotePayout({ row }: { row: PayoutRow }) {
  const [isOpen, setIsOpen] = useState(false);
  const today = dayOf(new Date().toISOString());
  const isAllowed = useAllowed();
  if (!isAllowed(notePayout)) return null;
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        登记转账
      </Button>
      <Dialog open={isOpen} title={`登记${payoutKinds[row.side]}`} onClose={() => setIsOpen(false)}>
        <p>
          向 {row.partyName} 转账 <strong>¥{yuanOf(row.amount)}</strong>
          {row.account && `（${row.account.bank}，尾号 ${row.account.number.slice(-4)}）`}，附言 {row.orderNumber}
          。请在银行转账完成后登记，{twoWords(row)}
          收款方会收到通知；登记有误的，由另一位财务人员在“已登记”中撤销后，可以重新登记。
        </p>
        <CallForm
          call={notePayout}
          shape={notePayoutShape}
          fixed={{ id: row.orderId, side: row.side }}
          initial={{ paidOn: today }}
          onDone={(answer) => {
            setIsOpen(false);
            toastDone(answer, '已登记转账');
          }}
          footer={({ busy }) => (
            <div className="row">
              <Button onClick={() => setIsOpen(false)}>返回</Button>
              <Button look="primary" type="submit" busy={busy}>
                {row.hands === 'one' ? '确认登记' : '提交复核'}
              </Button>
            </div>
          )}
        >
          <CallField name="paidOn">
            <DayField max={today} />
          </CallField>
          <CallField name="voucherNumber">
            <Input maxLength={40} />
          </CallField>
          <CallField name="note">
            <Input maxLength={200} />
          </CallField>
        </CallForm>
      </Dialog>
    </>
  );
}
