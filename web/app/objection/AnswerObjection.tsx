import { answerObjection } from '@shuji/contract/objection/calls';
import { mostEvidence } from '@shuji/contract/objection/labels';
import type { ReceivedObjection } from '@shuji/contract/objection/schema';
import { answerObjection as answerObjectionShape } from '@shuji/contract/objection/schema';
import { isServiceType } from '@shuji/contract/product/labels';
import { Input } from 'antd';
import { useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { UploadsField } from '#app/form/upload/UploadField.tsx';
import { getDraft } from '#app/lib/draft.ts';
import { reread } from '#app/lib/query.ts';
import { toast } from '#app/ui/notify.ts';

/** The supplier's one answer, opened by a press so that a list of objections stays a list. */
export function AnswerObjection({ id, productType }: Pick<ReceivedObjection, 'id' | 'productType'>) {
  const draft = `objection-answer-${id}`;
  const isService = isServiceType(productType);
  const [isOpen, setOpen] = useState(() => getDraft(draft) !== undefined);
  if (!isOpen) {
    return (
      <div className="row">
        <Button call={answerObjection} look="primary" onClick={() => setOpen(true)}>
          答复异议
        </Button>
        <span className="muted small">答复以一次为限，请在中心作出处理之前提交。</span>
      </div>
    );
  }
  return (
    <CallForm
      call={answerObjection}
      shape={answerObjectionShape}
      fixed={{ id }}
      draft={draft}
      submit="提交答复"
      onRefused={reread}
      onDone={() => toast.success('答复已提交，异议人和中心会看到')}
    >
      <CallField
        name="text"
        hint={`${isService ? '逐项说明所提事实与依据' : '逐项说明数据的来源、权利和依据'}；异议人和中心的审核人员会看到答复和材料，提交后不能修改`}
      >
        <Input.TextArea rows={5} maxLength={1000} showCount />
      </CallField>
      <CallField name="files">
        <UploadsField purpose="evidence" max={mostEvidence} />
      </CallField>
    </CallForm>
  );
}
