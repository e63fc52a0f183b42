// Messages to an applicant about the centre's decisions.
import type { ApplicationStep } from '@shuji/contract/application/labels';
import type { Tx } from '#src/db/open.ts';
import { notify } from '#src/notice/actions.ts';
import { dueOf } from '#src/review/reading.ts';
import type { Application, Subject } from './queries.ts';

const subjects: Record<Subject, { label: string; link: string }> = {
  attestation: { label: '身份认证', link: '/attestation' },
  merchant: { label: '数商入驻', link: '/checkin' },
  permit: { label: '交易权限', link: '/openrecord' },
  phone: { label: '更换手机', link: '/myphone?way=lost' },
  experience: { label: '交易经验', link: '/transregister' },
};

const messages: Record<Exclude<ApplicationStep, 'replace'>, { title: string; text: string }> = {
  submit: { title: '已提交', text: '结果会以消息通知您。' },
  approve: { title: '已审核通过', text: '' },
  correct: { title: '需要补正', text: '请按字段意见修改后重新提交。' },
  refuse: { title: '未通过审核', text: '' },
  freeze: { title: '已被冻结', text: '冻结期间相关功能不能使用，如有疑问请联系交易中心。' },
  unfreeze: { title: '已解除冻结', text: '' },
};

export async function notifyApplicant(
  db: Tx,
  subject: Subject,
  application: Application,
  step: ApplicationStep,
  now: Date,
): Promise<void> {
  // Of applications sent together, the first alone has a receipt.
  if (step === 'replace' || (step === 'submit' && application.awaits)) return;
  const { label, link } = subjects[subject];
  const { title, text } = messages[step];
  const opening = step === 'submit' ? `预计 ${await dueOf(db, now.toISOString())} 前审核完毕。` : application.reason;
  await notify(
    db,
    { accountId: application.accountId },
    {
      topic: 'application',
      key: `${subject} ${application.id} ${step} ${now.toISOString()}`,
      title: `您的${label}申请${title}`,
      text: [opening, text].filter(Boolean).join(' '),
      link,
      // A receipt is for those who look; a decision is sent by SMS, too.
      isImportant: step !== 'submit',
      now,
    },
  );
}
