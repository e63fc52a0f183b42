import { awaited } from '@shuji/contract/application/labels';
import type { ApplicationDetail } from '@shuji/contract/application/schema';
import { Card } from '#app/admin/Card.tsx';
import { ApplicationTimeline } from '#app/application/ApplicationTimeline.tsx';
import { StatusTag } from '#app/application/StatusTag.tsx';
import { type Called, useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { ReviewPage } from '#app/review/ReviewPage.tsx';
import { ReviewPanel } from '#app/review/ReviewPanel.tsx';
import { toast } from '#app/ui/notify.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { DetailFields } from './DetailFields.tsx';
import { Freezing } from './Freezing.tsx';
import type { ApplicationQueue } from './queue.ts';

interface ApplicationReviewProps {
  id: string;
  queue: ApplicationQueue;
  /** Sent together with the application above it: reviewed on its page, a decision of its own. */
  isPart?: boolean;
}

/** One application: what was submitted, what the centre found out, the verdict, and its way so far. */
export function ApplicationReview({ id, queue, isPart = false }: ApplicationReviewProps) {
  const called = useQueryOf(queue.detail, { id });
  return (
    <>
      <Sheet id={id} queue={queue} called={called} isPart={isPart} />
      {queue.together &&
        called.data?.together.map((part) => (
          <ApplicationReview key={part.id} id={part.id} queue={queue.together?.[part.subject] ?? queue} isPart />
        ))}
    </>
  );
}

type SheetProps = Required<ApplicationReviewProps> & { called: Called<ApplicationDetail> };

function Sheet({ id, queue, called, isPart }: SheetProps) {
  const reviewing = useMutationOf(queue.review);
  return (
    <ReviewPage desk={queue.name} id={id} noun="这项申请" called={called} isPart={isPart}>
      {(detail) => {
        const labels = Object.fromEntries(detail.fields.map(({ field, label }) => [field, label]));
        return {
          title: isPart ? queue.title.replace('审核', '') : detail.title,
          tags: <StatusTag status={detail.status} />,
          more: queue.freezing && <Freezing detail={detail} freezing={queue.freezing} />,
          sheet: (
            <>
              <Submission detail={detail} />
              <DetailFields detail={detail} desk={queue.name} />
              <Card title="办理记录">
                <ApplicationTimeline steps={detail.steps} labels={labels} />
              </Card>
            </>
          ),
          findings: detail.findings,
          changed: detail.submissions > 1 || detail.isChange ? detail.fields.filter((field) => field.isChanged) : null,
          claim: detail.claim,
          submittedAt: detail.submittedAt,
          isOpen: detail.status === 'pending',
          barred: detail.isOwnOrganisation && '这是您所在单位的申请',
          decision: (
            <ReviewPanel
              desk={queue.name}
              labels={labels}
              {...(detail.awaits && { notYet: `${awaited[detail.awaits]}通过后才能通过` })}
              onDecide={async (review) => {
                const sent = await reviewing.send({ id, ...review });
                if (sent) toast.success('审核结论已提交');
                return sent !== undefined;
              }}
            />
          ),
        };
      }}
    </ReviewPage>
  );
}

function Submission({ detail }: { detail: ApplicationDetail }) {
  return (
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
  );
}
