import { type PacksRun, packsRun } from '@shuji/contract/order/labels';
import { applyOrder } from '@shuji/contract/order/placing';
import { applyOrder as applyOrderShape } from '@shuji/contract/order/schema';
import { daysBought, mayChooseRun, packsRunOf } from '@shuji/contract/order/use';
import { refusals } from '@shuji/contract/refusals';
import { Button, Form, Input, InputNumber, Radio } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '#app/admin/Alert.tsx';
import { Card } from '#app/admin/Card.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { DictSelect } from '#app/form/field/DictSelect.tsx';
import { RadioField } from '#app/form/field/RadioField.tsx';
import { getDraft } from '#app/lib/draft.ts';
import { Refused } from '#app/lib/failure.ts';
import { href } from '#app/paths.ts';
import { vendorOf } from '#app/product/labels.ts';
import { yuanOf } from '#app/ui/money.ts';
import { ask, toast } from '#app/ui/notify.ts';
import styles from './ApplicationForm.module.css';
import { forgetKey, keyFor } from './application-key.ts';
import { NeedBuyer } from './NeedBuyer.tsx';
import type { Offer } from './OfferSummary.tsx';
import { PriceTotal } from './PriceTotal.tsx';
import { type Chosen, usePrice } from './use-price.ts';

interface ApplicationFormProps {
  offer: Offer;
  /** The contact it begins with. */
  contact: Offer['contact'];
  /** Reads the product anew. */
  onStale: () => void;
}

const dataWords = {
  usageHint: '写入合同，作为使用范围的依据',
  usage: '数据将用在什么业务、由谁使用、解决什么问题',
  note: '对数据内容、交付时间等的特别要求',
};

const serviceWords: typeof dataWords = {
  usageHint: '写入合同，作为使用成果的依据',
  usage: '需要服务的对象和目的、成果将用在哪里',
  note: '对服务内容、交付时间等的特别要求',
};

/** The application: tier and quantity with their price, purpose, duration, and contact. */
export function ApplicationForm({ offer, contact, onStale }: ApplicationFormProps) {
  const { product, tiers } = offer;
  const navigate = useNavigate();
  const draft = `apply-${product.productId}`;
  const first: Chosen = { ...(tiers.length > 0 ? { tier: 0 } : {}), quantity: 1 };
  const [chosen, setChosen] = useState<Chosen>(() => ({ ...first, ...getDraft<Chosen>(draft) }));
  const [key, setKey] = useState(() => keyFor(product.productId));
  const [shown] = useState(product.version);
  const words = product.service ? serviceWords : dataWords;
  const { price, problem } = usePrice(product, chosen, tiers.length > 0);
  const tier = tiers[chosen.tier ?? -1] ?? null;
  const bought = { priceMode: offer.priceMode, tier, quantity: chosen.quantity || 1 };
  const daysOf = (packsRun: PacksRun | null) => daysBought({ ...bought, packsRun });
  const run = packsRunOf(bought, chosen.packsRun);
  const days = daysOf(run ?? null);
  const isStale = price !== undefined && price.versionId !== product.versionId;

  useEffect(() => {
    if (isStale) onStale();
  }, [isStale, onStale]);

  async function refused(error: Error) {
    if (!(error instanceof Refused)) return;
    if (error.code === refusals['order.productChanged'].code || error.code === refusals['order.notOnSale'].code)
      return onStale();
    if (error.code !== refusals['order.keyReused'].code) return;
    const isAnother = await ask({
      title: '刚才的申请已经提交成功',
      text: '您修改了内容。要把修改后的内容作为另一份申请提交吗？',
      confirm: '作为新申请填写',
      cancel: '查看我的订单',
    });
    forgetKey(product.productId);
    if (isAnother) setKey(keyFor(product.productId));
    else navigate(href('ordermanage'));
  }

  return (
    <Card title="填写申请">
      <NeedBuyer />
      {product.version !== shown && (
        <Alert title={`产品刚刚更新为第 ${product.version} 版`} tone="warn">
          价格与规格已换成最新内容，您填写的内容仍在，请核对后提交。
        </Alert>
      )}
      <CallForm
        call={applyOrder}
        shape={applyOrderShape}
        draft={draft}
        fixed={{ key, productId: product.productId, versionId: product.versionId }}
        initial={{ ...first, termMonths: 12, contactName: contact?.name, contactPhone: contact?.phone }}
        onValues={(values) => setChosen(values as Chosen)}
        onRefused={refused}
        onDone={({ id }) => {
          forgetKey(product.productId);
          toast.success(`申请已提交，请等待${vendorOf(product)}确认`);
          navigate(href('orderinfo', { side: 1, id }));
        }}
        footer={({ busy }) => (
          <div className={`row ruled ${styles.footer}`} data-gap="6">
            <PriceTotal mode={offer.priceMode} price={price} problem={problem} />
            <Button type="primary" htmlType="submit" size="large" loading={busy}>
              提交订购申请
            </Button>
          </div>
        )}
      >
        {tiers.length > 0 && (
          <CallField name="tier" required>
            <RadioField className={`grid ${styles.tiers}`}>
              {tiers.map((tier, place) => (
                <Radio key={tier.name} value={place}>
                  <strong>{tier.name}</strong>
                  <span className="muted small">
                    {[tier.count && `${tier.count} 次`, tier.days && `有效期 ${tier.days} 天`]
                      .filter(Boolean)
                      .join('，')}
                  </span>
                  <span className="price">¥{yuanOf(tier.price)}</span>
                </Radio>
              ))}
            </RadioField>
          </CallField>
        )}
        <div className="fields">
          <CallField name="quantity">
            <InputNumber min={1} max={9999} precision={0} style={{ width: '100%' }} />
          </CallField>
          {!product.service && days === null && (
            <CallField name="termMonths" required>
              <InputNumber min={1} max={120} precision={0} suffix="个月" style={{ width: '100%' }} />
            </CallField>
          )}
          {days !== null && (
            <Form.Item label="使用期限">
              {run === undefined ? '请选择多份的使用方式' : `自交付之日起 ${days} 天`}
            </Form.Item>
          )}
          {mayChooseRun(bought) && (
            <CallField name="packsRun" required hint="写入合同与结算，次数合并计算">
              <RadioField>
                {(Object.keys(packsRun) as PacksRun[]).map((run) => (
                  <Radio key={run} value={run}>
                    {packsRun[run]}，共 {daysOf(run)} 天
                  </Radio>
                ))}
              </RadioField>
            </CallField>
          )}
          <CallField name="scene">
            <DictSelect dict="scene" />
          </CallField>
          <CallField name="purpose">
            <DictSelect dict="orderScene" />
          </CallField>
        </div>
        <CallField name="usage" hint={words.usageHint}>
          <Input.TextArea rows={4} maxLength={500} showCount placeholder={words.usage} />
        </CallField>
        <div className="fields">
          <CallField name="contactName">
            <Input maxLength={20} autoComplete="name" />
          </CallField>
          <CallField name="contactPhone" label="联系电话">
            <Input type="tel" maxLength={20} autoComplete="tel" />
          </CallField>
        </div>
        <CallField name="note" hint={`写入合同，${vendorOf(product)}签署即视为同意`}>
          <Input.TextArea rows={2} maxLength={500} showCount placeholder={words.note} />
        </CallField>
      </CallForm>
    </Card>
  );
}
