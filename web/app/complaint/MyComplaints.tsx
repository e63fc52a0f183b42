import type { Input } from '@shuji/contract/call';
import { followComplaint, listOwnComplaints } from '@shuji/contract/complaint/calls';
import { complaintKinds, complaintStatus } from '@shuji/contract/complaint/labels';
import { Link, useSearchParams } from 'react-router';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { pick } from '#app/lib/load.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { href, paths } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { Table } from '#app/ui/plain/Table.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { ComplaintDetail } from './ComplaintDetail.tsx';
import { complaintTone } from './labels.ts';

export const meta = pageTitle('投诉与建议');

export default function MyComplaints() {
  const [query] = useSearchParams();
  const number = query.get('number');
  if (number) return <One key={number} number={number} />;
  return (
    <>
      <div className="row between">
        <h1>投诉与建议</h1>
        <LinkButton look="primary" to={paths.complaint}>
          提交一件
        </LinkButton>
      </div>
      <List />
    </>
  );
}

function One({ number }: { number: string }) {
  const { data, error, reload } = useQueryOf(followComplaint, { number });
  return (
    <>
      <Link to={paths.mycomplaint}>← 返回列表</Link>
      {!data && (
        <Card>
          <Fallback noun="这件事项" error={error} onAgain={reload} lines={8} />
        </Card>
      )}
      {data && <ComplaintDetail complaint={data} proof={{ number }} onMoved={reload} />}
    </>
  );
}

function List() {
  const [query] = useSearchParams();
  const { data, error, reload } = useQueryOf(
    listOwnComplaints,
    pick(query, 'pageNum') as Input<typeof listOwnComplaints>,
  );
  if (!data)
    return (
      <Card>
        <Fallback noun="列表" error={error} onAgain={reload} />
      </Card>
    );
  if (data.rows.length === 0)
    return (
      <Card>
        <Empty title="还没有提交过" text="对产品、交易或中心的工作有意见、建议或疑问，都可以提交。" />
      </Card>
    );
  return (
    <>
      <Card flat>
        <Table
          caption="投诉与建议"
          rows={data.rows}
          rowKey={(row) => row.id}
          columns={[
            { title: '标题', cell: (row) => <Link to={href('mycomplaint', { number: row.number })}>{row.title}</Link> },
            { title: '类别', cell: (row) => complaintKinds[row.kind] },
            { title: '受理编号', cell: (row) => row.number },
            { title: '提交时间', cell: (row) => minuteOf(row.filedAt) },
            { title: '答复期限', cell: (row) => row.dueOn ?? '—' },
            { title: '状态', cell: (row) => <Tag tone={complaintTone[row.status]}>{complaintStatus[row.status]}</Tag> },
          ]}
        />
      </Card>
      <Pager total={data.total} capped={data.capped} unit="件" />
    </>
  );
}
