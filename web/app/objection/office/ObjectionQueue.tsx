import { objectionGrounds, objectionStatus } from '@shuji/contract/objection/labels';
import { officeObjectionColumns } from '@shuji/contract/objection/labels/office';
import { exportOfficeObjections, listObjectionQueue, listOfficeObjections } from '@shuji/contract/objection/office';
import { choice, keyword, period } from '#app/admin/list/filters.ts';
import { queuePage } from '#app/admin/list/QueuePage.tsx';
import { RowLink } from '#app/admin/list/RowLink.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { objectionTone } from '#app/objection/labels.ts';
import { claiming } from '#app/review/claiming.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { HolderTag } from '#app/review/HolderTag.tsx';
import { pageTitle } from '#app/site/title.ts';
import { minuteOf } from '#app/ui/time.ts';
import { ObjectionReview } from './ObjectionReview.tsx';

export const meta = pageTitle('公示异议');

export default queuePage({
  title: '公示异议',
  label: '异议',
  detail: ObjectionReview,
  views: [
    {
      value: 'waiting',
      label: '待处理',
      call: listObjectionQueue,
      empty: {
        title: '没有待处理的异议',
        text: '对公示中产品提出的异议会出现在这里，等得最久的排在最前；处理完毕之前，公示不会结束。',
      },
      bulk: claiming('objection'),
    },
    {
      value: 'all',
      label: '全部异议',
      call: listOfficeObjections,
      exports: exportOfficeObjections,
      filters: [keyword('产品名称或编号'), choice('status', '状态', objectionStatus), period('提出日期')],
    },
  ],
  list: 'objection',
  columns: officeObjectionColumns,
  caption: '公示异议',
  unit: '条异议',
  nothing: '没有符合条件的异议',
  nameOf: (row) => row.productName,
  cells: {
    product: (row) => <RowLink id={row.id}>{row.productName}</RowLink>,
    number: (row) => row.productNumber,
    supplier: (row) => row.supplierName,
    objector: (row) => row.objectorName,
    ground: (row) => objectionGrounds[row.ground],
    filedAt: (row) => minuteOf(row.filedAt),
    answeredAt: (row) => (row.answeredAt ? minuteOf(row.answeredAt) : '未答复'),
    dueOn: (row) => <DueTag {...row} />,
    holder: (row) => row.dueOn && <HolderTag claim={row.claim} />,
    status: (row) => <Tag tone={objectionTone[row.status]}>{objectionStatus[row.status]}</Tag>,
  },
});
