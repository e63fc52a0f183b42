import * as calls from '@shuji/contract/operator';
import * as officeCalls from '@shuji/contract/operator-office';
import * as preferenceCalls from '@shuji/contract/operator-preference';
import { exporting } from '#src/audit/actions-export.ts';
import { feature } from '#src/http/feature.ts';
import { changeOwnPassword, signInToOffice, signOutOfOffice } from './actions.ts';
import { answerFactor, beginFactor, confirmFactor, dropFactor } from './actions-factor.ts';
import { changeOperator, createOperator, resetOperator, setOperatorStatus } from './actions-office.ts';
import { readPreferences, saveListColumns, setShortcuts } from './actions-preference.ts';
import { listOperators, readOwnOperator } from './reading.ts';
import { operatorCells } from './sheet.ts';

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
  listOperators,
  exportOperators: exporting({
    list: 'operator',
    columns: officeCalls.operatorColumns,
    cells: operatorCells,
    read: listOperators,
  }),
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
