import * as calls from '@shuji/contract/complaint';
import * as officeCalls from '@shuji/contract/complaint-office';
import { feature } from '#src/http/feature.ts';
import { closeComplaint, fileComplaint, lapseComplaints, replyComplaint } from './actions.ts';
import { acceptComplaint, answerComplaint, settleComplaint } from './actions-office.ts';
import { followComplaint, listOwnComplaints } from './reading.ts';
import { getComplaint, listComplaintQueue, listOfficeComplaints } from './reading-office.ts';

export const complaint = feature(
  'complaint',
  calls,
  { fileComplaint, followComplaint, replyComplaint, closeComplaint, listOwnComplaints },
  [lapseComplaints],
);

export const complaintOffice = feature('complaint', officeCalls, {
  listComplaintQueue,
  listOfficeComplaints,
  getComplaint,
  acceptComplaint,
  answerComplaint,
  settleComplaint,
});
