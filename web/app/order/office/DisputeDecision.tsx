import type { DisputeDecision as Decision } from '@shuji/contract/order/labels';
import { yuan } from '@shuji/contract/order/labels/fee';
import { settleDispute } from '@shuji/contract/order/office';
import { settleDispute as settleDisputeShape } from '@shuji/contract/order/schema/office';
import { Form, Input } from 'antd';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { MoneyField } from '#app/form/field/MoneyField.tsx';
import { RadioField } from '#app/form/field/RadioField.tsx';
import { reread } from '#app/lib/query.ts';
import { Phrases, withPhrase } from '#app/review/Phrases.tsx';
import { toast } from '#app/ui/notify.ts';

const meaning: Record<Decision, string> = {
  continue: '继续履行：订单回到提起争议前的步骤，期限重新计算',
  complete: '视为验收通过：订单完成，颁发交易凭证',
  cancel: '解除合同：订单终止，已付款项按下方金额退还需方，余款结算给供方',
};
const longestNote = 1000;

interface DisputeDecisionProps {
  id: string;
  decisions: readonly Decision[];
  /** In fen; null where no money has arrived. */
  paid: number | null;
}

export function DisputeDecision({ id, decisions, paid }: DisputeDecisionProps) {
  const [form] = Form.useForm<{ note?: string; decision?: Decision }>();
  const note = Form.useWatch('note', form) ?? '';
  const isUndone = Form.useWatch('decision', form) === 'cancel';
  return (
    <CallForm
      call={settleDispute}
      shape={settleDisputeShape}
      form={form}
      fixed={{ id }}
      draft={`dispute-${id}`}
      submit="作出处理"
      onRefused={reread}
      onDone={() => toast.success('争议已处理，双方都会收到通知')}
    >
      <CallField name="decision">
        <RadioField
          style={{ display: 'grid', gap: 8 }}
          options={decisions.map((value) => ({ value, label: meaning[value] }))}
        />
      </CallField>
      {isUndone && paid !== null && (
        <CallField
          name="refund"
          required
          hint={`需方已付 ¥${yuan(paid)}；不退款的填 0。退款由交易中心在“结算退款”中登记转账`}
        >
          <MoneyField />
        </CallField>
      )}
      <CallField
        name="note"
        hint={
          <>
            写明认定的事实和理由，双方都会看到{' '}
            <Phrases
              desk="dispute"
              written={note}
              onPick={(words) => form.setFieldValue('note', withPhrase(note, words, longestNote))}
            />
          </>
        }
      >
        <Input.TextArea rows={5} maxLength={longestNote} showCount />
      </CallField>
    </CallForm>
  );
}
