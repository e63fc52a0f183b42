import * as calls from '@shuji/contract/privacy/calls';
import * as shapes from '@shuji/contract/privacy/schema';
import { listAccessesOf } from '#src/audit/access.ts';
import { feature, ofActor, revoking } from '#src/http/feature.ts';
import type { PersonalRecords } from '#src/office/personal-records.ts';
import { closeAccount, renewAgreements, renewConsent, requestCopy, withdrawConsent } from './actions.ts';
import { listDealings } from './dealings.ts';
import { prepareCopies } from './jobs.ts';
import { downloadCopy, listConsents, listCopies, listDueConsents } from './reading.ts';

export function privacyOf(records: readonly PersonalRecords[]) {
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
      withdrawConsent: revoking(ofActor, withdrawConsent),
      renewConsent,
      listDealings: (_, { db, actor }) => listDealings(db, actor),
      closeAccount: revoking(ofActor, closeAccount(records)),
      listAccesses: (window, { db, actor }) => listAccessesOf(db, actor.id, window),
    },
    [prepareCopies(records)],
  );
}
