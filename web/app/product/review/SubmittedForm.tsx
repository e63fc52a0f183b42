import { getSubmission } from '@shuji/contract/product/own';
import type { OwnProduct, Submission } from '@shuji/contract/product/schema/own';
import { Select } from 'antd';
import { useId, useState } from 'react';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { FormDetail } from './FormDetail.tsx';

/** The submitted form, and its earlier submissions, read-only. */
export function SubmittedForm({ product }: { product: OwnProduct }) {
  const [step, setStep] = useState<number>();
  const { data, error, reload } = useQueryOf(getSubmission, { id: product.id, step });
  const { contact } = product.form;
  if (!data) {
    return (
      <Card>
        <Fallback noun="提交的内容" error={error} onAgain={reload} lines={8} />
      </Card>
    );
  }
  return (
    <>
      {data.submissions.length > 1 && <Choice submission={data} onChoose={setStep} />}
      <FormDetail handedIn={data} />
      <Card title="联系人（现在的）">
        <Facts
          facts={[
            ['联系人', contact.name],
            ['手机号', contact.phone],
            ['电子邮箱', contact.email],
          ]}
        />
      </Card>
    </>
  );
}

function Choice({ submission, onChoose }: { submission: Submission; onChoose: (step: number) => void }) {
  const id = useId();
  const { submissions, step } = submission;
  return (
    <div className="row">
      <label htmlFor={id}>查看哪一次提交</label>
      <Select
        id={id}
        value={step}
        onChange={onChoose}
        options={submissions.map((one, at) => ({
          value: one.step,
          label: `第 ${one.version} 版，${minuteOf(one.at)} 提交${at === 0 ? '（最近一次）' : ''}`,
        }))}
      />
    </div>
  );
}
