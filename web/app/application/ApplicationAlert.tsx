import { type ApplicationStatus, type Awaited, awaited } from '@shuji/contract/application/labels';
import { Alert } from '#app/admin/Alert.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { OpinionList } from './ApplicationTimeline.tsx';

interface StandingApplication {
  status: ApplicationStatus;
  reason: string;
  opinions: Record<string, string>;
  submittedAt: string | null;
  decidedAt: string | null;
  isChange?: boolean;
  dueOn?: string | null;
  awaits?: Awaited | null;
}

interface ApplicationAlertProps {
  application: StandingApplication;
  labels: Record<string, string>;
  /** One sentence for the approved state. */
  approved: string;
}

/** Shows an application's status and next step above its form. */
export function ApplicationAlert({ application, labels, approved }: ApplicationAlertProps) {
  const { status, reason, opinions, submittedAt, decidedAt, isChange, dueOn, awaits } = application;
  if (status === 'pending' && awaits) {
    return (
      <Alert title={`已提交，${awaited[awaits]}通过后审核`}>
        与{awaited[awaits]}一并提交，不用另行办理；期间内容不能修改，结果会以消息通知您。
      </Alert>
    );
  }
  if (status === 'pending') {
    return (
      <Alert title="已提交，等待审核">
        提交时间：{minuteOf(submittedAt)}。{dueOn ? `审核预计在 ${dueOn} 前完成` : '审核完成前'}
        ，期间内容不能修改，结果会显示在本页。
        {isChange && '变更通过之前，原资料继续有效。'}
      </Alert>
    );
  }
  if (status === 'correction') {
    return (
      <Alert title="请按审核意见补正后重新提交" tone="warn">
        {reason && <p>{reason}</p>}
        <OpinionList opinions={opinions} labels={labels} />
      </Alert>
    );
  }
  if (status === 'refused') {
    return (
      <Alert title={isChange ? '变更未通过，原资料继续有效' : '申请未通过'} tone="bad">
        <p>{reason}</p>
        <p>您可以修改下面的内容，重新提交申请。</p>
      </Alert>
    );
  }
  if (status === 'frozen') {
    return (
      <Alert title="已被冻结" tone="bad">
        {reason}。如有疑问，请联系数据交易中心。
      </Alert>
    );
  }
  if (status === 'approved')
    return (
      <Alert title={`${minuteOf(decidedAt)} 审核通过`} tone="good">
        {approved}
      </Alert>
    );
  return null;
}
