import * as calls from '@shuji/contract/objection/calls';
import { officeObjectionColumns } from '@shuji/contract/objection/labels/office';
import * as officeCalls from '@shuji/contract/objection/office';
import * as shapes from '@shuji/contract/objection/schema';
import * as officeShapes from '@shuji/contract/objection/schema/office';
import { openingPersonal } from '#src/audit/access.ts';
import { exporting } from '#src/audit/actions-export.ts';
import { feature } from '#src/http/feature.ts';
import { answerObjection, decideObjection, raiseObjection } from './actions.ts';
import { objectionCells } from './export.ts';
import { objectorOf } from './queries.ts';
import { listOwnObjections, listPublicObjections, listReceivedObjections } from './reading.ts';
import { getObjection, listObjectionQueue, listOfficeObjections } from './reading-office.ts';

export const objection = feature('objection', calls, shapes, {
  raiseObjection,
  answerObjection,
  listOwnObjections,
  listReceivedObjections,
  listPublicObjections,
});

export const officeObjection = feature('objection', officeCalls, officeShapes, {
  listObjectionQueue,
  listOfficeObjections,
  exportOfficeObjections: exporting({
    list: 'objection',
    columns: officeObjectionColumns,
    cells: objectionCells,
    read: listOfficeObjections,
  }),
  getObjection: openingPersonal({ place: 'objection', read: getObjection, concerned: objectorOf }),
  decideObjection,
});
