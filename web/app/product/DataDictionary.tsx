import type { DictItem } from '@shuji/contract/dict';
import type { DictionaryField } from '@shuji/contract/product-form';
import { Table } from '#app/ui/Table.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { labelOf } from './words.ts';

/** Every field a buyer will receive. */
export function DataDictionary({ fields, types }: { fields: DictionaryField[]; types: DictItem[] }) {
  return (
    <Table
      caption="数据字典"
      rows={fields}
      rowKey={(field) => field.name}
      columns={[
        { title: '字段名', cell: (field) => <code>{field.name}</code>, width: '26%' },
        { title: '类型', cell: (field) => labelOf(types, field.type), width: '14%' },
        { title: '含义', cell: (field) => field.meaning },
        { title: '敏感', cell: (field) => (field.sensitive ? <Tag tone="warn">敏感</Tag> : '否'), width: '12%' },
      ]}
    />
  );
}
