import { serviceLabels } from '@shuji/contract/product/labels/form';
import { Input, InputNumber } from 'antd';
import type { ReactElement } from 'react';
import { CallField } from '#app/form/field/CallField.tsx';
import { FormPart } from '#app/product/editor/FormPart.tsx';
import { ListHead } from '#app/product/market/ListHead.tsx';
import { CoverageField } from './CoverageField.tsx';
import { ProductField } from './ProductField.tsx';

/** What a service does and hands over, in place of the sections about data. */
export function ServiceSection() {
  return (
    <FormPart id="content">
      <ListHead name="service" hint="写入合同，也显示在产品页上。" />
      <Part name="scope" required hint="做哪些工作、用什么方法、到什么程度；10–1000 字。">
        <Input.TextArea maxLength={1000} showCount autoSize={{ minRows: 3 }} />
      </Part>
      <Part name="deliverables" required hint="交给需方的成果，例如“质量检测报告（盖章 PDF）；问题清单（Excel）”。">
        <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 2 }} />
      </Part>
      <div className="fields">
        <Part name="days" required hint="从签约付款到交付成果的天数，作为合同的交付期限。">
          <InputNumber min={1} max={90} precision={0} style={{ width: '100%' }} />
        </Part>
        <Part name="audience" required hint="谁、在什么情况下适合订购。">
          <Input maxLength={200} />
        </Part>
      </div>
      <Part name="needs" hint="选填：需方要提供的资料、环境和人员。">
        <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 2 }} />
      </Part>
      <Part name="basis" hint="选填：执行的标准、具备的资质。">
        <Input maxLength={300} />
      </Part>
      <ProductField name="regions">
        <CoverageField />
      </ProductField>
    </FormPart>
  );
}

interface PartProps {
  name: keyof typeof serviceLabels;
  required?: boolean;
  hint: string;
  children: ReactElement;
}

function Part({ name, children, ...rest }: PartProps) {
  return (
    <CallField name={['service', name]} label={serviceLabels[name]} {...rest}>
      {children}
    </CallField>
  );
}
