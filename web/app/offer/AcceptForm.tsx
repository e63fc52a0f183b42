import { getByToken } from '@shuji/contract/account/calls';
import type { Output } from '@shuji/contract/call';
import { acceptOffer, type listDemandOffers } from '@shuji/contract/offer/calls';
import { acceptOffer as acceptOfferShape, type DemandOfOffer, type Offer } from '@shuji/contract/offer/schema';
import { vendorOfType } from '@shuji/contract/product/labels';
import { Button, Input } from 'antd';
import { useNavigate } from 'react-router';
import { Alert } from '#app/admin/Alert.tsx';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { DictSelect } from '#app/form/field/DictSelect.tsx';
import { RadioField } from '#app/form/field/RadioField.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { toast } from '#app/ui/notify.ts';
import { lastOf, priceWords } from './labels.ts';

interface AcceptFormProps {
  offer: Offer;
  demand: DemandOfOffer;
  asked: Output<typeof listDemandOffers>['asked'];
  onCancel: () => void;
}

/** The order's fields that the offer does not fix. */
export function AcceptForm({ offer, demand, asked, onCancel }: AcceptFormProps) {
  const navigate = useNavigate();
  const { data: me } = useQueryOf(getByToken, {});
  const now = lastOf(offer.rounds, 'seller');
  if (!now) return null;
  return (
    <Card title={`接受${offer.sellerName}的报价`}>
      <p className="muted form-note">
        接受后立即生成订单和合同文本，由双方签署；需求随之成交，其他报价同时结束，联系方式向该
        {vendorOfType(demand.kind)}展示。
      </p>
      {me && !me.isBuyer && (
        <Alert title="请先开通需方交易权限" tone="warn">
          <LinkButton to={href('dealauth')} size="small">
            去开通
          </LinkButton>
        </Alert>
      )}
      <CallForm
        key={offer.id}
        call={acceptOffer}
        shape={acceptOfferShape}
        draft={`accept-${offer.id}`}
        fixed={{ id: offer.id, round: now.round }}
        initial={{ line: 0, ...asked, scene: asked.scene ?? undefined }}
        onDone={({ id, number }) => {
          toast.success(`已成交，订单 ${number} 待双方签约`);
          navigate(href('orderinfo', { side: 1, id }));
        }}
        footer={({ busy }) => (
          <div className="row">
            <Button type="primary" htmlType="submit" size="large" loading={busy}>
              确认接受并生成订单
            </Button>
            <Button size="large" onClick={onCancel}>
              取消
            </Button>
          </div>
        )}
      >
        {now.lines.length > 1 && (
          <CallField name="line" required>
            <RadioField
              options={now.lines.map((line, at) => ({ value: at, label: `${line.name} ${priceWords(line)}` }))}
            />
          </CallField>
        )}
        <div className="fields">
          <CallField name="scene">
            <DictSelect dict="scene" />
          </CallField>
          <CallField name="purpose">
            <DictSelect dict="orderScene" />
          </CallField>
        </div>
        <CallField name="usage" hint="写入合同，作为使用范围的依据">
          <Input.TextArea rows={4} maxLength={500} showCount />
        </CallField>
        <div className="fields">
          <CallField name="contactName">
            <Input maxLength={20} autoComplete="name" />
          </CallField>
          <CallField name="contactPhone" label="联系电话">
            <Input type="tel" maxLength={20} autoComplete="tel" />
          </CallField>
        </div>
      </CallForm>
    </Card>
  );
}
