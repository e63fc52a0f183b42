import type { Output } from '@shuji/contract/call';
import { demandStatus } from '@shuji/contract/demand/labels';
import { opinionFields } from '@shuji/contract/demand/labels/office';
import { readOfficeDemand, reviewDemand, takeDemandDown } from '@shuji/contract/demand/office';
import { useState } from 'react';
import { Allowed } from '#app/admin/Allowed.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { BackToList } from '#app/admin/list/BackToList.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { TimelineRows } from '#app/demand/DemandTimeline.tsx';
import { statusTone } from '#app/demand/labels.ts';
import { ReasonDialog } from '#app/demand/own/ReasonDialog.tsx';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { InHand } from '#app/review/InHand.tsx';
import { Reveal } from '#app/review/Reveal.tsx';
import { ReviewPanel } from '#app/review/ReviewPanel.tsx';
import { toast } from '#app/ui/notify.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { DemandContentDetail } from './DemandContentDetail.tsx';

const fields = Object.entries(opinionFields).map(([name, label]) => ({ name, label }));
const onHall = ['published', 'unpublished', 'taken'];

export function DemandReview({ id }: { id: string }) {
  const { data, error, reload } = useQueryOf(readOfficeDemand, { id });
  return (
    <>
      <BackToList />
      {!data && (
        <Card>
          <Fallback noun="这条需求" error={error} onAgain={reload} whole lines={8} />
        </Card>
      )}
      {data && <DetailList demand={data} />}
    </>
  );
}

function DetailList({ demand }: { demand: Output<typeof readOfficeDemand> }) {
  return (
    <>
      <div className="row">
        <h1>{demand.content.title}</h1>
        <Tag tone={statusTone[demand.status]}>{demandStatus[demand.status]}</Tag>
      </div>
      <Card title="提交信息">
        <Facts
          facts={[
            ['需求编号', demand.number],
            ['发布单位', demand.ownerName],
            ['提交时间', `${minuteOf(demand.submittedAt)}（第 ${demand.submissions} 次）`],
            ['办理期限', demand.dueOn && <DueTag key="due" {...demand} />],
            [
              '联系人',
              demand.contact && (
                <>
                  {demand.contact.name}{' '}
                  <Reveal place="demand" id={demand.id} field="contactPhone" masked={demand.contact.phone} />
                </>
              ),
            ],
            ['接单方', demand.takerName],
          ]}
        />
      </Card>
      <DemandContentDetail
        content={demand.content}
        previous={demand.previous}
        coverageNames={demand.coverageNames}
        files={demand.files}
      />
      {demand.status === 'pending' && <Decision demand={demand} />}
      {onHall.includes(demand.status) && (
        <Allowed call={takeDemandDown}>
          <TakeDown id={demand.id} />
        </Allowed>
      )}
      <Card title="办理记录">
        <TimelineRows rows={demand.log} />
      </Card>
    </>
  );
}

function Decision({ demand }: { demand: Output<typeof readOfficeDemand> }) {
  const { id, claim } = demand;
  const { send, busy } = useMutationOf(reviewDemand);
  return (
    <InHand desk="demand" id={id} claim={claim}>
      <ReviewPanel
        desk="demand"
        fields={fields}
        busy={busy}
        onDecide={async ({ decision, reason, opinions }) => {
          const sent = await send({ id, decision, reason, opinions });
          if (sent) toast.success('审核结论已提交');
          return sent !== undefined;
        }}
      />
    </InHand>
  );
}

function TakeDown({ id }: { id: string }) {
  const { send, busy } = useMutationOf(takeDemandDown);
  const [isConfirming, setConfirming] = useState(false);
  return (
    <Card title="强制下架">
      <p className="muted">
        内容违法、虚假或索取个人信息的需求，可以由中心下架并关闭。关闭后不能恢复，原因会告诉需求方。
      </p>
      <p>
        <Button look="danger" onClick={() => setConfirming(true)}>
          强制下架
        </Button>
      </p>
      {isConfirming && (
        <ReasonDialog
          title="强制下架"
          text="需求将从大厅撤下并关闭，不能恢复。"
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
    </Card>
  );
}
