import { listFollowStates } from '@shuji/contract/demand/follow';
import { demandStatus } from '@shuji/contract/demand/labels';
import type { DemandDetail } from '@shuji/contract/demand/schema';
import { vendorOfType } from '@shuji/contract/product/labels';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { Contact } from '#app/demand/Contact.tsx';
import { FollowDemand } from '#app/demand/hall/FollowDemand.tsx';
import { budgetWords, isSoon, leftWords } from '#app/demand/labels.ts';
import { useToken } from '#app/lib/session.ts';
import { useCall } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import styles from './DemandPanel.module.css';

const ReaderMoves = lazy(async () => ({ default: (await import('#app/demand/hall/ReaderMoves.tsx')).ReaderMoves }));

interface DemandPanelProps {
  demand: DemandDetail;
  /** False while a signed-in reader's own view is still on its way. */
  isOwnView: boolean;
  onMoved: () => void;
}

/** Budget, deadline, and what the reader can do next. */
export function DemandPanel({ demand, isOwnView, onMoved }: DemandPanelProps) {
  const token = useToken();
  const states = useCall(listFollowStates, token && isOwnView ? { ids: [demand.id] } : null);
  const left = leftWords(demand.daysLeft);
  const contact = demand.contact;
  return (
    <Card className={`stack sticky ${styles.panel}`}>
      <div className="stack" data-gap="0">
        <span className="small muted">预算</span>
        <strong className={`price ${styles.budget}`}>{budgetWords(demand) || '未填写'}</strong>
      </div>
      <div className="stack" data-gap="0">
        <span className="small muted">{left ? '接单截止' : '状态'}</span>
        {left ? (
          <span className={isSoon(demand.daysLeft) ? 'warn' : undefined}>
            {demand.deadline}（{left}）
          </span>
        ) : (
          demandStatus[demand.status]
        )}
      </div>
      {contact && <Contact label="联系方式（仅您和接单方可见）" contact={contact} />}
      {demand.takerName && (
        <div>
          <span className="small muted">接单方</span>
          {demand.takerName}
        </div>
      )}
      {isOwnView && token && (
        <Suspense>
          <ReaderMoves demand={demand} onMoved={onMoved} />
        </Suspense>
      )}
      {demand.status !== 'concluded' && demand.status !== 'closed' && !demand.isMine && !demand.isTaken && (
        <FollowDemand id={demand.id} title={demand.title} states={states} />
      )}
      <Hint demand={demand} isSignedIn={token !== '' && isOwnView} />
    </Card>
  );
}

function Hint({ demand, isSignedIn }: { demand: DemandDetail; isSignedIn: boolean }) {
  const { pathname, search } = useLocation();
  if (demand.status === 'taken' && !demand.isMine && !demand.isTaken)
    return <p className="muted small">已有{vendorOfType(demand.kind)}接单对接，如被退回会重新开放。</p>;
  if (demand.status === 'concluded' && !demand.isMine) return <p className="muted small">供需双方已经成交。</p>;
  if (demand.status !== 'published' || demand.isMine) return null;
  if (!isSignedIn) {
    return (
      <>
        <LinkButton to={href('login', { from: pathname + search })} look="primary" size="large">
          登录后报价或接单
        </LinkButton>
        <p className="muted small">
          报价和接单需要{vendorOfType(demand.kind)}交易权限；成交或接单后可以看到需求方的联系方式。
        </p>
      </>
    );
  }
  if (demand.may.includes('take'))
    return (
      <p className="muted small">
        可以先报价，由需求方对比后成交；也可以直接接单对接，接单后可以查看联系方式，查看会留下记录；无法满足时请及时退回。
      </p>
    );
  const role = vendorOfType(demand.kind);
  return (
    <>
      <LinkButton to={href('dealauth')} look="primary" size="large">
        开通{role}交易权限
      </LinkButton>
      <p className="muted small">您还没有{role}交易权限，开通后即可报价和接单。</p>
    </>
  );
}
