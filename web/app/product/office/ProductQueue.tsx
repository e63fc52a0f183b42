import { productStatus, productStatuses } from '@shuji/contract/product/labels';
import { officeProductColumns } from '@shuji/contract/product/labels/office';
import {
  exportOfficeProducts,
  exportProductQueue,
  listOfficeProducts,
  listProductQueue,
} from '@shuji/contract/product/office';
import type { OfficeProductRow } from '@shuji/contract/product/schema/office';
import { Link } from 'react-router';
import { useDict } from '#app/form/field/dict.ts';
import { ListFilter } from '#app/list/ListFilter.tsx';
import { OfficeRows, type SharedRowsProps } from '#app/list/OfficeRows.tsx';
import { byTime, overseenNames, queueNames, useOverseenFields } from '#app/list/overseen.ts';
import { Queue } from '#app/list/Queue.tsx';
import { useRowLink } from '#app/list/row-link.ts';
import { useListed } from '#app/list/use-list.ts';
import { href } from '#app/paths.ts';
import { changeWords, labelOf, statusTone } from '#app/product/labels.ts';
import { claiming } from '#app/review/claiming.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { HolderTag } from '#app/review/HolderTag.tsx';
import { pageTitle } from '#app/site/title.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { ProductReview } from './ProductReview.tsx';

export const meta = pageTitle('产品登记审核');

const statuses = productStatuses
  .filter((status) => status !== 'draft')
  .map((value) => ({ value, label: productStatus[value] }));

export default function ProductQueue() {
  return (
    <Queue
      title="产品登记审核"
      label="产品"
      one={ProductReview}
      views={[
        { value: 'waiting', label: '待办理', view: Waiting },
        { value: 'all', label: '全部产品', view: All },
      ]}
    />
  );
}

function Waiting() {
  const { data, error, reload, filter, isNarrowed } = useListed(listProductQueue, ...queueNames);
  const fields = useOverseenFields({ placeholder: '产品名称或编号', days: '提交、申诉或申请日期' });
  return (
    <>
      <ListFilter fields={fields} />
      <Rows
        data={data}
        error={error}
        onAgain={reload}
        empty={
          isNarrowed ? (
            <Empty title="没有符合条件的产品" text="放宽筛选条件再试试。" />
          ) : (
            <Empty
              title="没有待办理的产品"
              text="新提交的登记、强制下架后的申诉和待批准的注销申请会出现在这里，等得最久的排在最前。"
            />
          )
        }
        sheet={{ call: exportProductQueue, input: filter }}
        bulk={bulk}
        onChanged={reload}
      />
    </>
  );
}

const bulk = [claiming('product')];

function All() {
  const { data, error, reload, filter } = useListed(listOfficeProducts, ...overseenNames);
  const fields = useOverseenFields({ placeholder: '产品名称或编号', statuses, days: '提交日期', sorts: byTime });
  return (
    <>
      <ListFilter preserve={['tab']} fields={fields} />
      <Rows
        data={data}
        error={error}
        onAgain={reload}
        empty={<Empty title="没有符合条件的产品" text="放宽筛选条件再试试。" />}
        sheet={{ call: exportOfficeProducts, input: filter }}
      />
    </>
  );
}

/** A product that waits only for a second reviewer has no claim. */
function isForReview({ status, change, appealedAt }: OfficeProductRow): boolean {
  return status === 'pending' || change === 'pending' || appealedAt !== null;
}

type RowsProps = SharedRowsProps<
  OfficeProductRow,
  keyof typeof officeProductColumns,
  typeof exportOfficeProducts | typeof exportProductQueue
>;

function Rows(props: RowsProps) {
  const types = useDict('productType');
  const to = useRowLink(href('officeProduct'));
  return (
    <OfficeRows
      {...props}
      list="product"
      columns={officeProductColumns}
      caption="产品"
      unit="个产品"
      nameOf={(row) => row.name}
      cells={{
        name: (row) => <Link to={to(row.id)}>{row.name}</Link>,
        number: (row) => row.number,
        type: (row) => labelOf(types, row.productType),
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
      }}
    />
  );
}
