import { demandStatus } from '@shuji/contract/demand/labels';
import { officeDemandColumns } from '@shuji/contract/demand/labels/office';
import {
  exportDemandQueue,
  exportOfficeDemands,
  listDemandQueue,
  listOfficeDemands,
  takeDemandDown,
} from '@shuji/contract/demand/office';
import { DictLabel } from '#app/admin/DictLabel.tsx';
import type { BulkAction } from '#app/admin/list/bulk.ts';
import { byTime, choice, industry, keyword, period, region, sorting } from '#app/admin/list/filters.ts';
import { queuePage } from '#app/admin/list/QueuePage.tsx';
import { RowLink } from '#app/admin/list/RowLink.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { statusTone } from '#app/demand/labels.ts';
import { api } from '#app/lib/api.ts';
import { claiming } from '#app/review/claiming.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { HolderTag } from '#app/review/HolderTag.tsx';
import { pageTitle } from '#app/site/title.ts';
import { minuteOf } from '#app/ui/time.ts';
import { DemandReview } from './DemandReview.tsx';

export const meta = pageTitle('需求审核');

const words = keyword('标题、内容或需求编号');
const days = period('提交日期');
const { draft: _, ...submittedStatus } = demandStatus;

const takingDown: BulkAction<{ id: string }> = {
  label: '强制下架',
  text: '所选需求将立即关闭并从大厅消失，需求方会收到原因。',
  isDangerous: true,
  reason: { label: '下架原因', min: 2, max: 200 },
  call: takeDemandDown,
  run: ({ id }, reason) => api(takeDemandDown, { id, reason }, { quiet: true }),
};

export default queuePage({
  title: '需求审核',
  label: '需求',
  detail: DemandReview,
  views: [
    {
      value: 'waiting',
      label: '待审核',
      call: listDemandQueue,
      exports: exportDemandQueue,
      filters: [words, region, industry, days],
      empty: { title: '没有待审核的需求', text: '新提交的需求会出现在这里，等得最久的排在最前。' },
      bulk: claiming('demand'),
    },
    {
      value: 'all',
      label: '全部需求',
      call: listOfficeDemands,
      exports: exportOfficeDemands,
      filters: [words, choice('status', '状态', submittedStatus), region, industry, days, sorting(byTime)],
      bulk: [takingDown],
    },
  ],
  list: 'demand',
  columns: officeDemandColumns,
  caption: '需求',
  unit: '条需求',
  nothing: '没有符合条件的需求',
  nameOf: (row) => row.title,
  cells: {
    title: (row) => <RowLink id={row.id}>{row.title}</RowLink>,
    number: (row) => row.number,
    kind: (row) => <DictLabel dict="productType" value={row.kind} />,
    owner: (row) => row.ownerName,
    submittedAt: (row) => minuteOf(row.submittedAt),
    dueOn: (row) => <DueTag {...row} />,
    holder: (row) => row.dueOn && <HolderTag claim={row.claim} />,
    submissions: (row) => `第 ${row.submissions} 次`,
    status: (row) => <Tag tone={statusTone[row.status]}>{demandStatus[row.status]}</Tag>,
  },
});
