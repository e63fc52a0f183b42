import { applicationStatus, applicationStatuses } from '@shuji/contract/application/labels';
import type { Input as CallInput } from '@shuji/contract/call';
import { deleteExperience, listExperiences, saveExperience, submitExperience } from '@shuji/contract/experience/calls';
import { experienceRole } from '@shuji/contract/experience/labels';
import type { ExperienceRow } from '@shuji/contract/experience/schema';
import { Link, useSearchParams } from 'react-router';
import { Button, LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { StatusTag } from '#app/application/StatusTag.tsx';
import { pick } from '#app/lib/load.ts';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { yuanOf } from '#app/ui/money.ts';
import { ask, toast } from '#app/ui/notify.ts';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { Table } from '#app/ui/plain/Table.tsx';
import { Tabs } from '#app/ui/plain/Tabs.tsx';

const tabs = [
  { value: '', label: '全部' },
  ...applicationStatuses.map((value) => ({ value, label: applicationStatus[value] })),
];

export function ExperienceList() {
  const [query] = useSearchParams();
  const input = pick(query, 'status', 'pageNum') as CallInput<typeof listExperiences>;
  const { data, error, reload } = useQueryOf(listExperiences, input);
  return (
    <>
      <Tabs name="status" tabs={tabs} label="状态" />
      {!data && (
        <Card>
          <Fallback noun="交易经验" error={error} onAgain={reload} />
        </Card>
      )}
      {data && data.rows.length === 0 && (
        <Card>
          <Empty
            title={query.get('status') ? '这个状态下没有交易经验' : '还没有登记交易经验'}
            text="登记完成过的数据交易，能让交易对方更了解您。"
          >
            <LinkButton call={saveExperience} to={href('transregister', { id: 'new' })}>
              登记交易经验
            </LinkButton>
          </Empty>
        </Card>
      )}
      {data && data.rows.length > 0 && (
        <>
          <Card flat>
            <Table
              caption="交易经验"
              rows={data.rows}
              rowKey={(row) => row.id}
              columns={[
                {
                  title: '产品名称',
                  cell: (row) => (
                    <Link to={href('transregister', { id: row.id })}>{row.productName || '未填写名称'}</Link>
                  ),
                },
                { title: '角色', cell: (row) => row.role && experienceRole[row.role] },
                { title: '交易对方', cell: (row) => row.counterparty },
                { title: '合同金额', align: 'right', cell: (row) => row.amount != null && `${yuanOf(row.amount)} 元` },
                { title: '交易日期', cell: (row) => row.dealtOn },
                { title: '状态', cell: (row) => <StatusTag status={row.status} /> },
                ...(data.rows.some(hasMoves)
                  ? [{ title: '操作', cell: (row: ExperienceRow) => <Moves row={row} /> }]
                  : []),
              ]}
            />
          </Card>
          <Pager total={data.total} capped={data.capped} unit="条交易经验" />
        </>
      )}
    </>
  );
}

function hasMoves({ status }: ExperienceRow): boolean {
  return status === 'draft' || status === 'correction' || status === 'refused';
}

function Moves({ row }: { row: ExperienceRow }) {
  const submitting = useMutationOf(submitExperience);
  const deleting = useMutationOf(deleteExperience);

  async function submit() {
    if (await submitting.send({ id: row.id })) toast.success('已提交审核');
  }

  async function remove() {
    const text = row.status === 'refused' ? '删除后不再显示在列表中。' : '草稿删除后不能恢复。';
    if (!(await ask({ title: '删除交易经验', text, confirm: '删除', danger: true }))) return;
    if (await deleting.send({ id: row.id })) toast.success('已删除');
  }

  return (
    <div className="row">
      {(row.status === 'draft' || row.status === 'correction') && (
        <Button call={submitExperience} size="small" busy={submitting.busy} onClick={() => void submit()}>
          提交审核
        </Button>
      )}
      {(row.status === 'draft' || row.status === 'refused') && (
        <Button call={deleteExperience} size="small" look="quiet" busy={deleting.busy} onClick={() => void remove()}>
          删除
        </Button>
      )}
    </div>
  );
}
