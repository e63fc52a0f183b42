import { complaintKinds, complaintStatus } from '@shuji/contract/complaint/labels';
import { officeComplaintColumns } from '@shuji/contract/complaint/labels/office';
import {
  acceptComplaint,
  exportComplaintQueue,
  exportOfficeComplaints,
  listComplaintQueue,
  listOfficeComplaints,
  settleComplaint,
} from '@shuji/contract/complaint/office';
import type { BulkAction } from '#app/admin/list/bulk.ts';
import { choice, keyword, period } from '#app/admin/list/filters.ts';
import { queuePage } from '#app/admin/list/QueuePage.tsx';
import { RowLink } from '#app/admin/list/RowLink.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { complaintTone } from '#app/complaint/labels.ts';
import { api } from '#app/lib/api.ts';
import { claiming } from '#app/review/claiming.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { HolderTag } from '#app/review/HolderTag.tsx';
import { pageTitle } from '#app/site/title.ts';
import { minuteOf } from '#app/ui/time.ts';
import { ComplaintReview } from './ComplaintReview.tsx';

export const meta = pageTitle('投诉与建议');

const words = keyword('标题或受理编号');
const kind = choice('kind', '类别', complaintKinds);
const days = period('提交日期');

const accepting: BulkAction<{ id: string }> = {
  label: '受理',
  text: '受理后由中心办理并答复，对方能看到已受理。',
  call: acceptComplaint,
  run: ({ id }) => api(acceptComplaint, { id }, { quiet: true }),
};

const settling: BulkAction<{ id: string }> = {
  label: '直接办结',
  text: '用于重复提交、内容无关或者已转其他渠道办理的；说明会告知对方。',
  isDangerous: true,
  reason: { label: '办结说明', min: 10, max: 500 },
  call: settleComplaint,
  run: ({ id }, text) => api(settleComplaint, { id, text }, { quiet: true }),
};

export default queuePage({
  title: '投诉与建议',
  label: '投诉与建议',
  detail: ComplaintReview,
  views: [
    {
      value: 'waiting',
      label: '待办理',
      call: listComplaintQueue,
      exports: exportComplaintQueue,
      filters: [words, kind, days],
      empty: {
        title: '没有待办理的事项',
        text: '提交的咨询、建议、投诉与举报会出现在这里，等得最久的排在最前；补充说明的重新排队。',
      },
      bulk: [accepting, ...claiming('complaint'), settling],
    },
    {
      value: 'all',
      label: '全部事项',
      call: listOfficeComplaints,
      exports: exportOfficeComplaints,
      filters: [words, kind, choice('status', '状态', complaintStatus), days],
    },
  ],
  list: 'complaint',
  columns: officeComplaintColumns,
  caption: '投诉与建议',
  unit: '件',
  nothing: '没有符合条件的事项',
  nameOf: (row) => row.title,
  cells: {
    title: (row) => <RowLink id={row.id}>{row.title}</RowLink>,
    kind: (row) => complaintKinds[row.kind],
    number: (row) => row.number,
    sender: (row) => (row.isSignedIn ? '注册用户' : '访客'),
    filedAt: (row) => minuteOf(row.filedAt),
    dueOn: (row) => <DueTag {...row} />,
    holder: (row) => row.dueOn && <HolderTag claim={row.claim} />,
    status: (row) => <Tag tone={complaintTone[row.status]}>{complaintStatus[row.status]}</Tag>,
  },
});
