import type { ApiParameter, ProductDraft } from '@shuji/contract/product/schema/form';
import type { DictItem } from '@shuji/contract/site/schema/dict';
import { CountingRule } from '#app/product/CountingRule.tsx';
import { labelOf, prettyReply } from '#app/product/labels.ts';
import { ScrollBox } from '#app/ui/plain/ScrollBox.tsx';
import { Table } from '#app/ui/plain/Table.tsx';

interface ApiDescriptionProps {
  api: NonNullable<ProductDraft['api']>;
  types: DictItem[];
}

/** The interface's request and reply; the buyer gets the address at delivery. */
export function ApiDescription({ api, types }: ApiDescriptionProps) {
  return (
    <div className="stack">
      <p>
        请求方式 <b>{api.method}</b>，调用地址与密钥在交付时提供。
      </p>
      {api.parameters.length > 0 && (
        <Table
          caption="请求参数"
          rows={api.parameters}
          rowKey={(one) => one.name}
          columns={[
            { title: '参数', cell: (one) => <code>{one.name}</code>, width: '26%' },
            { title: '类型', cell: (one) => labelOf(types, one.type), width: '14%' },
            { title: '说明', cell: (one) => one.meaning },
            ...(api.parameters.some((one) => one.example)
              ? [
                  {
                    title: '示例',
                    cell: (one: ApiParameter) => one.example && <code>{one.example}</code>,
                    width: '18%',
                  },
                ]
              : []),
            { title: '必填', cell: (one) => (one.required ? '是' : '否'), width: '12%' },
          ]}
        />
      )}
      <h3>返回示例</h3>
      <ScrollBox label="返回示例" className="well small scroll">
        <pre>{prettyReply(api.reply)}</pre>
      </ScrollBox>
      {(api.errorCodes.length > 0 || api.errors) && <h3>错误说明</h3>}
      {api.errorCodes.length > 0 && (
        <Table
          caption="错误码"
          rows={api.errorCodes}
          rowKey={(one) => one.code}
          columns={[
            { title: '错误码', cell: (one) => <code>{one.code}</code>, width: '26%' },
            { title: '含义', cell: (one) => one.meaning },
          ]}
        />
      )}
      {api.errors && <p className="pre-line">{api.errors}</p>}
      <h3>计次规则</h3>
      <CountingRule />
    </div>
  );
}
