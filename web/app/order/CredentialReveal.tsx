import { revealCredential } from '@shuji/contract/order-steps';
import { useState } from 'react';
import { useSend } from '#app/lib/use-call.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { ask, toast } from '#app/ui/notify.ts';
import styles from './DeliveriesCard.module.css';

/** Shows the credentials of an API, once. */
export function CredentialReveal({ order, delivery, onSeen }: { order: string; delivery: string; onSeen: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const { send, busy } = useSend(revealCredential);

  async function reveal() {
    const isSure = await ask({
      title: '查看接口凭证',
      text: '凭证只显示这一次，请先准备好保存的地方。是否现在查看？',
      confirm: '现在查看',
      cancel: '稍后再说',
      kind: 'warning',
    });
    const seen = isSure && (await send({ id: order, delivery }));
    if (seen) setSecret(seen.data.credential);
  }

  async function copy(text: string) {
    await navigator.clipboard.writeText(text);
    toast.success('已复制');
  }

  if (secret === null) {
    return (
      <div>
        <Button look="primary" busy={busy} onClick={reveal}>
          查看接口凭证（仅一次）
        </Button>
      </div>
    );
  }
  return (
    <Notice title="请立即妥善保存，离开本页后不能再次查看" tone="warn">
      <code className={styles.secret}>{secret}</code>
      <div className="row">
        <Button size="small" onClick={() => copy(secret)}>
          复制
        </Button>
        <Button size="small" look="quiet" onClick={onSeen}>
          我已保存
        </Button>
      </div>
    </Notice>
  );
}
