import { decideRating } from '@shuji/contract/rating/office';
import { decideRating as decideRatingShape } from '@shuji/contract/rating/schema/office';
import { Form, Input } from 'antd';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { RadioField } from '#app/form/field/RadioField.tsx';
import { reread } from '#app/lib/query.ts';
import { Phrases, withPhrase } from '#app/review/Phrases.tsx';
import { toast } from '#app/ui/notify.ts';

const longestReason = 300;

interface RatingDecisionProps {
  id: string;
  isHidden: boolean;
}

export function RatingDecision({ id, isHidden }: RatingDecisionProps) {
  const [form] = Form.useForm<{ reason?: string }>();
  const reason = Form.useWatch('reason', form) ?? '';
  return (
    <CallForm
      call={decideRating}
      shape={decideRatingShape}
      form={form}
      fixed={{ id }}
      draft={`rating-decision-${id}`}
      submit="作出处理"
      onRefused={reread}
      onDone={() => toast.success('已处理，有关各方会收到通知')}
    >
      <CallField name="decision">
        <RadioField
          options={
            isHidden
              ? [{ value: 'show', label: '恢复展示' }]
              : [
                  { value: 'show', label: '保持展示' },
                  { value: 'hide', label: '隐藏' },
                ]
          }
        />
      </CallField>
      <CallField
        name="reason"
        hint={
          <>
            评价人和举报人会看到{' '}
            <Phrases
              desk="rating"
              written={reason}
              onPick={(words) => form.setFieldValue('reason', withPhrase(reason, words, longestReason))}
            />
          </>
        }
      >
        <Input.TextArea rows={3} maxLength={longestReason} showCount />
      </CallField>
    </CallForm>
  );
}
