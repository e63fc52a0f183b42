import { demandStatus, demandStatuses } from '@shuji/contract/demand/labels';
import { officeDemandColumns } from '@shuji/contract/demand/labels/office';
import {
  exportDemandQueue,
  exportOfficeDemands,
  listDemandQueue,
  listOfficeDemands,
} from '@shuji/contract/demand/office';
import type { OfficeDemandRow } from '@shuji/contract/demand/schema/office';
import { Link } from 'react-router';
import { labelOf, statusTone } from '#app/demand/labels.ts';
import { useDict } from '#app/form/field/dict.ts';
import { ListFilter } from '#app/list/ListFilter.tsx';
import { OfficeRows, type SharedRowsProps } from '#app/list/OfficeRows.tsx';
import { byTime, overseenNames, queueNames, useOverseenFields } from '#app/list/overseen.ts';
import { Queue } from '#app/list/Queue.tsx';
import { useRowLink } from '#app/list/row-link.ts';
import { useListed } from '#app/list/use-list.ts';
import { href } from '#app/paths.ts';
import { claiming } from '#app/review/claiming.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { HolderTag } from '#app/review/HolderTag.tsx';
import { pageTitle } from '#app/site/title.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { DemandReview } from './DemandReview.tsx';

export const meta = pageTitle('需求审核');

const statuses = demandStatuses
  .filter((status) => status !== 'draft')
  .map((value) => ({ value, label: demandStatus[value] }));

export default function DemandQueue() {
  return (
    <Queue
      title="需求审核"
      label="需求"
      one={DemandReview}
      views={[
        { value: 'waiting', label: '待审核', view: Waiting },
        { value: 'all', label: '全部需求', view: All },
      ]}
    />
  );
}

function Waiting() {
  const { data, error, reload, filter, isNarrowed } = useListed(listDemandQueue, ...queueNames);
  const fields = useOverseenFields({ placeholder: '标题、内容或需求编号', days: '提交日期' });
  return (
    <>
      <ListFilter fields={fields} />
      <Rows
        data={data}
        error={error}
        onAgain={reload}
        empty={
          isNarrowed ? (
            <Empty title="没有符合条件的需求" text="放宽筛选条件再试试。" />
          ) : (
            <Empty title="没有待审核的需求" text="新提交的需求会出现在这里，等得最久的排在最前。" />
          )
        }
        sheet={{ call: exportDemandQueue, input: filter }}
        bulk={bulk}
        onChanged={reload}
      />
    </>
  );
}

const bulk = [claiming('demand')];

function All() {
  const { data, error, reload, filter } = useListed(listOfficeDemands, ...overseenNames);
  const fields = useOverseenFields({ placeholder: '标题、内容或需求编号', statuses, days: '提交日期', sorts: byTime });
  return (
    <>
      <ListFilter preserve={['tab']} fields={fields} />
      <Rows
        data={data}
        error={error}
        onAgain={reload}
        empty={<Empty title="没有符合条件的需求" text="放宽筛选条件再试试。" />}
        sheet={{ call: exportOfficeDemands, input: filter }}
      />
    </>
  );
}

type RowsProps = SharedRowsProps<
  OfficeDemandRow,
  keyof typeof officeDemandColumns,
  typeof exportOfficeDemands | typeof exportDemandQueue
>;

function Rows(props: RowsProps) {
  const types = useDict('productType');
  const to = useRowLink(href('officeDemand'));
  return (
    <OfficeRows
      {...props}
      list="demand"
      columns={officeDemandColumns}
      caption="需求"
      unit="条需求"
      nameOf={(row) => row.title}
      cells={{
        title: (row) => <Link to={to(row.id)}>{row.title}</Link>,
        number: (row) => row.number,
        kind: (row) => labelOf(types, row.kind),
        owner: (row) => row.ownerName,
        submittedAt: (row) => minuteOf(row.submittedAt),
        dueOn: (row) => <DueTag {...row} />,
        holder: (row) => row.dueOn && <HolderTag claim={row.claim} />,
        submissions: (row) => `第 ${row.submissions} 次`,
        status: (row) => <Tag tone={statusTone[row.status]}>{demandStatus[row.status]}</Tag>,
      }}
    />
  );
}
