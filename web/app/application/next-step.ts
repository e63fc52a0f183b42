import { type ApplicationStatus, type Awaited, awaited } from '@shuji/contract/application/labels';

export interface NextStep {
  title: string;
  text: string;
  /** The label of the link to the application. */
  action: string;
  /** Nothing is left to the applicant but to wait. */
  isWaiting?: boolean;
}

interface Applied {
  status: ApplicationStatus;
  reason: string;
  dueOn: string | null;
  awaits: Awaited | null;
}

/** The step towards what is not granted yet, by the state of its application; `first` where there is none. */
export function nextStep(noun: string, application: Applied | null | undefined, first: NextStep): NextStep {
  if (!application) return first;
  const { reason, dueOn, awaits } = application;
  const pending = awaits
    ? { title: `${noun}已提交`, text: `${awaited[awaits]}通过后审核，结果会以消息通知您。` }
    : {
        title: `${noun}审核中`,
        text: `${dueOn ? `预计 ${dueOn} 前完成` : '正在审核'}，结果会以消息通知您。`,
      };
  const states: Partial<Record<ApplicationStatus, NextStep>> = {
    draft: { ...first, action: '继续填写' },
    pending: { ...pending, action: '查看申请', isWaiting: true },
    correction: { title: `${noun}待补正`, text: reason || '请按审核意见补正后重新提交。', action: '去补正' },
    refused: { title: `${noun}未通过`, text: reason, action: '修改后重新提交' },
    frozen: {
      title: `${noun}已被冻结`,
      text: `${reason}。如有疑问，请联系数据交易中心。`,
      action: '查看申请',
      isWaiting: true,
    },
  };
  return states[application.status] ?? first;
}
