import { saveExperience, submitExperience } from '@shuji/contract/experience/calls';
import { experienceRole } from '@shuji/contract/experience/labels';
import {
  type ExperienceDetail,
  experienceForm,
  saveExperience as saveExperienceShape,
} from '@shuji/contract/experience/schema';
import { Button, Input } from 'antd';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { ReviewedField } from '#app/application/ReviewedField.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { DayField } from '#app/form/field/DayField.tsx';
import { MoneyField } from '#app/form/field/MoneyField.tsx';
import { RadioField } from '#app/form/field/RadioField.tsx';
import { UploadsField } from '#app/form/upload/UploadField.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { toast } from '#app/ui/notify.ts';
import { optionsOf } from '#app/ui/options.ts';

const roles = optionsOf(experienceRole);
const mostProofs = 10;

/** Spec §7 has one call to save and another to send: 提交审核 makes both. */
export function ExperienceForm({ experience }: { experience?: ExperienceDetail }) {
  const navigate = useNavigate();
  const { send } = useMutationOf(submitExperience);
  const isToBeSent = useRef(false);

  async function saved(id: string) {
    const sent = isToBeSent.current && (await send({ id }));
    toast.success(sent ? '已提交审核' : '草稿已保存');
    navigate(href('transregister', { id: isToBeSent.current && !sent ? id : null }));
  }

  return (
    <CallForm
      call={saveExperience}
      shape={saveExperienceShape}
      schema={experienceForm}
      draft={experience ? `experience:${experience.id}` : 'experience'}
      initial={initialOf(experience)}
      fixed={experience ? { id: experience.id } : undefined}
      className="stack sheets"
      onDone={({ id }) => void saved(id)}
      footer={({ submit, busy }) => (
        <div className="row">
          <Button
            type="primary"
            size="large"
            loading={busy}
            onClick={() => {
              isToBeSent.current = true;
              void submit();
            }}
          >
            提交审核
          </Button>
          <Button
            size="large"
            disabled={busy}
            onClick={() => {
              isToBeSent.current = false;
              void submit({}, saveExperienceShape.input);
            }}
          >
            保存草稿
          </Button>
        </div>
      )}
    >
      <Card title="交易内容">
        <ReviewedField name="role" label="您在交易中的角色">
          <RadioField options={roles} />
        </ReviewedField>
        <div className="fields">
          <ReviewedField name="productName">
            <Input maxLength={60} />
          </ReviewedField>
          <ReviewedField name="counterparty" hint="不对外展示">
            <Input maxLength={60} />
          </ReviewedField>
          <ReviewedField name="amount" hint="选填，不对外展示">
            <MoneyField />
          </ReviewedField>
          <ReviewedField name="dealtOn">
            <DayField max={new Date().toISOString().slice(0, 10)} />
          </ReviewedField>
        </div>
        <ReviewedField name="summary">
          <Input.TextArea
            maxLength={1000}
            showCount
            autoSize={{ minRows: 5 }}
            placeholder="交付内容、方式和验收结果，20–1000 个字"
          />
        </ReviewedField>
        <ReviewedField name="proofs" hint="合同、验收单或发票等，敏感内容可遮盖；仅供审核人员查验">
          <UploadsField purpose="proof" max={mostProofs} known={experience?.proofs ?? []} />
        </ReviewedField>
      </Card>
    </CallForm>
  );
}

function initialOf(experience: ExperienceDetail | undefined) {
  if (!experience) return {};
  const { role, productName, counterparty, amount, dealtOn, summary, proofs } = experience;
  return { role, productName, counterparty, amount, dealtOn, summary, proofs: proofs.map((file) => file.id) };
}
