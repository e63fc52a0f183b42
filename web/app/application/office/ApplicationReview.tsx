import type { ApplicationDetail } from '@shuji/contract/application/schema';
import { Alert } from '#app/admin/Alert.tsx';
import { Allowed } from '#app/admin/Allowed.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { BackToList } from '#app/admin/list/BackToList.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { ApplicationTimeline } from '#app/application/ApplicationTimeline.tsx';
import { StatusTag } from '#app/application/StatusTag.tsx';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { InHand } from '#app/review/InHand.tsx';
import { ReviewPanel } from '#app/review/ReviewPanel.tsx';
import { toast } from '#app/ui/notify.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { DetailFields } from './DetailFields.tsx';
import { Freezing } from './Freezing.tsx';
import type { ApplicationQueue } from './queue.ts';

/** One application: what was submitted, what the centre found out, the verdict, and its way so far. */
export function ApplicationReview({ id, queue }: { id: string; queue: ApplicationQueue }) {
  const { data, error, reload } = useQueryOf(queue.detail, { id });
  return (
    <>
      <BackToList />
      {!data && (
        <Card>
          <Fallback noun="这项申请" error={error} onAgain={reload} whole lines={8} />
        </Card>
      )}
      {data && <Detail detail={data} queue={queue} />}
    </>
  );
}

interface DetailProps {
  detail: ApplicationDetail;
  queue: ApplicationQueue;
}

function Detail({ detail, queue }: DetailProps) {
  const labels = Object.fromEntries(detail.fields.map(({ field, label }) => [field, label]));
  return (
    <>
      <div className="row">
        <h1>{detail.title}</h1>
        <StatusTag status={detail.status} />
      </div>
      <Card title="提交信息">
        <Facts
          facts={[
            ['类型', detail.note],
            ['提交时间', `${minuteOf(detail.submittedAt)}（第 ${detail.submissions} 次）`],
            ['办理期限', detail.dueOn && <DueTag key="due" {...detail} />],
            ['办理时间', detail.status === 'pending' ? '' : minuteOf(detail.decidedAt)],
          ]}
        />
      </Card>
      {detail.findings.length > 0 && <Findings findings={detail.findings} />}
      <DetailFields detail={detail} desk={queue.name} />
      {detail.status === 'pending' && <Verdict detail={detail} queue={queue} />}
      {queue.freezing && (detail.status === 'approved' || detail.status === 'frozen') && (
        <Allowed call={queue.freezing.call}>
          <Freezing detail={detail} freeze={queue.freezing.call} words={queue.freezing.words} />
        </Allowed>
      )}
      <Card title="办理记录">
        <ApplicationTimeline steps={detail.steps} labels={labels} />
      </Card>
    </>
  );
}

/** The centre's automatic checks; the reviewer decides. */
function Findings({ findings }: { findings: ApplicationDetail['findings'] }) {
  return (
    <Card title="核验情况">
      <ul className="stack">
        {findings.map(({ label, text, isGood }) => (
          <li key={label} className="row">
            <Tag tone={isGood === null ? 'warn' : isGood ? 'good' : 'bad'}>
              {isGood === null ? `${label}：未核对` : label}
            </Tag>{' '}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Verdict({ detail, queue }: DetailProps) {
  const { send, busy } = useMutationOf(queue.review);
  if (detail.isOwnOrganisation) {
    return (
      <Alert title="这是您所在单位的申请" tone="warn">
        按照回避要求，请交由其他审核人员处理。
      </Alert>
    );
  }
  return (
    <InHand desk={queue.name} id={detail.id} claim={detail.claim}>
      <ReviewPanel
        desk={queue.name}
        fields={detail.fields.map(({ field, label }) => ({ name: field, label }))}
        busy={busy}
        onDecide={async ({ decision, reason, opinions }) => {
          const sent = await send({ id: detail.id, decision, reason, opinions });
          if (sent) toast.success('审核结论已提交');
          return sent !== undefined;
        }}
      />
    </InHand>
  );
}
