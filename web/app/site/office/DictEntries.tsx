import { closedDicts, type DictName } from '@shuji/contract/site/labels/dict';
import { addDictItem, changeDictItem, listOfficeDict, orderDict } from '@shuji/contract/site/office';
import type { DictItem } from '@shuji/contract/site/schema/dict';
import {
  addDictItem as addDictItemShape,
  changeDictItem as changeDictItemShape,
} from '@shuji/contract/site/schema/office';
import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { Alert } from '#app/admin/Alert.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { FormDialog } from '#app/form/FormDialog.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { toast } from '#app/ui/notify.ts';
import { Table } from '#app/ui/plain/Table.tsx';
import { minuteOf } from '#app/ui/time.ts';

/** The entries of one dictionary in their order, and what was changed. */
export function DictEntries({ dict }: { dict: DictName }) {
  const { data, error, reload } = useQueryOf(listOfficeDict, { dict });
  const [edited, setEdited] = useState<DictItem | 'new' | null>(null);
  const { send, busy } = useMutationOf(orderDict);
  if (!data)
    return (
      <Card>
        <Fallback noun="字典" error={error} onAgain={reload} />
      </Card>
    );
  const { items, changes } = data;
  const closed = closedDicts[dict];

  async function move(from: number, to: number) {
    const values = items.map(({ value }) => value);
    values.splice(to, 0, ...values.splice(from, 1));
    if (await send({ dict, values })) toast.success('顺序已调整');
  }

  const done = (words: string) => () => {
    setEdited(null);
    toast.success(words);
  };

  return (
    <>
      <Card
        flat
        title="条目"
        extra={
          !closed && (
            <Button size="small" look="primary" onClick={() => setEdited('new')}>
              新增条目
            </Button>
          )
        }
      >
        {closed && <Alert title="不能新增条目">{closed}；条目的名称、顺序、默认与停用照常可以修改。</Alert>}
        <Table
          caption="字典条目"
          rows={items}
          rowKey={({ value }) => value}
          columns={[
            { title: '名称', cell: (item) => item.label },
            { title: '代码', cell: (item) => <code>{item.value}</code> },
            {
              title: '状态',
              cell: (item) => (
                <span className="row">
                  {item.isRetired ? <Tag>停用</Tag> : <Tag tone="good">在用</Tag>}
                  {item.isDefault && <Tag tone="action">默认</Tag>}
                </span>
              ),
            },
            {
              title: '操作',
              cell: (item) => {
                const at = items.indexOf(item);
                return (
                  <span className="row">
                    <Button
                      size="small"
                      look="quiet"
                      disabled={busy || at === 0}
                      aria-label={`上移${item.label}`}
                      onClick={() => void move(at, at - 1)}
                    >
                      上移
                    </Button>
                    <Button
                      size="small"
                      look="quiet"
                      disabled={busy || at === items.length - 1}
                      aria-label={`下移${item.label}`}
                      onClick={() => void move(at, at + 1)}
                    >
                      下移
                    </Button>
                    <Button size="small" look="quiet" aria-label={`修改${item.label}`} onClick={() => setEdited(item)}>
                      修改
                    </Button>
                  </span>
                );
              },
            },
          ]}
        />
      </Card>
      {changes.length > 0 && (
        <Card title="修改记录">
          <ul className="small">
            {changes.map(({ at, operatorName, before, after }) => (
              <li key={at + after}>
                {minuteOf(at)} {operatorName}：{before ? `${before} → ${after}` : `新增 ${after}`}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {edited === 'new' && (
        <FormDialog
          title="新增条目"
          onClose={() => setEdited(null)}
          call={addDictItem}
          shape={addDictItemShape}
          fixed={{ dict }}
          submit="新增"
          onDone={done('已新增')}
        >
          <CallField name="label">
            <Input maxLength={60} />
          </CallField>
          <CallField name="value" hint="字母开头，只用字母和数字；保存后不能修改">
            <Input maxLength={64} />
          </CallField>
        </FormDialog>
      )}
      {edited !== null && edited !== 'new' && (
        <FormDialog
          title="修改条目"
          onClose={() => setEdited(null)}
          call={changeDictItem}
          shape={changeDictItemShape}
          fixed={{ dict, value: edited.value }}
          initial={edited}
          submit="保存"
          onDone={done('已保存')}
        >
          <CallField name="label">
            <Input maxLength={60} />
          </CallField>
          <CallField name="isDefault" valuePropName="checked" label="">
            <Checkbox>表单中默认选中</Checkbox>
          </CallField>
          <CallField name="isRetired" valuePropName="checked" label="" hint="停用后不再供人选择，已选用的内容不受影响">
            <Checkbox>停用</Checkbox>
          </CallField>
        </FormDialog>
      )}
    </>
  );
}
