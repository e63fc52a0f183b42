import type { Input } from '@shuji/contract/call';
import { getOwnOperator } from '@shuji/contract/operator/calls';
import { operatorRoles } from '@shuji/contract/operator/labels';
import { operatorColumns, operatorStatus } from '@shuji/contract/operator/labels/office';
import {
  exportOperators,
  listOperatorRequests,
  listOperators,
  sendOperatorLink,
  setOperatorStatus,
} from '@shuji/contract/operator/office';
import type { OperatorRow } from '@shuji/contract/operator/schema/office';
import { useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import type { BulkAction } from '#app/admin/list/bulk.ts';
import { choice, keyword } from '#app/admin/list/filters.ts';
import { ListFilter } from '#app/admin/list/ListFilter.tsx';
import { OfficeRows } from '#app/admin/list/OfficeRows.tsx';
import { useList } from '#app/admin/list/use-list.ts';
import { Tag } from '#app/admin/Tag.tsx';
import { api } from '#app/lib/api.ts';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { pageTitle } from '#app/site/title.ts';
import { ask, toast } from '#app/ui/notify.ts';
import { dayOf, minuteOf } from '#app/ui/time.ts';
import { OperatorForm } from './OperatorForm.tsx';
import { OperatorRequests } from './OperatorRequests.tsx';
import { ReasonDialog, type ReasonRequest } from './ReasonDialog.tsx';

export const meta = pageTitle('运营人员');

const filters = [
  keyword('姓名或用户名'),
  choice('role', '权限', operatorRoles),
  choice('status', '状态', operatorStatus),
];

/** Operators and their roles; a change that adds rights waits for a second administrator. */
export default function Operators() {
  const { data, error, reload, filter } = useList(listOperators, filters);
  const { data: me } = useQueryOf(getOwnOperator, {});
  const [edited, setEdited] = useState<OperatorRow | 'new' | null>(null);
  const [request, setRequest] = useState<ReasonRequest | null>(null);
  const requests = useQueryOf(listOperatorRequests, {});
  const saved = (isWaiting: boolean) => {
    setEdited(null);
    setRequest(null);
    if (isWaiting) toast.info('已提交，待另一名系统管理员批准');
    else toast.success('已保存');
  };
  return (
    <>
      <div className="row between">
        <div>
          <h1>运营人员</h1>
          <p className="muted">
            系统管理、审核与审计三权分立，不能授予同一人。新增、增加权限、启用和重置须由另一名系统管理员批准；停用和减少权限立即生效。
          </p>
        </div>
        <Button look="primary" onClick={() => setEdited('new')}>
          新增运营人员
        </Button>
      </div>
      <OperatorRequests requests={requests} />
      <ListFilter fields={filters} />
      <People
        people={data}
        error={error}
        reload={reload}
        filter={filter}
        ownId={me?.id}
        onEdit={setEdited}
        onAsk={setRequest}
      />
      {edited && (
        <OperatorForm operator={edited === 'new' ? null : edited} onClose={() => setEdited(null)} onSaved={saved} />
      )}
      {request && <ReasonDialog request={request} onClose={() => setRequest(null)} onDone={() => saved(true)} />}
    </>
  );
}

interface PeopleProps {
  people: OperatorRow[] | undefined;
  error: Error | undefined;
  reload: () => void;
  filter: Input<typeof listOperators>;
  /** Operators do not change themselves. */
  ownId: string | undefined;
  onEdit: (row: OperatorRow) => void;
  onAsk: (request: ReasonRequest) => void;
}

function People({ people, error, reload, filter, ownId, onEdit, onAsk }: PeopleProps) {
  const setting = useMutationOf(setOperatorStatus);
  const sending = useMutationOf(sendOperatorLink);

  async function freeze({ id, name }: OperatorRow) {
    const text = `${name}将立即退出登录，且不能再登录后台；重新启用须另一名系统管理员批准。`;
    if (!(await ask({ title: `停用${name}`, text, confirm: '停用', danger: true }))) return;
    if (await setting.send({ id, status: 'frozen' })) toast.success('已停用');
  }

  async function sendLink({ id }: OperatorRow) {
    if (await sending.send({ id })) toast.success('链接已发往其本人登记的手机，此前的链接已作废');
  }

  const enable = ({ id, name }: OperatorRow) =>
    onAsk({ step: 'enable', id, title: `启用${name}`, text: `${name}将可以重新登录后台。` });

  const reset = ({ id, name }: OperatorRow) =>
    onAsk({
      step: 'reset',
      id,
      title: `重置${name}的登录方式`,
      text: '原密码与动态验证码将作废，所有登录立即失效，设置密码的链接以短信发往其本人登记的手机。',
    });

  return (
    <OfficeRows
      list="operator"
      columns={operatorColumns}
      cells={{
        name: (row) => row.name,
        username: (row) => row.username,
        roles: (row) =>
          `${row.roles.map((role) => operatorRoles[role]).join('、')}${row.keepsFinance ? '（暂兼财务）' : ''}`,
        status: (row) => <Tag tone={row.status === 'active' ? 'good' : 'plain'}>{operatorStatus[row.status]}</Tag>,
        signIn: (row) =>
          [row.mustChangePassword ? '待设置密码' : '密码', row.hasFactor && '动态验证码'].filter(Boolean).join(' + '),
        lastUsed: (row) => minuteOf(row.lastUsed) || '—',
        createdAt: (row) => dayOf(row.createdAt),
      }}
      more={{
        操作: (row) =>
          row.id === ownId ? (
            <span className="muted">本人</span>
          ) : (
            <span className="row">
              <Button size="small" look="quiet" onClick={() => onEdit(row)}>
                修改
              </Button>
              {row.hasPhone && !isInvited(row) && (
                <Button size="small" look="quiet" onClick={() => reset(row)}>
                  重置登录
                </Button>
              )}
              {row.hasPhone && isInvited(row) && (
                <Button size="small" look="quiet" onClick={() => void sendLink(row)}>
                  重发链接
                </Button>
              )}
              <Button
                size="small"
                look="quiet"
                onClick={() => (row.status === 'active' ? void freeze(row) : enable(row))}
              >
                {row.status === 'active' ? '停用' : '启用'}
              </Button>
            </span>
          ),
      }}
      data={people && { rows: people }}
      error={error}
      reload={reload}
      empty={<Empty title="没有符合条件的运营人员" text="放宽筛选条件再试试。" />}
      unit="人"
      caption="运营人员"
      exported={{ call: exportOperators, filter }}
      bulk={bulk}
      nameOf={(row) => row.name}
    />
  );
}

/** Approved, and has not set a password of their own yet. */
function isInvited({ mustChangePassword, status }: OperatorRow): boolean {
  return mustChangePassword && status === 'active';
}

const bulk: BulkAction<OperatorRow>[] = [
  {
    label: '停用',
    text: '所选人员将立即退出登录，且不能再登录后台。',
    isDangerous: true,
    call: setOperatorStatus,
    run: ({ id }) => api(setOperatorStatus, { id, status: 'frozen' }, { quiet: true }),
  },
  {
    label: '启用',
    text: '将为所选人员各提交一份启用申请，由另一名系统管理员批准。',
    reason: { label: '事由', min: 4, max: 200 },
    call: setOperatorStatus,
    run: ({ id }, reason) => api(setOperatorStatus, { id, status: 'active', reason }, { quiet: true }),
  },
];
