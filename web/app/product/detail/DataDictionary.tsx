import type { DictionaryField } from '@shuji/contract/product/schema/form';
import type { DictItem } from '@shuji/contract/site/schema/dict';
import { labelOf } from '#app/product/labels.ts';
import { Fold } from '#app/ui/plain/Fold.tsx';
import { Table } from '#app/ui/plain/Table.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import styles from './DataDictionary.module.css';

// A few more than are shown at first are not worth a fold.
const mostOpen = 30;
const mostOpenOnPhone = 5;
const shownAtMost = 20;

interface DataDictionaryProps {
  fields: DictionaryField[];
  types: DictItem[];
}

/** Every field a buyer will receive; of very many the rest are folded, yet in the page. */
export function DataDictionary({ fields, types }: DataDictionaryProps) {
  if (fields.length <= mostOpenOnPhone) return <FieldTable caption="数据字典" fields={fields} types={types} />;
  return (
    <Fold label={`${fields.length} 个字段`}>
      {fields.length <= mostOpen ? (
        <FieldTable caption="数据字典" fields={fields} types={types} />
      ) : (
        <LongDictionary fields={fields} types={types} />
      )}
    </Fold>
  );
}

function LongDictionary({ fields, types }: DataDictionaryProps) {
  return (
    <div>
      <FieldTable caption={`数据字典前 ${shownAtMost} 个字段`} fields={fields.slice(0, shownAtMost)} types={types} />
      <details>
        <summary style={{ padding: '12px 16px', color: 'var(--action)', cursor: 'pointer' }}>
          其余 {fields.length - shownAtMost} 个字段
        </summary>
        <FieldTable caption="数据字典其余字段" fields={fields.slice(shownAtMost)} types={types} />
      </details>
    </div>
  );
}

function FieldTable({ fields, types, caption }: DataDictionaryProps & { caption: string }) {
  return (
    <div className={styles.fields}>
      <Table
        caption={caption}
        rows={fields}
        rowKey={(field) => field.name}
        columns={[
          { title: '字段名', cell: (field) => <code>{field.name}</code>, width: '26%' },
          { title: '类型', cell: (field) => labelOf(types, field.type), width: '14%' },
          { title: '含义', cell: (field) => field.meaning },
          {
            title: '敏感',
            cell: (field) => (field.sensitive ? <Tag tone="warn">敏感</Tag> : <span data-no>否</span>),
            width: '12%',
          },
        ]}
      />
    </div>
  );
}
