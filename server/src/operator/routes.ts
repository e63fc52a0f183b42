import * as calls from '@shuji/contract/operator/calls';
import { operatorColumns } from '@shuji/contract/operator/labels/office';
import * as officeCalls from '@shuji/contract/operator/office';
import * as preferenceCalls from '@shuji/contract/operator/preference';
import * as shapes from '@shuji/contract/operator/schema';
import * as officeShapes from '@shuji/contract/operator/schema/office';
import * as preferenceShapes from '@shuji/contract/operator/schema/preference';
import * as viewShapes from '@shuji/contract/operator/schema/view';
import * as viewCalls from '@shuji/contract/operator/view';
import { exporting } from '#src/audit/actions-export.ts';
import { feature, ofActor, revoking } from '#src/http/feature.ts';
import { changeOwnPassword, signInToOffice, signOutOfOffice } from './actions.ts';
import { decideOperatorRequest, ofRequest } from './actions-approval.ts';
import { answerFactor, beginFactor, confirmFactor, dropFactor } from './actions-factor.ts';
import { ofLink, sendOperatorLink, setFirstPassword } from './actions-link.ts';
import {
  changeOperator,
  createOperator,
  resetOperator,
  setOperatorStatus,
  withdrawOperatorRequest,
} from './actions-office.ts';
import { getPreferences, saveListColumns, setShortcuts } from './actions-preference.ts';
import { changeView, createView, deleteView, listViews } from './actions-view.ts';
import { operatorCells } from './export.ts';
import { getOwnOperator, listOperatorRequests, listOperators } from './reading.ts';

export const operator = feature('operator', calls, shapes, {
  signInToOffice,
  getOwnOperator,
  signOutOfOffice: revoking(ofActor, signOutOfOffice),
  changeOwnPassword: revoking(ofActor, changeOwnPassword),
  answerFactor,
  beginFactor,
  confirmFactor: revoking(ofActor, confirmFactor),
  dropFactor,
  setFirstPassword: revoking(ofLink, setFirstPassword),
});

export const operatorOffice = feature('operator', officeCalls, officeShapes, {
  listOperators,
  exportOperators: exporting({
    list: 'operator',
    columns: operatorColumns,
    cells: operatorCells,
    read: listOperators,
  }),
  createOperator,
  changeOperator: revoking(({ id }) => [id], changeOperator),
  setOperatorStatus: revoking(({ id }) => [id], setOperatorStatus),
  resetOperator,
  sendOperatorLink,
  listOperatorRequests,
  decideOperatorRequest: revoking(ofRequest, decideOperatorRequest),
  withdrawOperatorRequest,
});

export const operatorPreference = feature('operator', preferenceCalls, preferenceShapes, {
  getPreferences,
  saveListColumns,
  setShortcuts,
});

export const operatorView = feature('operator', viewCalls, viewShapes, {
  listViews,
  createView,
  changeView,
  deleteView,
});
