import { issueGatewayKey } from '@shuji/contract/gateway/calls';
import type { GatewayPage } from '@shuji/contract/gateway/schema';
import { useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { ask } from '#app/ui/notify.ts';
import { OnceKey } from './OnceKey.tsx';

/** The buyer's key: shown once, replaced at will. */
export function KeyCard({ access }: { access: GatewayPage }) {
  const [key, setKey] = useState<string | null>(null);
  const { send, busy } = useMutationOf(issueGatewayKey);
  const isFirst = access.keyIssuedAt === null;

  async function issue() {
    const isSure =
      isFirst ||
      (await ask({
        title: '更换调用密钥',
        text: '新密钥生成后，旧密钥立即失效，正在使用旧密钥的程序将无法调用。是否继续？',
        confirm: '更换密钥',
        kind: 'warning',
        danger: true,
      }));
    const done = isSure && (await send({ id: access.id }));
    if (done) setKey(done.data.key);
  }

  return (
    <Card title="调用密钥" layout="stack">
      {key === null ? (
        <div className="stack">
          <p>
            {isFirst
              ? '领取密钥后即可调用。密钥只显示一次，平台不保存原文，请先准备好保存的地方。'
              : '密钥遗失或可能泄露时，请更换；更换不影响剩余次数与有效期。'}
          </p>
          <div>
            <Button call={issueGatewayKey} look={isFirst ? 'primary' : 'default'} busy={busy} onClick={issue}>
              {isFirst ? '领取调用密钥（仅显示一次）' : '更换密钥'}
            </Button>
          </div>
        </div>
      ) : (
        <OnceKey label="调用密钥" value={key} onSaved={() => setKey(null)} />
      )}
      <HowTo access={access} />
    </Card>
  );
}

function HowTo({ access: { url, methods } }: { access: GatewayPage }) {
  const [method = 'GET'] = methods;
  const how = method === 'GET' ? '' : ` -X ${method}`;
  return (
    <details className="unfold">
      <summary>怎样调用</summary>
      <p>
        将密钥放在请求头 <code>X-Api-Key</code> 中；供方文档里的路径与参数接在调用地址之后：
      </p>
      <code className="box well mono block">{`curl${how} -H "X-Api-Key: 您的密钥" "${url}/路径?参数=值"`}</code>
      <p className="muted small">
        供方返回的内容原样转交。次数用完、到期、暂停或过快时，返回 HTTP 4xx 与说明，不计次数；供方没有应答的，返回 502
        或 504，退回次数。请求转发后中途断开的，仍然计次，请把超时时间设得足够长。每次返回的 <code>X-Gateway-Left</code>{' '}
        为剩余次数。
      </p>
    </details>
  );
}
