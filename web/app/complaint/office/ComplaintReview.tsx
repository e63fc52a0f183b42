import { complaintKinds, complaintStatus } from '@shuji/contract/complaint/labels';
import { acceptComplaint, getComplaint } from '@shuji/contract/complaint/office';
import type { ComplaintForOffice } from '@shuji/contract/complaint/schema/office';
import { useAllowed } from '#app/admin/Allowed.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { complaintTone, stepsOf } from '#app/complaint/labels.ts';
import { FileLinks } from '#app/lib/FileLink.tsx';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { Reveal } from '#app/review/Reveal.tsx';
import { ReviewPage } from '#app/review/ReviewPage.tsx';
import { toast } from '#app/ui/notify.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { Timeline } from '#app/ui/plain/Timeline.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { ComplaintAnswer } from './ComplaintAnswer.tsx';

/** One complaint: its text, its sender as far as shown, and the centre's answer. */
export function ComplaintReview({ id }: { id: string }) {
  const called = useQueryOf(getComplaint, { id });
  return (
    <ReviewPage desk="complaint" id={id} noun="这件事项" called={called}>
      {(complaint) => ({
        title: complaint.title,
        tags: <Tag tone={complaintTone[complaint.status]}>{complaintStatus[complaint.status]}</Tag>,
        more: <Accept complaint={complaint} />,
        sheet: <Sheet complaint={complaint} />,
        claim: complaint.claim,
        isOpen: complaint.mayHandle ? complaint.dueOn !== null : complaint.status !== 'closed',
        barred: !complaint.mayHandle && '不能办理涉及本单位的事项',
        decision: <ComplaintAnswer id={id} />,
      })}
    </ReviewPage>
  );
}

function Accept({ complaint: { id, status, mayHandle } }: { complaint: ComplaintForOffice }) {
  const { send, busy } = useMutationOf(acceptComplaint);
  const isAllowed = useAllowed();
  if (status !== 'received' || !mayHandle || !isAllowed(acceptComplaint)) return null;
  return (
    <Button
      busy={busy}
      onClick={async () => {
        if (await send({ id })) toast.success('已受理，提交人会看到');
      }}
    >
      受理
    </Button>
  );
}

function Sheet({ complaint }: { complaint: ComplaintForOffice }) {
  const { id, phone, isSatisfied } = complaint;
  return (
    <>
      <Card title="内容">
        <p className="prose pre-line form-note">{complaint.text}</p>
        <Facts
          facts={[
            ['受理编号', complaint.number],
            ['类别', complaintKinds[complaint.kind]],
            ['附件', complaint.files.length > 0 && <FileLinks key="files" files={complaint.files} />],
            ['提交人', `${complaint.isSignedIn ? '注册用户' : '访客'}${complaint.name && ` ${complaint.name}`}`],
            ['联系电话', phone && <Reveal key="phone" place="complaint" id={id} field="contactPhone" masked={phone} />],
            ['提交时间', minuteOf(complaint.filedAt)],
            ['办理期限', complaint.dueOn && <DueTag key="due" {...complaint} />],
            ['提交人评价', isSatisfied !== null && (isSatisfied ? '满意' : '不满意')],
          ]}
        />
      </Card>
      <Card title="办理经过">
        <Timeline steps={stepsOf(complaint.history)} />
      </Card>
    </>
  );
}
