import * as calls from '@shuji/contract/account/calls';
import * as shapes from '@shuji/contract/account/schema';
import { feature, ofActor, revoking } from '#src/http/feature.ts';
import { createAccount, editPassword, ownerOf, signIn, signInByCode, signOut } from './actions.ts';
import { getCaptcha, sendOwnCode, sendSmsCode } from './actions-challenge.ts';
import { sweepSessions } from './jobs.ts';
import { getByToken } from './reading.ts';

export const account = feature(
  'account',
  calls,
  shapes,
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
