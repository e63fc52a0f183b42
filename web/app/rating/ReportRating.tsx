import { reportRating } from '@shuji/contract/rating/calls';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useToken } from '#app/lib/session.ts';
import { useSend } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Dialog } from '#app/ui/Dialog.tsx';
import { TextArea } from '#app/ui/Input.tsx';
import { toast } from '#app/ui/notify.ts';
import { Field } from '#app/ui/plain/Field.tsx';

/** Reports a rating to the office. */
export function ReportRating({ id }: { id: string }) {
  const token = useToken();
  const { pathname, search } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const { send, busy } = useSend(reportRating);
  if (!token) {
    return (
      <LinkButton to={href('login', { from: pathname + search })} look="quiet" size="small">
        举报
      </LinkButton>
    );
  }

  async function report(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    if (!(await send({ id, reason }))) return;
    setIsOpen(false);
    toast.success('已提交，交易中心核实后会通知您');
  }

  return (
    <>
      <Button call={reportRating} look="quiet" size="small" onClick={() => setIsOpen(true)}>
        举报
      </Button>
      <Dialog open={isOpen} title="举报评价" onClose={() => setIsOpen(false)}>
        <form onSubmit={(event) => void report(event)} className="stack">
          <p className="muted">评价含有辱骂、广告、个人信息、商业秘密或与交易无关的内容的，可以举报。</p>
          <Field label="举报理由" required>
            {(control) => <TextArea {...control} name="reason" rows={3} minLength={4} maxLength={300} required />}
          </Field>
          <div className="row">
            <Button onClick={() => setIsOpen(false)}>返回</Button>
            <Button type="submit" look="primary" busy={busy}>
              提交举报
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
