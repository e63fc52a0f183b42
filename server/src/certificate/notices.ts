// What those named on a certificate are told of it.
import type { CertificateKind, CertificateState } from '@shuji/contract/certificate';
import { certificateKinds } from '@shuji/contract/certificate';
import type { Tx } from '#src/db/open.ts';
import { notify } from '#src/notice/actions.ts';

const said = { issued: '已颁发', revoked: '已被注销', expired: '有效期已届满' };

interface Told {
  id: string;
  kind: CertificateKind;
  number: string;
  holderPartyId: string;
  counterpartyId: string | null;
}

/** A certificate that was changed is told of by the new one. */
export async function tellHolders(
  db: Tx,
  { id, kind, number, holderPartyId, counterpartyId }: Told,
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
        title: `${certificateKinds[kind]} ${number} ${said[event]}`,
        link: `/${kind === 'product' ? 'prodcert' : 'sellcert'}?id=${id}`,
        isImportant: event === 'revoked',
        now,
      },
    );
  }
}
