import { claimReview, releaseReview } from '@shuji/contract/review/calls';
import { claimMinutes, type ReviewQueue } from '@shuji/contract/review/labels';
import type { Claim } from '@shuji/contract/review/schema';
import type { ReactNode } from 'react';
import { useAllowed } from '#app/admin/Allowed.tsx';
import { Button } from '#app/admin/Button.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { ask, toast } from '#app/ui/notify.ts';
import { minuteOf } from '#app/ui/time.ts';

interface InHandProps {
  desk: ReviewQueue;
  id: string;
  claim: Claim | null;
  /** The decision, enabled for the holder of the claim. */
  children: ReactNode;
}

/** Taking something in hand before deciding, so that two reviewers do not collide. */
export function InHand({ desk, id, claim, children }: InHandProps) {
  const isAllowed = useAllowed();
  const claiming = useMutationOf(claimReview);
  const releasing = useMutationOf(releaseReview);

  async function take() {
    const sent = await claiming.send({ desk, id });
    if (sent) toast.success(`已领取，${claimMinutes} 分钟内由您办理`);
  }

  async function takeOver({ by, holderId }: Claim) {
    const text = `${by}正在办理此事项。接手后，对方未提交的意见不会保留。`;
    if (!(await ask({ title: `接手${by}的事项`, text, confirm: '确认接手', kind: 'warning' }))) return;
    const sent = await claiming.send({ desk, id, from: holderId });
    if (sent) toast.success('已接手');
  }

  async function release() {
    const sent = await releasing.send({ desk, id });
    if (sent) toast.success('已放回待审核列表');
  }

  if (!isAllowed(claimReview)) return null;
  if (!claim) {
    return (
      <>
        <p className="muted small">领取后 {claimMinutes} 分钟内由您办理，其他审核人员会看到。</p>
        <Button look="primary" busy={claiming.busy} onClick={() => void take()}>
          领取并审核
        </Button>
      </>
    );
  }
  if (!claim.isMine) {
    return (
      <>
        <p>
          <strong>{claim.by}</strong>正在办理，{minuteOf(claim.until)} 前有效。
        </p>
        <Button busy={claiming.busy} onClick={() => void takeOver(claim)}>
          接手办理
        </Button>
      </>
    );
  }
  return (
    <>
      {children}
      <div className="row between">
        <span className="muted small">{minuteOf(claim.until)} 前由您办理</span>
        <span className="row" data-gap="1">
          <Button size="small" look="quiet" busy={claiming.busy} onClick={() => void take()}>
            延长
          </Button>
          <Button size="small" look="quiet" busy={releasing.busy} onClick={() => void release()}>
            放回
          </Button>
        </span>
      </div>
    </>
  );
}
