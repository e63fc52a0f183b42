import * as calls from '@shuji/contract/privacy';
import { feature } from '#src/http/feature.ts';
import { closeAccount, renewConsent, requestCopy, withdrawConsent } from './actions.ts';
import { listDealings } from './dealings.ts';
import { prepareCopies } from './jobs.ts';
import { downloadCopy, listConsents, listCopies } from './reading.ts';

export const privacy = feature(
  'privacy',
  calls,
  {
    requestCopy,
    listCopies,
    downloadCopy,
    listConsents,
    withdrawConsent,
    renewConsent,
    readDealings: (_, { db, actor }) => listDealings(db, actor),
    closeAccount,
  },
  [prepareCopies],
);
