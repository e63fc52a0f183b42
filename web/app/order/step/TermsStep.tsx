import { courts, derivatives } from '@shuji/contract/order/labels/terms';
import { proposeTerms as proposeTermsShape } from '@shuji/contract/order/schema/terms';
import { proposeTerms } from '@shuji/contract/order/terms';
import { onwardTransfer } from '@shuji/contract/product/labels/form';
import { Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { Dialog } from '#app/admin/Dialog.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { toast } from '#app/ui/notify.ts';
import { optionsOf } from '#app/ui/options.ts';
import type { StepProps } from './step-props.ts';

const days = ['paymentDays', 'deliveryDays', 'acceptanceDays'] as const;
const limits = ['lateRate', 'lateCap', 'liabilityCap'] as const;

/** The terms that the parties may settle, as a form; sending it makes a new contract text. */
export function TermsStep({ order }: StepProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { contract } = order;
  if (!contract?.terms) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>修改条款</Button>
      <Dialog open={isOpen} wide title="修改合同条款" onClose={() => setIsOpen(false)}>
        <p className="muted">
          以下条款可由双方协商。提交后生成新一稿合同，对方会看到改动之处；任何一方签署后，条款不能再修改。
        </p>
        <CallForm
          call={proposeTerms}
          shape={proposeTermsShape}
          initial={{ terms: { ...contract.terms } }}
          fixed={{ id: order.id, sha256: contract.sha256 }}
          onDone={() => {
            setIsOpen(false);
            toast.success('新一稿合同已生成');
          }}
          footer={({ busy }) => (
            <div className="row">
              <Button onClick={() => setIsOpen(false)}>返回</Button>
              <Button look="primary" type="submit" busy={busy}>
                提交修改
              </Button>
            </div>
          )}
        >
          <div className="fields" data-min="small">
            {[...(order.amount === 0 ? [] : days.slice(0, 1)), ...days.slice(1), ...limits].map((name) => (
              <CallField key={name} name={['terms', name]}>
                <InputNumber precision={0} style={{ width: '100%' }} />
              </CallField>
            ))}
          </div>
          <CallField name={['terms', 'deliveryNote']}>
            <Input.TextArea rows={2} maxLength={500} showCount placeholder="分批交付、交付介质、交付前联调等" />
          </CallField>
          <CallField name={['terms', 'acceptanceCriteria']}>
            <Input.TextArea rows={2} maxLength={1000} showCount placeholder="抽样方法、完整率、准确率、接口可用率等" />
          </CallField>
          <div className="fields" data-min="small">
            <CallField name={['terms', 'onward']}>
              <Select options={optionsOf(onwardTransfer)} />
            </CallField>
            <CallField name={['terms', 'derivative']}>
              <Select options={optionsOf(derivatives)} />
            </CallField>
            <CallField name={['terms', 'court']}>
              <Select options={optionsOf(courts)} />
            </CallField>
          </div>
          <CallField name={['terms', 'region']}>
            <Input maxLength={100} placeholder="不填为中华人民共和国境内" />
          </CallField>
          <CallField name={['terms', 'extra']}>
            <Input.TextArea rows={3} maxLength={2000} showCount />
          </CallField>
          <CallField name="note" hint="给对方看的说明，不写入合同">
            <Input.TextArea rows={2} maxLength={500} showCount />
          </CallField>
        </CallForm>
      </Dialog>
    </>
  );
}
