import { objectionGrounds, objectionStatus } from '@shuji/contract/objection/labels';
import { officeObjectionColumns } from '@shuji/contract/objection/labels/office';
import { exportOfficeObjections, listObjectionQueue, listOfficeObjections } from '@shuji/contract/objection/office';
import type { OfficeObjectionRow } from '@shuji/contract/objection/schema/office';
import { Link } from 'react-router';
import { ListFilter } from '#app/list/ListFilter.tsx';
import { OfficeRows, type SharedRowsProps } from '#app/list/OfficeRows.tsx';
import { Queue } from '#app/list/Queue.tsx';
import { useRowLink } from '#app/list/row-link.ts';
import { useListed } from '#app/list/use-list.ts';
import { objectionTone } from '#app/objection/labels.ts';
import { href } from '#app/paths.ts';
import { claiming } from '#app/review/claiming.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { HolderTag } from '#app/review/HolderTag.tsx';
import { pageTitle } from '#app/site/title.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { optionsOf } from '#app/ui/options.ts';
import { Tag } from '#app/ui/Tag.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { ObjectionReview } from './ObjectionReview.tsx';

export const meta = pageTitle('公示异议');

const statuses = optionsOf(objectionStatus);

export default function ObjectionQueue() {
  return (
    <Queue
      title="公示异议"
      label="异议"
      one={ObjectionReview}
      views={[
        { value: 'waiting', label: '待处理', view: Waiting },
        { value: 'all', label: '全部异议', view: All },
      ]}
    />
  );
}

function Waiting() {
  const { data, error, reload } = useListed(listObjectionQueue);
  const text = '对公示中产品提出的异议会出现在这里，等得最久的排在最前；处理完毕之前，公示不会结束。';
  return (
    <Rows
      data={data}
      error={error}
      onAgain={reload}
      empty={<Empty title="没有待处理的异议" text={text} />}
      bulk={bulk}
      onChanged={reload}
    />
  );
}

const bulk = [claiming('objection')];

function All() {
  const { data, error, reload, filter } = useListed(listOfficeObjections, 'keyword', 'status', 'from', 'to');
  return (
    <>
      <ListFilter
        preserve={['tab']}
        fields={[
          { kind: 'search', name: 'keyword', label: '关键词', placeholder: '产品名称或编号' },
          { kind: 'choice', name: 'status', label: '状态', empty: '全部状态', options: statuses },
          { kind: 'period', name: 'from', label: '提出日期' },
        ]}
      />
      <Rows
        data={data}
        error={error}
        onAgain={reload}
        empty={<Empty title="没有符合条件的异议" text="放宽筛选条件再试试。" />}
        sheet={{ call: exportOfficeObjections, input: filter }}
      />
    </>
  );
}

type RowsProps = SharedRowsProps<
  OfficeObjectionRow,
  keyof typeof officeObjectionColumns,
  typeof exportOfficeObjections
>;

function Rows(props: RowsProps) {
  const to = useRowLink(href('officeObjection'));
  return (
    <OfficeRows
      {...props}
      list="objection"
      columns={officeObjectionColumns}
      caption="公示异议"
      unit="条异议"
      nameOf={(row) => row.productName}
      cells={{
        product: (row) => <Link to={to(row.id)}>{row.productName}</Link>,
        number: (row) => row.productNumber,
        supplier: (row) => row.supplierName,
        objector: (row) => row.objectorName,
        ground: (row) => objectionGrounds[row.ground],
        filedAt: (row) => minuteOf(row.filedAt),
        answeredAt: (row) => (row.answeredAt ? minuteOf(row.answeredAt) : '未答复'),
        dueOn: (row) => <DueTag {...row} />,
        holder: (row) => row.dueOn && <HolderTag claim={row.claim} />,
        status: (row) => <Tag tone={objectionTone[row.status]}>{objectionStatus[row.status]}</Tag>,
      }}
    />
  );
}
