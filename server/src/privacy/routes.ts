import * as calls from '@shuji/contract/privacy/calls';
import * as shapes from '@shuji/contract/privacy/schema';
import { listAccessesOf } from '#src/audit/access.ts';
import { feature, ofAccount, revoking } from '#src/http/feature.ts';
import type { Dealings, PersonalRecords } from '#src/office/personal-records.ts';
import { closeAccount, renewAgreements, renewConsent, requestCopy, withdrawConsent } from './actions.ts';
import { listDealings } from './dealings.ts';
import { prepareCopies } from './jobs.ts';
import { downloadCopy, listConsents, listCopies, listDueConsents } from './reading.ts';

export function privacyOf(records: readonly PersonalRecords[], dealings: Dealings) {
  return feature(
    'privacy',
    calls,
    shapes,
    {
      requestCopy,
      listCopies,
      downloadCopy,
      listConsents,
      listDueConsents,
      renewAgreements,
      withdrawConsent: revoking(ofAccount, withdrawConsent(dealings)),
      renewConsent,
      listDealings: (_, { db, actor }) => listDealings(dealings, db, { accountId: actor.id, partyId: actor.partyId }),
      closeAccount: revoking(ofAccount, closeAccount(records, dealings)),
      listAccesses: (window, { db, actor }) => listAccessesOf(db, actor.id, window),
    },
    [prepareCopies(records)],
  );
}
