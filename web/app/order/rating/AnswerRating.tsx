import { answerRating } from '@shuji/contract/rating/calls';
import { answerRating as answerRatingShape } from '@shuji/contract/rating/schema';
import { Input } from 'antd';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { toast } from '#app/ui/notify.ts';

export function AnswerRating({ id }: { id: string }) {
  return (
    <CallForm
      call={answerRating}
      shape={answerRatingShape}
      fixed={{ id }}
      draft={`answer-rating-${id}`}
      submit="答复评价"
      onDone={() => toast.success('已答复，答复会显示在产品页面')}
    >
      <CallField name="answer" hint="只能答复一次，提交后不能修改">
        <Input.TextArea rows={3} maxLength={500} showCount />
      </CallField>
    </CallForm>
  );
}
