import { officeRatingColumns } from '@shuji/contract/rating/labels/office';
import { exportOfficeRatings, listOfficeRatings, listRatingQueue } from '@shuji/contract/rating/office';
import { choice, keyword, period } from '#app/admin/list/filters.ts';
import { queuePage } from '#app/admin/list/QueuePage.tsx';
import { RowLink } from '#app/admin/list/RowLink.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { claiming } from '#app/review/claiming.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { HolderTag } from '#app/review/HolderTag.tsx';
import { pageTitle } from '#app/site/title.ts';
import { minuteOf } from '#app/ui/time.ts';
import { RatingReview } from './RatingReview.tsx';

export const meta = pageTitle('成交评价');

const statuses = { shown: '展示中', hidden: '已隐藏' };

export default queuePage({
  title: '成交评价',
  label: '评价',
  detail: RatingReview,
  views: [
    {
      value: 'waiting',
      label: '被举报',
      call: listRatingQueue,
      empty: { title: '没有待处理的举报', text: '有人举报的评价会出现在这里，等得最久的排在最前。' },
      bulk: claiming('rating'),
    },
    {
      value: 'all',
      label: '全部评价',
      call: listOfficeRatings,
      exports: exportOfficeRatings,
      filters: [keyword('产品名称或评价内容'), choice('status', '状态', statuses), period('评价日期')],
    },
  ],
  list: 'rating',
  columns: officeRatingColumns,
  caption: '成交评价',
  unit: '条评价',
  nothing: '没有符合条件的评价',
  nameOf: (row) => row.productName,
  cells: {
    product: (row) => <RowLink id={row.id}>{row.productName}</RowLink>,
    buyer: (row) => row.buyerName,
    supplier: (row) => row.supplierName,
    text: (row) => <span className="clamp">{row.text}</span>,
    createdAt: (row) => minuteOf(row.createdAt),
    reports: (row) => row.reports > 0 && `${row.reports} 件`,
    dueOn: (row) => <DueTag {...row} />,
    holder: (row) => row.dueOn && <HolderTag claim={row.claim} />,
    status: (row) => (row.hiddenAt ? <Tag tone="bad">{statuses.hidden}</Tag> : <Tag tone="good">{statuses.shown}</Tag>),
  },
});
