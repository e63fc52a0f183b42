import { counterOffer } from '@shuji/contract/offer/calls';
import { counterOffer as counterOfferShape, type DemandOfOffer, type Offer } from '@shuji/contract/offer/schema';
import { vendorOfType } from '@shuji/contract/product/labels';
import { Button, Input, InputNumber } from 'antd';
import { Card } from '#app/admin/Card.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { MoneyField } from '#app/form/field/MoneyField.tsx';
import { toast } from '#app/ui/notify.ts';
import { lastOf } from './labels.ts';

interface CounterFormProps {
  offer: Offer;
  demand: DemandOfOffer;
  onDone: () => void;
  onCancel: () => void;
}

/** The owner's word: another price, another term, and why. */
export function CounterForm({ offer, demand, onDone, onCancel }: CounterFormProps) {
  const now = lastOf(offer.rounds, 'seller');
  return (
    <Card title={`向${offer.sellerName}还价`}>
      <CallForm
        key={offer.id}
        call={counterOffer}
        shape={counterOfferShape}
        fixed={{ id: offer.id, round: offer.rounds.length }}
        initial={{ termMonths: now?.termMonths ?? 12 }}
        onDone={() => {
          toast.success(`还价已发给${vendorOfType(demand.kind)}`);
          onDone();
        }}
        footer={({ busy }) => (
          <div className="row">
            <Button type="primary" htmlType="submit" loading={busy}>
              发出还价
            </Button>
            <Button onClick={onCancel}>取消</Button>
          </div>
        )}
      >
        <div className="fields">
          <CallField name="price">
            <MoneyField />
          </CallField>
          <CallField name="termMonths">
            <InputNumber min={1} max={120} precision={0} suffix="个月" style={{ width: '100%' }} />
          </CallField>
        </div>
        <CallField name="note">
          <Input.TextArea
            rows={3}
            maxLength={500}
            showCount
            placeholder="例如：按三年期采购，希望总价控制在 5 万元以内"
          />
        </CallField>
      </CallForm>
    </Card>
  );
}
