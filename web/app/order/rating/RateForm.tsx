import type { Output } from '@shuji/contract/call';
import { type getOrderRating, rateOrder } from '@shuji/contract/order/rating';
import type { OrderPage } from '@shuji/contract/order/schema';
import { rateOrder as rateOrderShape } from '@shuji/contract/order/schema/rating';
import { aspectsOf } from '@shuji/contract/rating/labels';
import { Input } from 'antd';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { toast } from '#app/ui/notify.ts';
import { StarsField } from './StarsField.tsx';

interface RateFormProps {
  order: Pick<OrderPage, 'id' | 'product'>;
  before: Output<typeof getOrderRating>['rating'];
  onDone: () => void;
}

export function RateForm({ order, before, onDone }: RateFormProps) {
  return (
    <div className="stack">
      <p className="muted">
        评价会显示在产品页面，评价人只显示为“认证需方”和名称的前两个字。7 日内且对方未答复的，可以修改。
      </p>
      <CallForm
        call={rateOrder}
        shape={rateOrderShape}
        fixed={{ id: order.id }}
        {...(before ? { initial: before } : {})}
        draft={`rate-${order.id}`}
        submit={before ? '保存修改' : '提交评价'}
        onDone={() => {
          toast.success('评价已提交');
          onDone();
        }}
      >
        {aspectsOf(Boolean(order.product.service)).map(([name, label]) => (
          <CallField key={name} name={name} label={label}>
            <StarsField />
          </CallField>
        ))}
        <CallField name="text">
          <Input.TextArea
            rows={4}
            maxLength={500}
            showCount
            placeholder="内容是否完整、准确，与说明是否相符，交付和支持如何"
          />
        </CallField>
      </CallForm>
    </div>
  );
}
