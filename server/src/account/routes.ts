import * as calls from '@shuji/contract/account/calls';
import { feature, ofActor, revoking } from '#src/http/feature.ts';
import { createAccount, editPassword, ownerOf, signIn, signInByCode, signOut } from './actions.ts';
import { getCaptcha, sendOwnCode, sendSmsCode } from './actions-challenge.ts';
import { sweepSessions } from './jobs.ts';
import { getByToken } from './reading.ts';

export const account = feature(
  'account',
  calls,
  {
    getCaptcha,
    sendSmsCode,
    sendOwnCode,
    signIn,
    signInByCode,
    createAccount,
    editPassword: revoking(ownerOf, editPassword),
    getByToken,
    signOut: revoking(ofActor, signOut),
  },
  [sweepSessions],
);
