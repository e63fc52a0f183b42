import * as calls from '@shuji/contract/objection/calls';
import * as officeCalls from '@shuji/contract/objection/office';
import { openingPersonal } from '#src/audit/access.ts';
import { exporting } from '#src/audit/actions-export.ts';
import { feature } from '#src/http/feature.ts';
import { answerObjection, decideObjection, raiseObjection } from './actions.ts';
import { objectorOf } from './queries.ts';
import { listOwnObjections, listPublicObjections, listReceivedObjections } from './reading.ts';
import { getObjection, listObjectionQueue, listOfficeObjections } from './reading-office.ts';
import { objectionCells } from './sheet.ts';

export const objection = feature('objection', calls, {
  raiseObjection,
  answerObjection,
  listOwnObjections,
  listReceivedObjections,
  listPublicObjections,
});

export const officeObjection = feature('objection', officeCalls, {
  listObjectionQueue,
  listOfficeObjections,
  exportOfficeObjections: exporting({
    list: 'objection',
    columns: officeCalls.officeObjectionColumns,
    cells: objectionCells,
    read: listOfficeObjections,
  }),
  getObjection: openingPersonal({ place: 'objection', read: getObjection, concerned: objectorOf }),
  decideObjection,
});
