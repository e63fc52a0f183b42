// The office's calls for complaints and suggestions.
import { call, exportCall } from '../call.ts';
import type * as shapes from './schema/office.ts';

/** Whoever waits longest first; a reply waits anew. */
export const listComplaintQueue = call<typeof shapes.listComplaintQueue>()('GET', '/office/api/complaint/queue', {
  summary: '待受理与办理中的投诉与建议',
  who: 'overseer',
});

export const listOfficeComplaints = call<typeof shapes.listOfficeComplaints>()('GET', '/office/api/complaint/list', {
  summary: '全部投诉与建议，最近提交的在前',
  who: 'overseer',
  replica: true,
});

export const exportOfficeComplaints = exportCall<typeof shapes.exportOfficeComplaints>()(
  listOfficeComplaints,
  '/office/api/complaint/export',
  '导出投诉与建议列表',
);

export const exportComplaintQueue = exportCall<typeof shapes.exportComplaintQueue>()(
  listComplaintQueue,
  '/office/api/complaint/queueExport',
  '导出待办理的投诉与建议',
);

/** Name and phone are masked; the phone is shown whole by revealField. */
export const getComplaint = call<typeof shapes.getComplaint>()('GET', '/office/api/complaint/info/:id', {
  summary: '一件投诉或建议的内容与办理经过；每次打开都会记录',
  who: 'overseer',
  isView: true,
  writes: true,
});

export const acceptComplaint = call<typeof shapes.acceptComplaint>()('POST', '/office/api/complaint/accept', {
  summary: '受理一件投诉或建议',
  action: '受理投诉或建议',
  who: 'reviewer',
});

export const answerComplaint = call<typeof shapes.answerComplaint>()('POST', '/office/api/complaint/answer', {
  summary: '答复',
  action: '答复投诉',
  who: 'reviewer',
});

export const settleComplaint = call<typeof shapes.settleComplaint>()('POST', '/office/api/complaint/settle', {
  summary: '不经答复直接办结：重复提交、内容无关或者已转其他渠道办理',
  action: '直接办结投诉',
  who: 'reviewer',
});
