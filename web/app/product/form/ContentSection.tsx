import { needsDictionary } from '@shuji/contract/product/labels/form';
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

export function ContentSection({ files }: { files: Files }) {
  const form = Form.useFormInstance();
  const type: string | null = Form.useWatch('productType', form) ?? null;
  return (
    <FormPart id="content">
      <ProductField name="regions">
        <CoverageField />
      </ProductField>
      <div className="fields">
        <ProductField name="periodFrom">
          <DayField />
        </ProductField>
        <ProductField name="periodTo" hint="持续更新的数据可以不填。">
          <DayField />
        </ProductField>
        <ProductField name="rowCount">
          <InputNumber min={0} precision={0} style={{ width: '100%' }} placeholder="条" />
        </ProductField>
        <ProductField name="byteSize">
          <SizeField />
        </ProductField>
        <ProductField name="updateFrequency" />
      </div>
      <ProductField
        name="sample"
        hint="选填，CSV、Excel、JSON 或 Parquet，不超过 20 MB；未发现个人信息的，登录用户可下载原文件。"
        files={files}
      />
      <SampleCheck />
      <ListHead
        name="dictionary"
        required={needsDictionary(type)}
        hint="数据集和数据API 必填：需方据此判断能不能用。可逐行填写、从表格粘贴，或在上面用样例的表头生成。"
      />
      <DictionaryEditor />
      {type === 'api' && (
        <>
          <ListHead name="api" hint="写明怎样调用、返回什么、会出什么错。调用地址和密钥在交付时提供，不公开。" />
          <ApiEditor />
        </>
      )}
    </FormPart>
  );
}
