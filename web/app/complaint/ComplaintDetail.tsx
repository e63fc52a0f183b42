import { closeComplaint, replyComplaint } from '@shuji/contract/complaint/calls';
import { complaintCloseDays, complaintKinds, complaintStatus } from '@shuji/contract/complaint/labels';
import {
  closeComplaint as closeComplaintShape,
  type FollowedComplaint,
  replyComplaint as replyComplaintShape,
} from '@shuji/contract/complaint/schema';
import { Input } from 'antd';
import { Card } from '#app/admin/Card.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { RadioField } from '#app/form/field/RadioField.tsx';
import { FileLinks } from '#app/lib/FileLink.tsx';
import { toast } from '#app/ui/notify.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { Timeline } from '#app/ui/plain/Timeline.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { complaintTone, stepsOf } from './labels.ts';

interface DetailProps {
  complaint: FollowedComplaint;
  /** Proves to the centre that the reader is the sender; signed-in senders leave the code out. */
  proof: { number: string; code?: string };
  onMoved: () => void | Promise<void>;
}

const verdicts = [
  { value: true, label: '满意' },
  { value: false, label: '不满意' },
];

/** A complaint as its sender sees it, and what they may do next. */
export function ComplaintDetail({ complaint, proof, onMoved }: DetailProps) {
  const { number, kind, title, status, text, files, filedAt, dueOn, isSatisfied, history, mayReply, mayClose } =
    complaint;
  const moved = (words: string) => () => {
    toast.success(words);
    void onMoved();
  };
  return (
    <div className="stack">
      <Card title={title} extra={<Tag tone={complaintTone[status]}>{complaintStatus[status]}</Tag>} className="stack">
        <p className="prose pre-line">{text}</p>
        <Facts
          facts={[
            ['受理编号', number],
            ['类别', complaintKinds[kind]],
            ['提交时间', minuteOf(filedAt)],
            ['答复期限', dueOn && `${dueOn} 前`],
            ['附件', files.length > 0 && <FileLinks key="files" files={files} />],
            ['您的评价', isSatisfied !== null && (isSatisfied ? '满意' : '不满意')],
          ]}
        />
      </Card>
      <Card title="办理经过">
        <Timeline steps={stepsOf(history)} />
      </Card>
      {mayClose && (
        <Card title="对答复满意吗？">
          <CallForm
            call={closeComplaint}
            shape={closeComplaintShape}
            name="close"
            fixed={proof}
            submit="确认办结"
            onDone={moved('已办结，感谢您的评价')}
            onRefused={() => void onMoved()}
          >
            <CallField name="isSatisfied" label="评价" hint={`${complaintCloseDays} 天内未补充也未评价的，自动办结`}>
              <RadioField options={verdicts} />
            </CallField>
            <CallField name="text" label="说明" hint="选填">
              <Input.TextArea rows={2} maxLength={500} showCount />
            </CallField>
          </CallForm>
        </Card>
      )}
      {mayReply && (
        <Card title="补充说明">
          <CallForm
            call={replyComplaint}
            shape={replyComplaintShape}
            name="reply"
            fixed={proof}
            submit="提交补充"
            onDone={moved('已补充，中心将继续办理')}
            onRefused={() => void onMoved()}
          >
            <CallField
              name="text"
              label="补充的内容"
              hint={status === 'answered' ? '对答复有疑问的，补充后重新办理' : undefined}
            >
              <Input.TextArea rows={4} maxLength={2000} showCount />
            </CallField>
          </CallForm>
        </Card>
      )}
    </div>
  );
}
