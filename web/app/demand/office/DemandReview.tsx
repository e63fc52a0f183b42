import type { Output } from '@shuji/contract/call';
import { demandStatus } from '@shuji/contract/demand/labels';
import { opinionFields } from '@shuji/contract/demand/labels/office';
import { readOfficeDemand, reviewDemand, takeDemandDown } from '@shuji/contract/demand/office';
import { useState } from 'react';
import { Allowed } from '#app/admin/Allowed.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { TimelineRows } from '#app/demand/DemandTimeline.tsx';
import { statusTone } from '#app/demand/labels.ts';
import { ReasonDialog } from '#app/demand/own/ReasonDialog.tsx';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { MoreMenu } from '#app/review/MoreMenu.tsx';
import { ReviewPage } from '#app/review/ReviewPage.tsx';
import { ReviewPanel } from '#app/review/ReviewPanel.tsx';
import { toast } from '#app/ui/notify.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { DemandContentDetail, useChangedFields } from './DemandContentDetail.tsx';

const onHall = ['published', 'unpublished', 'taken'];

export function DemandReview({ id }: { id: string }) {
  const called = useQueryOf(readOfficeDemand, { id });
  const reviewing = useMutationOf(reviewDemand);
  const changed = useChangedFields(called.data);
  return (
    <ReviewPage desk="demand" id={id} noun="这条需求" called={called}>
      {(demand) => ({
        title: demand.content.title,
        tags: <Tag tone={statusTone[demand.status]}>{demandStatus[demand.status]}</Tag>,
        more: onHall.includes(demand.status) && (
          <Allowed call={takeDemandDown}>
            <TakeDown id={demand.id} />
          </Allowed>
        ),
        sheet: (
          <>
            <Submission demand={demand} />
            <DemandContentDetail demand={demand} />
            <Card title="办理记录">
              <TimelineRows rows={demand.log} />
            </Card>
          </>
        ),
        findings: demand.findings,
        changed,
        claim: demand.claim,
        submittedAt: demand.submittedAt,
        isOpen: demand.status === 'pending',
        decision: (
          <ReviewPanel
            desk="demand"
            labels={opinionFields}
            onDecide={async (review) => {
              const sent = await reviewing.send({ id, ...review });
              if (sent) toast.success('审核结论已提交');
              return sent !== undefined;
            }}
          />
        ),
      })}
    </ReviewPage>
  );
}

function Submission({ demand }: { demand: Output<typeof readOfficeDemand> }) {
  return (
    <Card title="提交信息">
      <Facts
        facts={[
          ['需求编号', demand.number],
          ['发布单位', demand.ownerName],
          ['提交时间', `${minuteOf(demand.submittedAt)}（第 ${demand.submissions} 次）`],
          ['办理期限', demand.dueOn && <DueTag key="due" {...demand} />],
          ['接单方', demand.takerName],
        ]}
      />
    </Card>
  );
}

function TakeDown({ id }: { id: string }) {
  const { send, busy } = useMutationOf(takeDemandDown);
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <MoreMenu steps={[{ label: '强制下架', isDangerous: true, onChoose: () => setConfirming(true) }]} />
      {isConfirming && (
        <ReasonDialog
          title="强制下架"
          text="内容违法、虚假或索取个人信息的需求，可以由中心下架。需求将从大厅撤下并关闭，不能恢复；原因会告诉需求方。"
          label="下架原因"
          isRequired
          confirm="确认下架"
          busy={busy}
          onCancel={() => setConfirming(false)}
          onSay={async (reason) => {
            const sent = await send({ id, reason });
            if (sent) toast.success('需求已下架');
            setConfirming(false);
          }}
        />
      )}
    </>
  );
}
