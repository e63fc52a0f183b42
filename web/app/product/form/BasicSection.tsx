import { getByToken } from '@shuji/contract/account/calls';
import { isServiceType } from '@shuji/contract/product/labels';
import { Form, Input, Select } from 'antd';
import { RichTextField } from '#app/form/rich-text/RichTextField.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { FormPart } from '#app/product/editor/FormPart.tsx';
import type { Files } from '#app/product/editor/form-files.ts';
import { ProductField } from './ProductField.tsx';

const dataWords = {
  name: '写明数据的对象和范围，例如“滨海新区一公里格点气象实况数据”。',
  summary: '列表和搜索结果里显示的一两句话：有什么、覆盖多大、给谁用。',
  detail: '讲清楚数据怎么来的、质量如何、适合做什么；不少于 20 个字。',
};

const serviceWords: typeof dataWords = {
  name: '写明服务的对象和内容，例如“数据集质量检测服务”。',
  summary: '列表和搜索结果里显示的一两句话：做什么、交付什么、给谁用。',
  detail: '讲清楚怎么做、由谁做、能得到什么；不少于 20 个字。',
};

export function BasicSection({ files }: { files: Files }) {
  const { data: me } = useQueryOf(getByToken, {});
  const type: string | null = Form.useWatch('productType', Form.useFormInstance()) ?? null;
  const words = isServiceType(type) ? serviceWords : dataWords;
  const mayOffer = (type: string) => (isServiceType(type) ? me?.isService : me?.isSeller) ?? true;
  return (
    <FormPart id="basic">
      <ProductField name="name" hint={words.name}>
        <Input maxLength={40} showCount />
      </ProductField>
      <ProductField name="summary" hint={words.summary}>
        <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 2 }} />
      </ProductField>
      <div className="fields">
        <ProductField
          name="productType"
          hint={me && !me.isSeller ? '您持有服务方权限，可以登记服务；登记数据产品须另行开通供方权限。' : undefined}
          only={mayOffer}
        />
        <ProductField name="industry" />
        <ProductField name="scenes" hint="最多 6 个。" />
        <ProductField name="keywords" hint="输入后按回车，最多 8 个。">
          <Select
            mode="tags"
            open={false}
            suffixIcon={null}
            maxCount={8}
            tokenSeparators={[',', '，', '、', ';', '；']}
          />
        </ProductField>
      </div>
      <ProductField name="cover" hint="选填，横向图片，建议 1280 × 720。" files={files} />
      <ProductField name="detail" required hint={words.detail}>
        <RichTextField />
      </ProductField>
    </FormPart>
  );
}
