import { complaintKinds, complaintStatus } from '@shuji/contract/complaint/labels';
import { officeComplaintColumns } from '@shuji/contract/complaint/labels/office';
import {
  exportComplaintQueue,
  exportOfficeComplaints,
  listComplaintQueue,
  listOfficeComplaints,
} from '@shuji/contract/complaint/office';
import type { OfficeComplaintRow } from '@shuji/contract/complaint/schema/office';
import { Link } from 'react-router';
import { complaintTone } from '#app/complaint/labels.ts';
import { type FilterField, ListFilter } from '#app/list/ListFilter.tsx';
import { OfficeRows, type SharedRowsProps } from '#app/list/OfficeRows.tsx';
import { Queue } from '#app/list/Queue.tsx';
import { useRowLink } from '#app/list/row-link.ts';
import { useListed } from '#app/list/use-list.ts';
import { href } from '#app/paths.ts';
import { claiming } from '#app/review/claiming.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { HolderTag } from '#app/review/HolderTag.tsx';
import { pageTitle } from '#app/site/title.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { optionsOf } from '#app/ui/options.ts';
import { Tag } from '#app/ui/Tag.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { ComplaintReview } from './ComplaintReview.tsx';

export const meta = pageTitle('投诉与建议');

export default function ComplaintQueue() {
  return (
    <Queue
      title="投诉与建议"
      label="投诉与建议"
      one={ComplaintReview}
      views={[
        { value: 'waiting', label: '待办理', view: Waiting },
        { value: 'all', label: '全部事项', view: All },
      ]}
    />
  );
}

const soughtNames = ['keyword', 'kind', 'from', 'to'] as const;
const keyword: FilterField = { kind: 'search', name: 'keyword', label: '关键词', placeholder: '标题或受理编号' };
const kind: FilterField = {
  kind: 'choice',
  name: 'kind',
  label: '类别',
  empty: '全部类别',
  options: optionsOf(complaintKinds),
};
const status: FilterField = {
  kind: 'choice',
  name: 'status',
  label: '状态',
  empty: '全部状态',
  options: optionsOf(complaintStatus),
};
const days: FilterField = { kind: 'period', name: 'from', label: '提交日期' };
const nothingFound = <Empty title="没有符合条件的事项" text="放宽筛选条件再试试。" />;
const bulk = [claiming('complaint')];

function Waiting() {
  const { data, error, reload, filter, isNarrowed } = useListed(listComplaintQueue, ...soughtNames);
  const text = '提交的咨询、建议、投诉与举报会出现在这里，等得最久的排在最前；补充说明的重新排队。';
  return (
    <>
      <ListFilter fields={[keyword, kind, days]} />
      <Rows
        data={data}
        error={error}
        onAgain={reload}
        empty={isNarrowed ? nothingFound : <Empty title="没有待办理的事项" text={text} />}
        sheet={{ call: exportComplaintQueue, input: filter }}
        bulk={bulk}
        onChanged={reload}
      />
    </>
  );
}

function All() {
  const { data, error, reload, filter } = useListed(listOfficeComplaints, 'status', ...soughtNames);
  return (
    <>
      <ListFilter preserve={['tab']} fields={[keyword, kind, status, days]} />
      <Rows
        data={data}
        error={error}
        onAgain={reload}
        empty={nothingFound}
        sheet={{ call: exportOfficeComplaints, input: filter }}
      />
    </>
  );
}

type RowsProps = SharedRowsProps<
  OfficeComplaintRow,
  keyof typeof officeComplaintColumns,
  typeof exportOfficeComplaints | typeof exportComplaintQueue
>;

function Rows(props: RowsProps) {
  const to = useRowLink(href('officeComplaint'));
  return (
    <OfficeRows
      {...props}
      list="complaint"
      columns={officeComplaintColumns}
      caption="投诉与建议"
      unit="件"
      nameOf={(row) => row.title}
      cells={{
        title: (row) => <Link to={to(row.id)}>{row.title}</Link>,
        kind: (row) => complaintKinds[row.kind],
        number: (row) => row.number,
        sender: (row) => (row.isSignedIn ? '注册用户' : '访客'),
        filedAt: (row) => minuteOf(row.filedAt),
        dueOn: (row) => <DueTag {...row} />,
        holder: (row) => row.dueOn && <HolderTag claim={row.claim} />,
        status: (row) => <Tag tone={complaintTone[row.status]}>{complaintStatus[row.status]}</Tag>,
      }}
    />
  );
}
