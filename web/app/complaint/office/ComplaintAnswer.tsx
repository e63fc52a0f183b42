import { answerComplaint, settleComplaint } from '@shuji/contract/complaint/office';
import {
  answerComplaint as answerComplaintShape,
  settleComplaint as settleComplaintShape,
} from '@shuji/contract/complaint/schema/office';
import { Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { reread } from '#app/lib/query.ts';
import { Phrases, withPhrase } from '#app/review/Phrases.tsx';
import { toast } from '#app/ui/notify.ts';

const ways = [
  { value: 'answer', label: '答复' },
  { value: 'settle', label: '直接办结（重复、无关或已转其他渠道）' },
];

/** The centre's words to the sender: an answer they may come back to, or the end of the matter. */
export function ComplaintAnswer({ id }: { id: string }) {
  const [form] = Form.useForm<{ text?: string }>();
  const [way, setWay] = useState('answer');
  const isAnswer = way === 'answer';
  const most = isAnswer ? 2000 : 500;
  const text = Form.useWatch('text', form) ?? '';
  return (
    <div className="stack">
      <Radio.Group aria-label="办理方式" value={way} options={ways} onChange={(event) => setWay(event.target.value)} />
      <CallForm
        key={way}
        call={isAnswer ? answerComplaint : settleComplaint}
        shape={isAnswer ? answerComplaintShape : settleComplaintShape}
        form={form}
        fixed={{ id }}
        draft={`complaint-${id}`}
        submit={isAnswer ? '发送答复' : '办结'}
        onRefused={reread}
        onDone={() => toast.success(isAnswer ? '已答复，提交人会看到' : '已办结')}
      >
        <CallField
          name="text"
          hint={
            <>
              提交人会看到{' '}
              <Phrases
                desk="complaint"
                written={text}
                onPick={(words) => form.setFieldValue('text', withPhrase(text, words, most))}
              />
            </>
          }
        >
          <Input.TextArea rows={5} maxLength={most} showCount />
        </CallField>
      </CallForm>
    </div>
  );
}
