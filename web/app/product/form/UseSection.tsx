import { isServiceType } from '@shuji/contract/product/labels';
import { onwardTransfer } from '@shuji/contract/product/labels/form';
import { Form, Input } from 'antd';
import { CallField } from '#app/form/field/CallField.tsx';
import { RadioField } from '#app/form/field/RadioField.tsx';
import { FormPart } from '#app/product/editor/FormPart.tsx';
import { ListHead } from '#app/product/market/ListHead.tsx';
import { optionsOf } from '#app/ui/options.ts';
import { UseCasesEditor } from './UseCasesEditor.tsx';

const transfers = optionsOf(onwardTransfer);

export function UseSection() {
  const isService = isServiceType(Form.useWatch('productType', Form.useFormInstance()) ?? null);
  return (
    <FormPart id="use">
      <ListHead
        name="useCases"
        hint={isService ? '选填，最多 6 个：为谁做过、结果如何。' : '选填，最多 6 个：谁用它做了什么、效果如何。'}
      />
      <UseCasesEditor />
      <ListHead
        name="limits"
        hint={isService ? '需方怎样使用成果；写入合同，也显示在产品页上。' : '写入合同，也显示在产品页上。'}
      />
      <div className="fields">
        <CallField name={['limits', 'purpose']} label="使用目的">
          <Input maxLength={200} placeholder={isService ? '例如：用于数据资产入表' : '例如：仅限买方内部使用'} />
        </CallField>
        <CallField name={['limits', 'period']} label="使用期限">
          <Input maxLength={100} placeholder={isService ? '例如：报告自出具之日起一年内有效' : '例如：自验收起一年'} />
        </CallField>
        <CallField name={['limits', 'region']} label="使用地域">
          <Input maxLength={100} placeholder="例如：限中国境内" />
        </CallField>
        <CallField name={['limits', 'onward']} label="转让">
          <RadioField options={transfers} />
        </CallField>
      </div>
    </FormPart>
  );
}
