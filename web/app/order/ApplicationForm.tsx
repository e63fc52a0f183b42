import { getByToken } from '@shuji/contract/account';
import { applyOrder } from '@shuji/contract/order';
import { Button, Input, InputNumber, Radio } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallField } from '#app/form/CallField.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { DictSelect } from '#app/form/DictSelect.tsx';
import { useCall } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { yuanOf } from '#app/ui/money.ts';
import { Notice } from '#app/ui/Notice.tsx';
import { toast } from '#app/ui/notify.ts';
import { Price } from '#app/ui/Price.tsx';
import styles from './ApplicationForm.module.css';
import type { Offer } from './OfferSummary.tsx';

interface Chosen {
  tier?: number;
  quantity?: number;
}

/** The application: tier and quantity with the price they come to, what for, for how long, and whom to ask. */
export function ApplicationForm({ offer }: { offer: Offer }) {
  const { product, tiers } = offer;
  const navigate = useNavigate();
  const first: Chosen = { ...(tiers.length > 0 ? { tier: 0 } : {}), quantity: 1 };
  const [chosen, setChosen] = useState<Chosen>(first);
  // One key for one visit to the form: pressing twice, or again after a lost reply, leads to the same order.
  const [key] = useState(() => crypto.randomUUID());
  const amount = priceOf(offer, chosen);
  return (
    <Card title="填写申请">
      <NeedPermission />
      <CallForm
        call={applyOrder}
        draft={`apply-${product.productId}`}
        fixed={{ key, productId: product.productId, versionId: product.versionId }}
        initial={{ ...first, termMonths: 12 }}
        onValues={(values) => setChosen(values as Chosen)}
        onDone={({ id }) => {
          toast.success('申请已提交，请等待供方确认');
          navigate(href('orderinfo', { side: 1, id }));
        }}
        footer={({ busy }) => (
          <div className={styles.footer}>
            <div className={styles.total} aria-live="polite">
              <span className="muted">{offer.priceMode === 'negotiable' ? '由供方报价' : '总价'}</span>
              <Price fen={amount} />
            </div>
            <Button type="primary" htmlType="submit" size="large" loading={busy}>
              提交订购申请
            </Button>
          </div>
        )}
      >
        {tiers.length > 0 && (
          <CallField name="tier" required>
            <Radio.Group className={styles.tiers}>
              {tiers.map((tier, place) => (
                <Radio key={tier.name} value={place}>
                  <strong>{tier.name}</strong>
                  <span className="muted small">
                    {[tier.count && `${tier.count} 次`, tier.days && `有效期 ${tier.days} 天`]
                      .filter(Boolean)
                      .join('，')}
                  </span>
                  <span className={styles.price}>¥{yuanOf(tier.price)}</span>
                </Radio>
              ))}
            </Radio.Group>
          </CallField>
        )}
        <div className={styles.pair}>
          <CallField name="quantity">
            <InputNumber min={1} max={9999} precision={0} style={{ width: '100%' }} />
          </CallField>
          <CallField name="termMonths">
            <InputNumber min={1} max={120} precision={0} suffix="个月" style={{ width: '100%' }} />
          </CallField>
          <CallField name="scene">
            <DictSelect dict="scene" />
          </CallField>
          <CallField name="purpose">
            <DictSelect dict="orderScene" />
          </CallField>
        </div>
        <CallField name="usage" hint="写入合同，作为使用范围的依据">
          <Input.TextArea rows={4} maxLength={500} showCount placeholder="数据将用在什么业务、由谁使用、解决什么问题" />
        </CallField>
        <div className={styles.pair}>
          <CallField name="contactName">
            <Input maxLength={20} autoComplete="name" />
          </CallField>
          <CallField name="contactPhone" label="联系电话">
            <Input type="tel" maxLength={20} autoComplete="tel" />
          </CallField>
        </div>
        <CallField name="note" hint="写入合同，供方签署即视为同意">
          <Input.TextArea rows={2} maxLength={500} showCount placeholder="对数据内容、交付时间等的特别要求" />
        </CallField>
      </CallForm>
    </Card>
  );
}

// Shown while one chooses; the server computes the price anew and alone decides.
function priceOf({ priceMode, tiers }: Offer, { tier, quantity }: Chosen): number | null {
  if (priceMode === 'free') return 0;
  const line = tier === undefined ? undefined : tiers[tier];
  return line ? line.price * (quantity ?? 1) : null;
}

/** Tells who may not order yet what to do first; what they write is kept. */
function NeedPermission() {
  const { data } = useCall(getByToken, {});
  if (!data || data.isBuyer) return null;
  const to = data.attested ? href('dealauth') : href('attestation');
  return (
    <Notice title={data.attested ? '提交申请前请先开通需方交易权限' : '提交申请前请先完成身份认证'} tone="warn">
      <div className="row">
        <span>您可以先填写，内容会保留在本机。</span>
        <LinkButton to={to} size="small">
          {data.attested ? '去开通' : '去认证'}
        </LinkButton>
      </div>
    </Notice>
  );
}
