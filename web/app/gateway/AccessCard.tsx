import type { GatewayPage } from '@shuji/contract/gateway/schema';
import { Card } from '#app/admin/Card.tsx';
import { countOf } from '#app/ui/count.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { minuteOf } from '#app/ui/time.ts';

/** Calls left, last day, and the address. */
export function AccessCard({ access }: { access: GatewayPage }) {
  const { bought, used, expiresAt, url, methods, perSecond, keyHint, keyIssuedAt } = access;
  const left = bought === null ? null : Math.max(0, bought - used);
  return (
    <Card title="余量与调用方式">
      <div className="columns">
        <Facts
          facts={[
            ['调用地址', <code key="url">{url}</code>],
            ['请求方式', methods.join('、')],
            ['速率上限', `每秒 ${perSecond} 次`],
            ['开通时间', minuteOf(access.openedAt)],
            ['有效期至', expiresAt ? minuteOf(expiresAt) : '长期有效'],
            ['当前密钥', keyIssuedAt ? `尾号 ${keyHint}，${minuteOf(keyIssuedAt)} 领取` : '尚未领取'],
          ]}
        />
        <div className="stack" data-gap="2">
          <span className="muted">{left === null ? '累计调用' : '剩余次数'}</span>
          <strong className="figure">{countOf(left ?? used)}</strong>
          {bought !== null && (
            <>
              <progress className="meter" max={bought} value={used} aria-label="已用次数" />
              <span className="muted small">
                已用 {countOf(used)} / {countOf(bought)} 次
              </span>
            </>
          )}
        </div>
      </div>
    </Card>
  );
}
