import type { PaymentRow } from '@shuji/contract/order/schema/office';
import { Link } from 'react-router';
import { Alert } from '#app/admin/Alert.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { href } from '#app/paths.ts';
import { toast } from '#app/ui/notify.ts';
import { minuteOf } from '#app/ui/time.ts';

type SecondPersonProps = Pick<PaymentRow, 'hands' | 'request'>;

/** True while the step of a sum waits for a second person: nothing else is done with the sum then. */
export function isAwaited({ request }: SecondPersonProps): boolean {
  return request?.status === 'waiting';
}

/** Said in the dialog of a step that takes a second person; empty for one that does not. */
export function twoWords({ hands }: SecondPersonProps): string {
  return hands === 'one' ? '' : '该笔超过财务双人复核金额，提交后由另一名财务人员复核，同意后才生效。';
}

/** The toast after a step: done, or passed on to a second person. */
export function toastDone(answer: { isWaiting: boolean }, done: string): void {
  if (answer.isWaiting) toast.info('已提交，待另一名财务人员复核');
  else toast.success(done);
}

const alone = {
  title: '须第二人复核，而在岗的财务人员不足两名',
  text: '请系统管理员在“运营人员”中任命另一名财务人员。在此之前可以提交，但没有人能够复核。',
};

/** What a sum above the office's limit waits for, how its last request ended, and who is missing; above a card's steps. */
export function SecondPersonAlert({ hands, request }: SecondPersonProps) {
  return (
    <>
      {hands === 'alone' && (
        <Alert tone="warn" title={alone.title}>
          {alone.text}
        </Alert>
      )}
      {request?.status === 'waiting' && (
        <Alert tone="warn" title="等待第二人复核">
          <span className="linked">
            {request.requestedBy} 于 {minuteOf(request.requestedAt)} 提交，另一名财务人员在
            <Link to={href('officeMoneyRequest')}>财务复核</Link>中同意后生效；在此之前不能办理其他步骤。
          </span>
        </Alert>
      )}
      {request?.status === 'refused' && (
        <Alert tone="bad" title="复核未通过">
          {request.decidedBy}：{request.note}
        </Alert>
      )}
    </>
  );
}

const cell = { display: 'inline-block', minWidth: '9em', maxWidth: '18em', whiteSpace: 'normal' } as const;

/** The same in the cell of a list. */
export function SecondPersonNote({ hands, request }: SecondPersonProps) {
  return (
    <>
      {request?.status === 'waiting' && (
        <span style={cell}>
          <Tag tone="warn">等待第二人复核</Tag>
          <span className="small muted block linked">
            {request.requestedBy} {minuteOf(request.requestedAt)} 提交，
            <Link to={href('officeMoneyRequest')}>查看</Link>
          </span>
        </span>
      )}
      {request?.status === 'refused' && (
        <span style={cell}>
          <Tag tone="bad">复核未通过</Tag>
          <span className="small muted block">
            {request.decidedBy}：{request.note}
          </span>
        </span>
      )}
      {hands === 'alone' && (
        <span className="small muted" style={cell}>
          {alone.title}。{alone.text}
        </span>
      )}
    </>
  );
}
