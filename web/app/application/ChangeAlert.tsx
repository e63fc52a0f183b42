import type * as attestation from '@shuji/contract/merchant/attestation';
import type * as merchant from '@shuji/contract/merchant/calls';
import type { ReactNode } from 'react';
import { Alert } from '#app/admin/Alert.tsx';
import { Button } from '#app/admin/Button.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { ask, toast } from '#app/ui/notify.ts';

interface ChangeAlertProps {
  /** The saved change; null before it is first saved. */
  application: string | null;
  discard: typeof attestation.discardAttestation | typeof merchant.discardMerchant;
  onGivenUp: () => void;
  children: ReactNode;
}

/** Above the form of a change: what stands stays in force, and the way back. */
export function ChangeAlert({ application, discard, onGivenUp, children }: ChangeAlertProps) {
  const { send, busy } = useMutationOf(discard);

  async function giveUp() {
    if (application) {
      const text = '已填写的变更内容将被删除，原资料继续有效。';
      if (!(await ask({ title: '放弃变更', text, confirm: '放弃变更', danger: true }))) return;
      if (await send({ id: application })) toast.success('已放弃变更');
    }
    onGivenUp();
  }

  return (
    <Alert title="正在变更资料，原资料在变更通过前继续有效">
      <p>{children}</p>
      <p>
        <Button call={discard} size="small" busy={busy} onClick={() => void giveUp()}>
          放弃变更
        </Button>
      </p>
    </Alert>
  );
}
