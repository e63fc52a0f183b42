import { Form } from 'antd';
import { Alert } from '#app/admin/Alert.tsx';
import { TemplateLink } from '#app/merchant/TemplateLink.tsx';
import { FormPart } from '#app/product/editor/FormPart.tsx';
import type { Files } from '#app/product/editor/form-files.ts';
import { ProductField } from './ProductField.tsx';

export function SourceSection({ files }: { files: Files }) {
  const form = Form.useFormInstance();
  const level = Form.useWatch('dataLevel', form);
  const personal = Form.useWatch('personalInfo', form);
  const name: string | undefined = Form.useWatch('name', form);
  const product = name?.trim() ?? '';
  return (
    <FormPart id="source">
      <p className="muted small form-note">
        依照《数据安全法》第三十三条，供方须说明数据来源。这里的文件只供审核，不对外公开。
      </p>
      <div className="fields">
        <ProductField name="sources" />
        <ProductField name="rights" />
      </div>
      <ProductField
        name="sourceStatement"
        hint={
          <>
            加盖公章的说明扫描件，PDF 或图片；合规承诺盖章后可与它扫描成一份。模板已填好单位和产品名称：
            <span className="row flush" data-gap="3">
              <TemplateLink template="sourceStatement" product={product} />
              <TemplateLink template="compliance" product={product} />
            </span>
          </>
        }
        files={files}
      />
      <div className="fields">
        <ProductField name="dataLevel" hint="按 GB/T 43697-2024 分级。" />
        <ProductField name="personalInfo" />
      </div>
      {level === 'core' && <Alert tone="bad" title="核心数据不得上市交易" />}
      {level === 'important' && <ProductField name="complianceReport" required files={files} />}
      {personal === 'involved' && (
        <>
          <ProductField name="legalBasis" required />
          <ProductField name="consentProof" required files={files} />
        </>
      )}
    </FormPart>
  );
}
