import type { Input } from '@shuji/contract/call';
import { operatorRoles, readOwnOperator } from '@shuji/contract/operator';
import {
  exportOperators,
  listOperators,
  type OperatorRow,
  operatorColumns,
  operatorStatus,
  resetOperator,
  setOperatorStatus,
} from '@shuji/contract/operator-office';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#app/lib/api.ts';
import { pick } from '#app/lib/load.ts';
import { useCall, useSend } from '#app/lib/use-call.ts';
import type { BulkAction } from '#app/list/bulk.ts';
import { ListFilter } from '#app/list/ListFilter.tsx';
import { OfficeRows } from '#app/list/OfficeRows.tsx';
import { pageTitle } from '#app/site/title.ts';
import { Button } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { ask, toast } from '#app/ui/notify.ts';
import { optionsOf } from '#app/ui/options.ts';
import { Tag } from '#app/ui/Tag.tsx';
import { dayOf, minuteOf } from '#app/ui/time.ts';
import { OncePassword } from './OncePassword.tsx';
import { OperatorForm } from './OperatorForm.tsx';

export const meta = pageTitle('运营人员');

interface Told {
  username: string;
  password: string;
}

/** Who works here, with what rights; passwords are told once, to be handed over. */
export default function OperatorDesk() {
  const [query] = useSearchParams();
  const filter = pick(query, 'keyword', 'role', 'status') as Input<typeof listOperators>;
  const { data, error, reload } = useCall(listOperators, filter);
  const { data: me } = useCall(readOwnOperator, {});
  const [edited, setEdited] = useState<OperatorRow | 'new' | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  return (
    <>
      <div className="row between">
        <div>
          <h1>运营人员</h1>
          <p className="muted">系统管理、审核与审计三权分立，不能授予同一人；权限变动从对方下一次操作起生效。</p>
        </div>
        <Button look="primary" onClick={() => setEdited('new')}>
          新增运营人员
        </Button>
      </div>
      <ListFilter
        fields={[
          { kind: 'search', name: 'keyword', label: '关键词', placeholder: '姓名或用户名' },
          { kind: 'choice', name: 'role', label: '权限', empty: '全部权限', options: roles },
          { kind: 'choice', name: 'status', label: '状态', empty: '全部状态', options: statuses },
        ]}
      />
      <People
        people={data}
        error={error}
        onAgain={reload}
        filter={filter}
        ownId={me?.id}
        onEdit={setEdited}
        onTold={setTold}
        onChanged={reload}
      />
      {edited && (
        <OperatorForm
          operator={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={(fresh) => {
            setEdited(null);
            setTold(fresh);
            reload();
          }}
        />
      )}
      {told && <OncePassword {...told} onClose={() => setTold(null)} />}
    </>
  );
}

const roles = optionsOf(operatorRoles);
const statuses = optionsOf(operatorStatus);

interface PeopleProps {
  people: OperatorRow[] | undefined;
  error: Error | undefined;
  onAgain: () => void;
  filter: Input<typeof listOperators>;
  /** Nobody changes themselves. */
  ownId: string | undefined;
  onEdit: (row: OperatorRow) => void;
  onTold: (told: Told) => void;
  onChanged: () => void;
}

function People({ people, error, onAgain, filter, ownId, onEdit, onTold, onChanged }: PeopleProps) {
  const setting = useSend(setOperatorStatus);
  const resetting = useSend(resetOperator);

  async function setStatus({ id, name, status }: OperatorRow) {
    const isFreezing = status === 'active';
    const text = isFreezing ? `${name}将立即退出登录，且不能再登录后台。` : `${name}可以重新登录后台。`;
    const verb = isFreezing ? '停用' : '启用';
    if (!(await ask({ title: `${verb}${name}`, text, confirm: verb, danger: isFreezing }))) return;
    const sent = await setting.send({ id, status: isFreezing ? 'frozen' : 'active' });
    if (sent !== undefined) toast.success(`已${verb}`);
    onChanged();
  }

  async function reset({ id, name, username }: OperatorRow) {
    const text = `${name}的密码将被重置、动态验证码绑定将被解除，所有登录立即失效。`;
    if (!(await ask({ title: '重置登录方式', text, confirm: '重置', danger: true }))) return;
    const sent = await resetting.send({ id });
    if (sent) onTold({ username, password: sent.data.password });
    onChanged();
  }

  return (
    <OfficeRows
      list="operator"
      columns={operatorColumns}
      cells={{
        name: (row) => row.name,
        username: (row) => row.username,
        roles: (row) => row.roles.map((role) => operatorRoles[role]).join('、'),
        status: (row) => <Tag tone={row.status === 'active' ? 'good' : 'plain'}>{operatorStatus[row.status]}</Tag>,
        signIn: (row) =>
          [row.mustChangePassword ? '待改初始密码' : '密码', row.hasFactor && '动态验证码'].filter(Boolean).join(' + '),
        lastUsed: (row) => minuteOf(row.lastUsed) || '—',
        createdAt: (row) => dayOf(row.createdAt),
      }}
      more={[
        {
          title: '操作',
          cell: (row) =>
            row.id === ownId ? (
              <span className="muted">本人</span>
            ) : (
              <span className="row">
                <Button size="small" look="quiet" onClick={() => onEdit(row)}>
                  修改
                </Button>
                <Button size="small" look="quiet" onClick={() => void reset(row)}>
                  重置登录
                </Button>
                <Button size="small" look="quiet" onClick={() => void setStatus(row)}>
                  {row.status === 'active' ? '停用' : '启用'}
                </Button>
              </span>
            ),
        },
      ]}
      data={people && { rows: people }}
      error={error}
      onAgain={onAgain}
      empty={<Empty title="没有符合条件的运营人员" text="放宽筛选条件再试试。" />}
      unit="人"
      caption="运营人员"
      sheet={{ call: exportOperators, input: filter }}
      bulk={bulk}
      nameOf={(row) => row.name}
      onChanged={onChanged}
    />
  );
}

const bulk: BulkAction<OperatorRow>[] = [
  {
    label: '停用',
    text: '所选人员将立即退出登录，且不能再登录后台。',
    isDangerous: true,
    run: ({ id }) => api(setOperatorStatus, { id, status: 'frozen' }, { quiet: true }),
  },
  {
    label: '启用',
    text: '所选人员可以重新登录后台。',
    run: ({ id }) => api(setOperatorStatus, { id, status: 'active' }, { quiet: true }),
  },
];
