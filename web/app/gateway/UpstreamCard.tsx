import { changeGatewayUpstream } from '@shuji/contract/gateway/calls';
import { secretPlaces } from '@shuji/contract/gateway/labels';
import { changeGatewayUpstream as changeGatewayUpstreamShape, type GatewayPage } from '@shuji/contract/gateway/schema';
import { useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { toast } from '#app/ui/notify.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { UpstreamFields } from './UpstreamFields.tsx';

/** The supplier's interface behind the gateway; its secret is written, never read. */
export function UpstreamCard({ access }: { access: GatewayPage }) {
  const [isOpen, setOpen] = useState(false);
  const { upstream } = access;
  if (!upstream) return null;
  return (
    <Card title="供方接口">
      {isOpen ? (
        <CallForm
          call={changeGatewayUpstream}
          shape={changeGatewayUpstreamShape}
          fixed={{ id: access.id }}
          initial={{
            endpoint: upstream.endpoint,
            secretPlace: upstream.secretPlace,
            secretName: upstream.secretName,
          }}
          submit="保存"
          onDone={() => {
            toast.success('已更换，之后的调用使用新的地址与凭证');
            setOpen(false);
          }}
        >
          <UpstreamFields about="需方调用的路径与参数接在此地址之后" />
        </CallForm>
      ) : (
        <div className="stack">
          <Facts
            facts={[
              ['接口地址', <code key="endpoint">{upstream.endpoint}</code>],
              ['凭证', `${secretPlaces[upstream.secretPlace]} ${upstream.secretName}，已加密保存`],
              ['最近更换', minuteOf(upstream.changedAt)],
            ]}
          />
          {access.state !== 'closed' && (
            <div>
              <Button call={changeGatewayUpstream} onClick={() => setOpen(true)}>
                更换地址或凭证
              </Button>
            </div>
          )}
        </div>
      )}
    </Card>
  );
}
