import { needsDictionary } from '@shuji/contract/product/labels/form';
import type { ProductDraft } from '@shuji/contract/product/schema/form';
import { Form, InputNumber } from 'antd';
import { DayField } from '#app/form/field/DayField.tsx';
import { ApiEditor } from '#app/product/api/ApiEditor.tsx';
import { FormPart } from '#app/product/editor/FormPart.tsx';
import type { Files } from '#app/product/editor/form-files.ts';
import { ListHead } from '#app/product/market/ListHead.tsx';
import { SampleCheck } from '#app/product/review/SampleCheck.tsx';
import { CoverageField } from './CoverageField.tsx';
import { DictionaryEditor } from './DictionaryEditor.tsx';
import { ProductField } from './ProductField.tsx';
import { SizeField } from './SizeField.tsx';
import { isProposed, type ProposedField } from './sample/sample-fill.ts';
import { useSampleFill } from './sample/use-sample-fill.ts';

export function ContentSection({ files }: { files: Files }) {
  const form = Form.useFormInstance();
  const type: string | null = Form.useWatch('productType', form) ?? null;
  const { proposal, fill } = useSampleFill();
  const values = Form.useWatch((all: Partial<ProductDraft>) => all, form);
  const hintOf = (field: ProposedField, hint?: string) =>
    isProposed(field, values?.[field], proposal) ? '由样例填写，与全部数据不同的请修改。' : hint;
  return (
    <FormPart id="content">
      <ProductField
        name="sample"
        hint="选填，CSV、Excel、JSON 或 Parquet，不超过 20 MB；还空着的条数、数据量、起止日和数据字典由它填写。未发现个人信息的，登录用户可下载原文件。"
        files={files}
      />
      <SampleCheck onFill={fill} />
      <ProductField name="regions">
        <CoverageField />
      </ProductField>
      <div className="fields">
        <ProductField name="periodFrom" hint={hintOf('periodFrom')}>
          <DayField />
        </ProductField>
        <ProductField name="periodTo" hint={hintOf('periodTo', '持续更新的数据可以不填。')}>
          <DayField />
        </ProductField>
        <ProductField name="rowCount" hint={hintOf('rowCount')}>
          <InputNumber min={0} precision={0} style={{ width: '100%' }} placeholder="条" />
        </ProductField>
        <ProductField name="byteSize" hint={hintOf('byteSize')}>
          <SizeField />
        </ProductField>
        <ProductField name="updateFrequency" />
      </div>
      <ListHead
        name="dictionary"
        required={needsDictionary(type)}
        hint="数据集和数据API 必填：需方据此判断能不能用。可由样例填写、逐行填写或从表格粘贴。"
      />
      <DictionaryEditor proposal={proposal} />
      {type === 'api' && (
        <>
          <ListHead name="api" hint="写明怎样调用、返回什么、会出什么错。调用地址和密钥在交付时提供，不公开。" />
          <ApiEditor />
        </>
      )}
    </FormPart>
  );
}
