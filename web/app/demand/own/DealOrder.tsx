import { getDemandDeal } from '@shuji/contract/offer/match';
import { useCall } from '#app/lib/use-call.ts';
import { Select } from '#app/ui/Input.tsx';
import { Field } from '#app/ui/plain/Field.tsx';

interface DealOrderProps {
  demandId: string;
  value: string;
  onChange: (orderId: string) => void;
}

/** The order that came of it, if it was made here; silent when there is none to choose. */
export function DealOrder({ demandId, value, onChange }: DealOrderProps) {
  const { data } = useCall(getDemandDeal, { id: demandId });
  if (!data || data.candidates.length === 0) return null;
  return (
    <Field label="成交订单" hint="与接单方在本平台成交的订单；线下成交可以不选。">
      {(control) => (
        <Select
          {...control}
          empty="不关联订单"
          options={data.candidates.map(({ id, number, productName }) => ({
            value: id,
            label: `${number} ${productName}`,
          }))}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
