import { objectionDecisions } from '@shuji/contract/objection/labels/office';
import { decideObjection } from '@shuji/contract/objection/office';
import { decideObjection as decideObjectionShape } from '@shuji/contract/objection/schema/office';
import { Form, Input } from 'antd';
import { Alert } from '#app/admin/Alert.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { RadioField } from '#app/form/field/RadioField.tsx';
import { reread } from '#app/lib/query.ts';
import { Phrases, withPhrase } from '#app/review/Phrases.tsx';
import { toast } from '#app/ui/notify.ts';
import { optionsOf } from '#app/ui/options.ts';

const longestReason = 500;

interface ObjectionDecisionProps {
  id: string;
  isAnswered: boolean;
  /** Who answers: 服务方 for a service. */
  vendor: string;
}

function decisionsOf(vendor: string) {
  return optionsOf(objectionDecisions).map((one) => ({ ...one, label: one.label.replace('供方', vendor) }));
}

export function ObjectionDecision({ id, isAnswered, vendor }: ObjectionDecisionProps) {
  const [form] = Form.useForm<{ reason?: string }>();
  const reason = Form.useWatch('reason', form) ?? '';
  return (
    <div className="stack">
      {!isAnswered && (
        <Alert tone="warn" title={`${vendor}尚未答复`}>
          可以等待{vendor}答复后再处理；作出处理后，{vendor}不能再答复。
        </Alert>
      )}
      <CallForm
        call={decideObjection}
        shape={decideObjectionShape}
        form={form}
        fixed={{ id }}
        draft={`objection-decision-${id}`}
        submit="作出处理"
        onRefused={reread}
        onDone={() => toast.success('异议已处理，双方都会收到通知')}
      >
        <CallField name="decision">
          <RadioField style={{ display: 'grid', gap: 8 }} options={decisionsOf(vendor)} />
        </CallField>
        <CallField
          name="reason"
          hint={
            <>
              {vendor}和异议人都会看到{' '}
              <Phrases
                desk="objection"
                written={reason}
                onPick={(words) => form.setFieldValue('reason', withPhrase(reason, words, longestReason))}
              />
            </>
          }
        >
          <Input.TextArea rows={4} maxLength={longestReason} showCount />
        </CallField>
      </CallForm>
    </div>
  );
}
