import { isServiceType } from '@shuji/contract/product/labels';
import { needsTiers, serviceWays } from '@shuji/contract/product/labels/form';
import { Form } from 'antd';
import { FormPart } from '#app/product/editor/FormPart.tsx';
import { ListHead } from '#app/product/market/ListHead.tsx';
import { ProductField } from './ProductField.tsx';
import { TiersEditor } from './TiersEditor.tsx';

export function TradeSection() {
  const form = Form.useFormInstance();
  const mode: string | null = Form.useWatch('priceMode', form) ?? null;
  const isService = isServiceType(Form.useWatch('productType', form) ?? null);
  const within = (field: keyof typeof serviceWays) => (code: string) =>
    !isService || serviceWays[field].some((way) => way === code);
  return (
    <FormPart id="trade">
      <div className="fields">
        <ProductField name="delivery" only={within('delivery')} />
        <ProductField
          name="priceMode"
          only={within('priceMode')}
          hint="面议：由您在收到申请后报价；免费：跳过支付，仍需签约。"
        />
      </div>
      {needsTiers(mode) && (
        <>
          <ListHead name="tiers" required hint="至少一个；列表里显示最低的售价。" />
          <TiersEditor mode={mode} isPriceOnly={isService} />
        </>
      )}
    </FormPart>
  );
}
