import { issueUpdateKey } from '@shuji/contract/update-report/calls';
import { useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { OnceKey } from '#app/gateway/OnceKey.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { ask } from '#app/ui/notify.ts';

/** The key by which a program of the supplier reports updates. */
export function UpdateKeyCard({ id, hint }: { id: string; hint: string | null }) {
  const [key, setKey] = useState<string | null>(null);
  const { send, busy } = useMutationOf(issueUpdateKey);

  async function issue() {
    const isSure =
      hint === null ||
      (await ask({
        title: '更换报送密钥',
        text: '新密钥生成后，旧密钥立即失效，正在使用旧密钥的程序将无法报送。是否继续？',
        confirm: '更换密钥',
        kind: 'warning',
        danger: true,
      }));
    const done = isSure && (await send({ id }));
    if (done) setKey(done.data.key);
  }

  return (
    <Card title="由程序报送" layout="stack">
      {key === null ? (
        <>
          <p>
            {hint === null
              ? '领取密钥后，可在数据生产程序完成更新时自动报送。密钥只用于本产品，只显示一次。'
              : `已领取密钥，尾号 ${hint}。密钥遗失或可能泄露时，请更换。`}
          </p>
          <div>
            <Button call={issueUpdateKey} busy={busy} onClick={issue}>
              {hint === null ? '领取报送密钥（仅显示一次）' : '更换密钥'}
            </Button>
          </div>
        </>
      ) : (
        <OnceKey label="报送密钥" value={key} onSaved={() => setKey(null)} />
      )}
      <details className="unfold">
        <summary>怎样报送</summary>
        <p>
          每次更新后调用一次；同一时段重复报送返回原记录，不会重复计数。条数 <code>rowCount</code> 与字节数{' '}
          <code>byteSize</code> 至少填写一项。
        </p>
        <code className="box well mono block">{exampleOf(globalThis.location?.origin ?? '')}</code>
      </details>
    </Card>
  );
}

function exampleOf(origin: string): string {
  const body = '{"key":"您的密钥","periodFrom":"2026-11-01","periodTo":"2026-11-01","rowCount":1200}';
  return `curl -X POST ${origin}/api/update/reportByKey -H "mobile: 1" -H "Content-Type: application/json" -d '${body}'`;
}
