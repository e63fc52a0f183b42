import type { Output } from '@shuji/contract/call';
import { secretPlaces } from '@shuji/contract/gateway/labels';
import { type getTrialOffer, offerTrial, withdrawTrialOffer } from '@shuji/contract/trial/calls';
import { offerTrial as offerShape } from '@shuji/contract/trial/schema';
import { InputNumber } from 'antd';
import { useState } from 'react';
import { Alert } from '#app/admin/Alert.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { UpstreamFields } from '#app/gateway/UpstreamFields.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { countOf } from '#app/ui/count.ts';
import { ask, toast } from '#app/ui/notify.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';

type Offer = Output<typeof getTrialOffer>;

/** The calls and days of a trial and the interface behind it; the secret is written, never read. */
export function OfferCard({ offer }: { offer: Offer }) {
  const [isOpen, setOpen] = useState(false);
  const { send, busy } = useMutationOf(withdrawTrialOffer);
  const { product, calls, days, upstream } = offer;

  async function stop() {
    const isSure = await ask({
      title: '停止提供试用',
      text: '停止后不再开通新的试用；进行中的试用继续到用完或到期，需要时可逐个终止。',
      confirm: '停止提供',
      kind: 'warning',
    });
    if (isSure && (await send({ id: product.id }))) toast.success('已停止提供试用');
  }

  return (
    <Card title="试用设置" layout="stack">
      <p className="muted">
        有需方交易权限的单位在产品页点“试用”即时开通，经平台网关调用您的接口，次数、期限与速率由平台控制；试用不计入成交。
      </p>
      {isOpen ? (
        <CallForm
          call={offerTrial}
          shape={offerShape}
          fixed={{ id: product.id }}
          initial={{
            calls: calls ?? 100,
            days: days ?? 7,
            endpoint: upstream?.endpoint,
            secretPlace: upstream?.secretPlace ?? 'header',
            secretName: upstream?.secretName,
            secret: '',
          }}
          submit="保存并提供试用"
          onDone={() => {
            toast.success('已保存，产品页随即显示“试用”');
            setOpen(false);
          }}
        >
          <div className="grid" data-gap="3" data-min="half">
            <CallField name="calls" hint="每个单位一次">
              <InputNumber min={1} max={10_000} precision={0} style={{ width: 200 }} addonAfter="次" />
            </CallField>
            <CallField name="days" hint="自开通时起">
              <InputNumber min={1} max={90} precision={0} style={{ width: 200 }} addonAfter="天" />
            </CallField>
          </div>
          <UpstreamFields
            about="需方调用的路径与参数接在此地址之后；可以是限定了数据范围的试用接口"
            {...(upstream && { secret: '留空则沿用已保存的凭证' })}
          />
        </CallForm>
      ) : (
        <>
          {calls !== null && !product.isOnSale && (
            <Alert tone="warn">产品未上架，需方看不到“试用”；上架后恢复，此前进行中的试用已随下架结束。</Alert>
          )}
          {calls !== null && upstream && (
            <Facts
              facts={[
                ['试用次数', `${countOf(calls)} 次，每个单位一次`],
                ['试用期限', `${days} 天`],
                ['接口地址', <code key="endpoint">{upstream.endpoint}</code>],
                ['凭证', `${secretPlaces[upstream.secretPlace]} ${upstream.secretName}，已加密保存`],
              ]}
            />
          )}
          {calls === null && <p>目前没有提供试用，产品页不显示“试用”。</p>}
          <div className="row">
            <Button call={offerTrial} look={calls === null ? 'primary' : 'default'} onClick={() => setOpen(true)}>
              {calls === null ? '提供试用' : '修改试用设置'}
            </Button>
            {calls !== null && (
              <Button call={withdrawTrialOffer} look="quiet" busy={busy} onClick={stop}>
                停止提供试用
              </Button>
            )}
          </div>
        </>
      )}
    </Card>
  );
}
