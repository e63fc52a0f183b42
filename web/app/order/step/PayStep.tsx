import { yuan } from '@shuji/contract/order/labels/fee';
import { payOrder as payOrderShape } from '@shuji/contract/order/schema/steps';
import { payOrder } from '@shuji/contract/order/steps';
import { Input } from 'antd';
import { Alert } from '#app/admin/Alert.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { DayField } from '#app/form/field/DayField.tsx';
import { UploadField } from '#app/form/upload/UploadField.tsx';
import { vendorWords } from '#app/product/labels.ts';
import { toast } from '#app/ui/notify.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { Price } from '#app/ui/plain/Price.tsx';
import { dayOf } from '#app/ui/time.ts';
import { Copied } from './Copied.tsx';
import styles from './NextStep.module.css';
import type { StepProps } from './step-props.ts';

const ways = {
  own: '请向以下账户转账。这是本订单的专属账号，款项到账后自动确认，无需上传凭证；请按应付金额一次付清。',
  centre: '请按以下信息转账，完成后上传付款凭证。交易中心核对到账后，供方开始交付。',
  unreached: '本订单的专属账号暂时没有取得，可以稍后刷新；也可以按以下信息向交易中心的账户转账，完成后上传付款凭证。',
};

/** The account to pay to, and the voucher that reports a payment which the bank does not report itself. */
export function PayStep({ order }: StepProps) {
  const { instruction } = order;
  const last = order.payments.at(-1);
  const way = instruction?.account ?? 'centre';
  return (
    <div className="stack">
      {last?.status === 'returned' && (
        <Alert title="付款凭证被退回，请核对后重新提交" tone="warn">
          {last.reason}
        </Alert>
      )}
      <p>{vendorWords(ways[way], order.product)}</p>
      {instruction && (
        <div className={`well ${styles.account}`}>
          <Facts
            facts={[
              ['应付金额', <Price key="amount" fen={(order.amount ?? 0) + order.fee.buyer} />],
              [
                '其中',
                order.fee.buyer > 0 && `合同总价 ¥${yuan(order.amount ?? 0)}，交易服务费 ¥${yuan(order.fee.buyer)}`,
              ],
              ['收款户名', <Copied key="name" label="收款户名" value={instruction.accountName} />],
              ['开户银行', <Copied key="bank" label="开户银行" value={instruction.bank} />],
              ['收款账号', <Copied key="number" label="收款账号" value={instruction.accountNumber} isStrong />],
              ['付款附言', <Copied key="reference" label="付款附言" value={instruction.reference} isStrong />],
            ]}
          />
        </div>
      )}
      {way === 'own' ? (
        <details>
          <summary>转账一个工作日后仍未确认？上传付款凭证，由交易中心核对</summary>
          <VoucherForm order={order} />
        </details>
      ) : (
        <VoucherForm order={order} />
      )}
    </div>
  );
}

function VoucherForm({ order }: Pick<StepProps, 'order'>) {
  return (
    <CallForm
      call={payOrder}
      shape={payOrderShape}
      fixed={{ id: order.id }}
      initial={{ payer: order.buyer.name, paidOn: dayOf(new Date().toISOString()) }}
      submit="提交付款凭证"
      onDone={() => {
        toast.success('付款凭证已提交，请等待交易中心核对');
      }}
    >
      <CallField name="voucher" hint="银行回单或转账截图，需能看清户名、金额与附言">
        <UploadField purpose="voucher" />
      </CallField>
      <CallField name="reference" hint="银行回单上的交易流水号；一笔转账只能支付一笔订单">
        <Input maxLength={60} />
      </CallField>
      <CallField name="payer">
        <Input maxLength={60} />
      </CallField>
      <CallField name="paidOn">
        <DayField max={dayOf(new Date().toISOString())} />
      </CallField>
    </CallForm>
  );
}
