import { wholeTier } from '@shuji/contract/order/use';
import { countedModes } from '@shuji/contract/product/labels/form';
import { Button, Form, Input, InputNumber } from 'antd';
import { AddRow } from '#app/form/field/AddRow.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { MoneyField } from '#app/form/field/MoneyField.tsx';
import styles from './RowsEditor.module.css';

interface TiersEditorProps {
  mode: string | null;
  /** For a service, which counts no uses and has no term. */
  isPriceOnly: boolean;
}

/** The price list: 规格, 次数, 售价, 有效期. */
export function TiersEditor({ mode, isPriceOnly }: TiersEditorProps) {
  // The meaning of an empty field.
  const { days } = wholeTier(mode ?? '', { name: '', count: null, price: 0, days: null });
  const isCounted = countedModes.includes(mode ?? '');
  return (
    <Form.List name="tiers">
      {(rows, { add, remove }) => (
        <div className={`stack ${styles.rows}`} data-gap="2">
          {rows.map(({ key, name }, at) => (
            <div key={key} className={`box ${styles.row}`} data-kind={isPriceOnly ? 'price' : 'tier'}>
              <CallField name={[name, 'name']} within={['tiers']} label="规格">
                <Input maxLength={30} placeholder="例如：标准版" />
              </CallField>
              {!isPriceOnly && (
                <CallField name={[name, 'count']} within={['tiers']} label="次数" required={isCounted}>
                  <InputNumber min={1} precision={0} placeholder={isCounted ? '必填' : '不限'} />
                </CallField>
              )}
              <CallField name={[name, 'price']} within={['tiers']} label="售价">
                <MoneyField />
              </CallField>
              {!isPriceOnly && (
                <CallField name={[name, 'days']} within={['tiers']} label="有效期（天）">
                  <InputNumber
                    min={1}
                    max={3650}
                    precision={0}
                    placeholder={days === null ? '按订单约定' : `${days}`}
                  />
                </CallField>
              )}
              <Button type="text" aria-label={`删除第 ${at + 1} 个规格`} onClick={() => remove(name)}>
                删除
              </Button>
            </div>
          ))}
          {rows.length < 20 && (
            <AddRow
              to={['tiers', rows.length, 'name']}
              onAdd={() => add({ name: '', count: null, price: null, days: null })}
            >
              添加价格规格
            </AddRow>
          )}
        </div>
      )}
    </Form.List>
  );
}
