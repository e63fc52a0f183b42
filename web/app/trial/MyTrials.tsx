import type { Input, Output } from '@shuji/contract/call';
import { accessStates } from '@shuji/contract/gateway/labels';
import { applyOrder } from '@shuji/contract/order/placing';
import { listOwnTrials } from '@shuji/contract/trial/calls';
import { Link, useSearchParams } from 'react-router';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { PastEnd } from '#app/admin/PastEnd.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { stateTones } from '#app/gateway/states.ts';
import { pick } from '#app/lib/load.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { countOf } from '#app/ui/count.ts';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { minuteOf } from '#app/ui/time.ts';

export const meta = pageTitle('我的试用');

/** The buyer's trials: calls left, term, and the way to an order. */
export default function MyTrials() {
  const [query] = useSearchParams();
  const input = pick(query, 'pageNum') as Input<typeof listOwnTrials>;
  const { data, error, reload } = useQueryOf(listOwnTrials, input);
  return (
    <>
      <h1>我的试用</h1>
      <p className="muted">每个单位对每个产品可试用一次；次数用完或到期后自动结束，需要继续使用时申请订购。</p>
      {!data && (
        <Card>
          <Fallback noun="我的试用" error={error} onAgain={reload} lines={5} />
        </Card>
      )}
      {data?.rows.map((trial) => (
        <TrialItem key={trial.id} trial={trial} />
      ))}
      {data?.rows.length === 0 && data.total > 0 && <PastEnd total={data.total} />}
      {data?.total === 0 && (
        <Card>
          <Empty title="还没有试用" text="在标有“可试用”的数据 API 产品页点“试用”，立即开通。">
            <LinkButton to={href('product', { trial: 'api' })} look="primary">
              看看可以试用的接口
            </LinkButton>
          </Empty>
        </Card>
      )}
      {data && <Pager total={data.total} capped={data.capped} unit="个试用" />}
    </>
  );
}

function TrialItem({ trial }: { trial: Output<typeof listOwnTrials>['rows'][number] }) {
  const { bought, used, state, productId, isOnSale } = trial;
  return (
    <Card layout="stack" gap={2}>
      <div className="row between">
        <h2 className="heading">
          {isOnSale ? <Link to={href('prodinfo', { id: productId })}>{trial.productName}</Link> : trial.productName}
        </h2>
        <Tag tone={stateTones[state]}>{accessStates[state]}</Tag>
      </div>
      <p className="inline muted small">
        <span>{trial.merchantName}</span>
        <span>{minuteOf(trial.openedAt)} 开通</span>
        <span>有效期至 {minuteOf(trial.expiresAt)}</span>
      </p>
      <p>
        剩余 <strong>{countOf(Math.max(0, bought - used))}</strong> 次，已用 {countOf(used)} / {countOf(bought)} 次
        {trial.stoppedReason && `；已终止：${trial.stoppedReason}`}
      </p>
      <div className="row">
        <LinkButton to={href('gateway', { id: trial.id })} size="small">
          {state === 'waiting' ? '领取密钥' : '密钥与用量'}
        </LinkButton>
        {isOnSale && (
          <LinkButton call={applyOrder} to={href('checkprod', { id: productId })} size="small">
            申请订购
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
