import * as calls from '@shuji/contract/operator';
import * as officeCalls from '@shuji/contract/operator-office';
import * as preferenceCalls from '@shuji/contract/operator-preference';
import { feature } from '#src/http/feature.ts';
import { changeOwnPassword, signInToOffice, signOutOfOffice } from './actions.ts';
import { answerFactor, beginFactor, confirmFactor, dropFactor } from './actions-factor.ts';
import { changeOperator, createOperator, resetOperator, setOperatorStatus } from './actions-office.ts';
import { readPreferences, saveListColumns, setShortcuts } from './actions-preference.ts';
import { listAllOperators } from './queries.ts';
import { readOwnOperator } from './reading.ts';

export const operator = feature('operator', calls, {
  signInToOffice,
  readOwnOperator,
  signOutOfOffice,
  changeOwnPassword,
  answerFactor,
  beginFactor,
  confirmFactor,
  dropFactor,
});

export const operatorOffice = feature('operator', officeCalls, {
  listOperators: (_, { db }) => listAllOperators(db),
  createOperator,
  changeOperator,
  setOperatorStatus,
  resetOperator,
});

export const operatorPreference = feature('operator', preferenceCalls, {
  readPreferences,
  saveListColumns,
  setShortcuts,
});
