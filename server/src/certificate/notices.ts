// Messages to the parties named on a certificate.
import { type CertificateKind, type CertificateState, certificateKinds } from '@shuji/contract/certificate/labels';
import type { Tx } from '#src/db/open.ts';
import { notify } from '#src/notice/actions.ts';
import { minuteInChina } from '#src/spreadsheet/reply.ts';

const statusLabels = { issued: '已颁发', revoked: '已被注销', expired: '有效期已届满' };

interface NoticeSubject {
  id: string;
  kind: CertificateKind;
  number: string;
  holderPartyId: string;
  counterpartyId: string | null;
}

interface Ending {
  subjectId: string;
  validUntil: string;
}

/** A changed certificate sends no message of its own: the new one does. */
export async function notifyHolders(
  db: Tx,
  { id, kind, number, holderPartyId, counterpartyId }: NoticeSubject,
  event: 'issued' | Exclude<CertificateState, 'valid'>,
  now: Date,
): Promise<void> {
  if (event === 'changed') return;
  for (const partyId of [holderPartyId, counterpartyId]) {
    if (!partyId) continue;
    await notify(
      db,
      { partyId },
      {
        topic: 'certificate',
        key: `certificate ${id} ${event}`,
        title: `${certificateKinds[kind]} ${number} ${statusLabels[event]}`,
        link: `/${kind === 'product' ? 'prodcert' : 'sellcert'}?id=${id}`,
        isImportant: event === 'revoked',
        now,
      },
    );
  }
}

/** The end is near: `subjectId` is the product, where its owner renews it. */
export async function remindHolder(
  db: Tx,
  { id, number, subjectId, holderPartyId, validUntil }: Omit<NoticeSubject, 'kind' | 'counterpartyId'> & Ending,
  now: Date,
): Promise<void> {
  await notify(
    db,
    { partyId: holderPartyId },
    {
      topic: 'certificate',
      key: `certificate ${id} ending`,
      title: `${certificateKinds.product} ${number} 将于 ${minuteInChina(validUntil).slice(0, 10)} 到期，请及时申请续期`,
      link: `/myprod?id=${subjectId}`,
      isImportant: true,
      now,
    },
  );
}
