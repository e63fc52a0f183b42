import type { DemandDetail } from '@shuji/contract/demand/schema';
import { addOffer, reviseOffer } from '@shuji/contract/offer/calls';
import { mostLines } from '@shuji/contract/offer/labels';
import {
  addOffer as addOfferShape,
  type OwnOffer,
  reviseOffer as reviseOfferShape,
} from '@shuji/contract/offer/schema';
import type { FittingProduct } from '@shuji/contract/offer/schema/match';
import { Button, Form, Input, InputNumber, Select } from 'antd';
import { Alert } from '#app/admin/Alert.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { DayField } from '#app/form/field/DayField.tsx';
import { MoneyField } from '#app/form/field/MoneyField.tsx';
import { UploadsField } from '#app/form/upload/UploadField.tsx';
import { lastOf, priceWords } from './labels.ts';
import styles from './OfferForm.module.css';

interface OfferFormProps {
  demand: DemandDetail;
  /** One's own products, those that fit first. */
  products: readonly FittingProduct[];
  /** The offer to go on with. */
  live: OwnOffer | undefined;
  onDone: () => void;
}

/** Price, terms and product of an offer; a pending counter-offer is shown above it. */
export function OfferForm({ demand, products, live, onDone }: OfferFormProps) {
  const own = live && lastOf(live.rounds, 'seller');
  const counter = live?.status === 'countered' ? lastOf(live.rounds, 'owner') : undefined;
  const initial = own
    ? {
        productId: own.product?.isListed ? own.product.id : null,
        lines: counter?.lines.map(({ price }) => ({ name: own.lines[0]?.name ?? '报价', price })) ?? own.lines,
        termMonths: counter?.termMonths ?? own.termMonths,
        terms: own.terms,
        validUntil: own.validUntil,
        files: own.files.map((file) => file.id),
      }
    : {
        productId: products[0] && products[0].reasons.length > 0 ? products[0].id : null,
        lines: [{ name: '总价', price: null }],
        termMonths: 12,
      };
  return (
    <Card title={live ? '新一轮报价' : '报价内容'}>
      {counter && (
        <div className="form-note">
          <Alert
            title={`需方还价 ${counter.lines.map(priceWords).join(' / ')}，${counter.termMonths} 个月`}
            tone="warn"
          >
            {counter.note}
            <br />
            下面已按还价填好；同意就直接提交，需方确认后成交。
          </Alert>
        </div>
      )}
      <CallForm
        call={live ? reviseOffer : addOffer}
        shape={live ? reviseOfferShape : addOfferShape}
        draft={`offer-${demand.id}-${live?.rounds.length ?? 0}`}
        fixed={live ? { id: live.id, round: live.rounds.length } : { demandId: demand.id }}
        initial={initial}
        submit={live ? '提交新的报价' : '提交报价'}
        onDone={onDone}
      >
        <CallField
          name="productId"
          label="用哪个产品应答"
          hint="成交须有本单位已上架的产品；可以先报价，上架后再关联。"
        >
          <Select
            allowClear
            placeholder="暂不关联"
            options={products.map((product) => ({ value: product.id, label: product.name, product }))}
            optionRender={({ data }) => <ProductOption product={data.product as FittingProduct} />}
          />
        </CallField>
        <Lines />
        <div className="fields">
          <CallField name="termMonths">
            <InputNumber min={1} max={120} precision={0} suffix="个月" style={{ width: '100%' }} />
          </CallField>
          <CallField name="validUntil" hint="最长半年；过期后需要重新报价。">
            <DayField />
          </CallField>
        </div>
        <CallField name="terms" hint="成交后写入合同">
          <Input.TextArea rows={3} maxLength={1000} showCount placeholder="更新、接入支持、质量承诺、优惠等" />
        </CallField>
        <CallField name="note">
          <Input.TextArea rows={2} maxLength={500} showCount placeholder="给需方的话；请不要写联系方式" />
        </CallField>
        <CallField name="files" label="附件">
          <UploadsField purpose="offer" max={5} known={own?.files} />
        </CallField>
      </CallForm>
    </Card>
  );
}

function ProductOption({ product }: { product: FittingProduct }) {
  return (
    <span className="row" data-gap="2">
      {product.name}
      {product.reasons.slice(0, 3).map((reason) => (
        <Tag key={reason} tone="action">
          {reason}
        </Tag>
      ))}
    </span>
  );
}

function Lines() {
  return (
    <Form.List name="lines">
      {(rows, { add, remove }) => (
        <div>
          {rows.map(({ key, name }) => (
            <div key={key} className={styles.line}>
              <CallField
                name={[name, 'name']}
                within={['lines']}
                label={rows.length > 1 ? `第 ${name + 1} 档规格` : '规格'}
              >
                <Input maxLength={30} placeholder="例如：一年期" />
              </CallField>
              <CallField name={[name, 'price']} within={['lines']} label="价格">
                <MoneyField />
              </CallField>
              {rows.length > 1 && (
                <Button type="link" style={{ marginTop: 30 }} onClick={() => remove(name)}>
                  删除
                </Button>
              )}
            </div>
          ))}
          {rows.length < mostLines && (
            <Button style={{ marginBottom: 24 }} onClick={() => add({ name: '', price: null })}>
              增加一档价格
            </Button>
          )}
        </div>
      )}
    </Form.List>
  );
}
