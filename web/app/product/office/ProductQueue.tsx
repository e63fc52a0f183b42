import { productStatus } from '@shuji/contract/product/labels';
import { officeProductColumns } from '@shuji/contract/product/labels/office';
import {
  exportOfficeProducts,
  exportProductQueue,
  listOfficeProducts,
  listProductQueue,
} from '@shuji/contract/product/office';
import type { OfficeProductRow } from '@shuji/contract/product/schema/office';
import { DictLabel } from '#app/admin/DictLabel.tsx';
import { byTime, choice, industry, keyword, period, region, sorting } from '#app/admin/list/filters.ts';
import { queuePage } from '#app/admin/list/QueuePage.tsx';
import { RowLink } from '#app/admin/list/RowLink.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { changeWords, statusTone } from '#app/product/labels.ts';
import { claiming } from '#app/review/claiming.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { HolderTag } from '#app/review/HolderTag.tsx';
import { pageTitle } from '#app/site/title.ts';
import { minuteOf } from '#app/ui/time.ts';
import { ProductReview } from './ProductReview.tsx';
import { rulingMany } from './ruling-many.ts';

export const meta = pageTitle('产品登记审核');

const words = keyword('产品名称或编号');
const { draft: _, ...submittedStatus } = productStatus;

export default queuePage({
  title: '产品登记审核',
  label: '产品',
  detail: ProductReview,
  views: [
    {
      value: 'waiting',
      label: '待办理',
      call: listProductQueue,
      exports: exportProductQueue,
      filters: [words, region, industry, period('提交、申诉或申请日期')],
      empty: {
        title: '没有待办理的产品',
        text: '新提交的登记、强制下架后的申诉和待批准的注销申请会出现在这里，等得最久的排在最前。',
      },
      bulk: claiming('product'),
    },
    {
      value: 'all',
      label: '全部产品',
      call: listOfficeProducts,
      exports: exportOfficeProducts,
      filters: [
        words,
        choice('status', '状态', submittedStatus),
        region,
        industry,
        period('提交日期'),
        sorting(byTime),
      ],
      bulk: rulingMany,
    },
  ],
  list: 'product',
  columns: officeProductColumns,
  caption: '产品',
  unit: '个产品',
  nothing: '没有符合条件的产品',
  nameOf: (row) => row.name,
  cells: {
    name: (row) => <RowLink id={row.id}>{row.name}</RowLink>,
    number: (row) => row.number,
    type: (row) => <DictLabel dict="productType" value={row.productType} />,
    merchant: (row) => row.merchantName,
    submittedAt: (row) => minuteOf(row.appealedAt ?? row.revocationAt ?? row.submittedAt),
    dueOn: (row) => <DueTag {...row} />,
    holder: (row) => row.dueOn && isForReview(row) && <HolderTag claim={row.claim} />,
    version: (row) => `第 ${row.version} 版 · 第 ${row.submissions} 次提交`,
    status: (row) => (
      <span className="row">
        <Tag tone={statusTone[row.status]}>{productStatus[row.status]}</Tag>
        {row.appealedAt && <Tag tone="warn">有申诉</Tag>}
        {row.revocationAt && <Tag tone="warn">注销待批准</Tag>}
        {row.change && <Tag tone={statusTone[row.change]}>{changeWords[row.change]}</Tag>}
      </span>
    ),
  },
});

/** A product that waits only for a second reviewer has no claim. */
function isForReview({ status, change, appealedAt }: OfficeProductRow): boolean {
  return status === 'pending' || change === 'pending' || appealedAt !== null;
}
