import * as calls from '@shuji/contract/complaint/calls';
import { officeComplaintColumns } from '@shuji/contract/complaint/labels/office';
import * as officeCalls from '@shuji/contract/complaint/office';
import * as shapes from '@shuji/contract/complaint/schema';
import * as officeShapes from '@shuji/contract/complaint/schema/office';
import { openingPersonal } from '#src/audit/access.ts';
import { exporting } from '#src/audit/actions-export.ts';
import { feature } from '#src/http/feature.ts';
import { closeComplaint, fileComplaint, lapseComplaints, replyComplaint } from './actions.ts';
import { acceptComplaint, answerComplaint, settleComplaint } from './actions-office.ts';
import { officeComplaintCells } from './export.ts';
import { findComplaint } from './queries.ts';
import { followComplaint, listOwnComplaints } from './reading.ts';
import { getComplaint, listComplaintQueue, listOfficeComplaints } from './reading-office.ts';

export const complaint = feature(
  'complaint',
  calls,
  shapes,
  { fileComplaint, followComplaint, replyComplaint, closeComplaint, listOwnComplaints },
  [lapseComplaints],
);

const exports = {
  list: 'complaint',
  columns: officeComplaintColumns,
  cells: officeComplaintCells,
} as const;

export const complaintOffice = feature('complaint', officeCalls, officeShapes, {
  listComplaintQueue,
  listOfficeComplaints,
  exportOfficeComplaints: exporting({ ...exports, read: listOfficeComplaints }),
  exportComplaintQueue: exporting({ ...exports, read: listComplaintQueue }),
  getComplaint: openingPersonal({
    place: 'complaint',
    read: getComplaint,
    concerned: async (db, id) => [(await findComplaint(db, id))?.accountId ?? null],
  }),
  acceptComplaint,
  answerComplaint,
  settleComplaint,
});
