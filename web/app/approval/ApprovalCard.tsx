import { type ApprovalStatus, approvalStatus } from '@shuji/contract/approval/labels';
import type { deciding } from '@shuji/contract/approval/schema';
import type { Call, Shape, Who } from '@shuji/contract/call';
import { Input } from 'antd';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { z } from 'zod';
import { useAllowed } from '#app/admin/Allowed.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Dialog } from '#app/admin/Dialog.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { ask, toast } from '#app/ui/notify.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { Field } from '#app/ui/plain/Field.tsx';
import { minuteOf } from '#app/ui/time.ts';

export interface Approval {
  id: string;
  status: ApprovalStatus;
  reason: string;
  requestedBy: string;
  requestedAt: string;
  lapsesAt: string;
  decidedBy: string;
  decidedAt: string | null;
  note: string;
  isMine: boolean;
  mayDecide: boolean;
}

interface ApprovalCardProps {
  /** The request, in words. */
  title: string;
  request: Approval;
  decide: Call<Who, boolean, Shape<typeof deciding>>;
  withdraw: Call<Who, boolean, Shape<z.ZodObject<{ id: z.ZodType<string> }>>>;
  /** The effect of an approval, in a sentence. */
  effect: string;
  /** A refusal has a reason. */
  needsNote?: boolean;
  /** The changed fields. */
  children?: ReactNode;
}

/** A request that needs two people: requester, time, reason, and the second one's decision. */
export function ApprovalCard({ title, request, decide, withdraw, effect, needsNote, children }: ApprovalCardProps) {
  const isAllowed = useAllowed()(decide);
  const deciding = useMutationOf(decide);
  const withdrawing = useMutationOf(withdraw);
  const [isRefusing, setRefusing] = useState(false);
  const { id, requestedBy, requestedAt, lapsesAt, reason, isMine, mayDecide } = request;

  async function approve() {
    if (!(await ask({ title: `批准：${title}`, text: effect, confirm: '批准' }))) return;
    if (await deciding.send({ id, decision: 'approve' })) toast.success('已批准');
  }
  async function refuse(note: string) {
    if (await deciding.send({ id, decision: 'refuse', note })) toast.success('已办结：未批准');
    setRefusing(false);
  }
  async function takeBack() {
    if (await withdrawing.send({ id })) toast.success('已撤回');
  }

  return (
    <Card title={title} extra={<Tag tone="warn">{approvalStatus[request.status]}</Tag>}>
      <div className="stack">
        <Facts
          facts={[
            ['申请人', requestedBy],
            ['申请时间', minuteOf(requestedAt)],
            ['有效至', minuteOf(lapsesAt)],
            ['事由', reason],
          ]}
        />
        {children}
        <div className="row">
          {mayDecide && isAllowed && (
            <>
              <Button look="primary" busy={deciding.busy} onClick={() => void approve()}>
                批准
              </Button>
              <Button onClick={() => setRefusing(true)}>不批准</Button>
            </>
          )}
          {isMine && (
            <>
              <span className="muted">须由另一人批准，批准前不生效。</span>
              <Button busy={withdrawing.busy} onClick={() => void takeBack()}>
                撤回申请
              </Button>
            </>
          )}
          {!mayDecide && !isMine && <span className="muted">您不能办理关于自己或本单位的申请。</span>}
        </div>
      </div>
      {isRefusing && (
        <NoteDialog
          title={`不批准：${title}`}
          isNeeded={needsNote ?? false}
          onClose={() => setRefusing(false)}
          onSay={(note) => void refuse(note)}
        />
      )}
    </Card>
  );
}

interface NoteDialogProps {
  title: string;
  isNeeded: boolean;
  onClose: () => void;
  onSay: (note: string) => void;
}

function NoteDialog({ title, isNeeded, onClose, onSay }: NoteDialogProps) {
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  function say() {
    const isLacking = isNeeded && [...note.trim()].length < 4;
    setProblem(isLacking ? '请写明不同意的理由（至少 4 个字）' : '');
    if (!isLacking) onSay(note.trim());
  }
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="danger" onClick={say}>
            确认不批准
          </Button>
        </>
      }
    >
      <Field label="意见" required={isNeeded} error={problem}>
        {(control) => (
          <Input.TextArea
            {...control}
            rows={3}
            maxLength={200}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
