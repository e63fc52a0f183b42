import { followComplaint } from '@shuji/contract/complaint/calls';
import {
  type FollowedComplaint,
  followComplaint as followComplaintShape,
  followForm,
} from '@shuji/contract/complaint/schema';
import { Input } from 'antd';
import { useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { api } from '#app/lib/api.ts';
import { ComplaintDetail } from './ComplaintDetail.tsx';

interface OpenedComplaint {
  number: string;
  code: string;
  complaint: FollowedComplaint;
}

/** Opens a complaint by the number and the code that its sender was given. */
export function FollowComplaint() {
  const [opened, setOpened] = useState<OpenedComplaint | null>(null);
  if (opened) {
    const { complaint, ...key } = opened;
    return (
      <>
        <ComplaintDetail
          complaint={complaint}
          proof={key}
          onMoved={async () => setOpened({ ...key, complaint: await api(followComplaint, key) })}
        />
        <p>
          <Button onClick={() => setOpened(null)}>查询另一件</Button>
        </p>
      </>
    );
  }
  return (
    <Card>
      <CallForm
        call={followComplaint}
        shape={followComplaintShape}
        schema={followForm}
        submit="查询"
        onDone={(complaint, { number, code = '' }) => setOpened({ number, code, complaint })}
      >
        <CallField name="number" hint="提交成功时给出，形如 TS-2026-7K3M9-QWX4T">
          <Input maxLength={30} autoComplete="off" autoCapitalize="characters" />
        </CallField>
        <CallField name="code" hint="8 位字母和数字。登录后提交的，请到个人中心“投诉与建议”查看">
          <Input maxLength={8} autoComplete="off" autoCapitalize="characters" />
        </CallField>
      </CallForm>
    </Card>
  );
}
