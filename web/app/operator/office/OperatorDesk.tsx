import { operatorRoles, readOwnOperator } from '@shuji/contract/operator';
import {
  listOperators,
  type OperatorRow,
  operatorStatus,
  resetOperator,
  setOperatorStatus,
} from '@shuji/contract/operator-office';
import { useState } from 'react';
import { useCall, useSend } from '#app/lib/use-call.ts';
import { pageTitle } from '#app/site/title.ts';
import { Button } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { ask, toast } from '#app/ui/notify.ts';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { Table } from '#app/ui/Table.tsx';
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
  const { data, error, reload } = useCall(listOperators, {});
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
      {!data && (
        <Card>{error ? <Empty title="暂时读不到运营人员" text={error.message} /> : <Skeleton lines={6} />}</Card>
      )}
      {data && <People people={data} ownId={me?.id} onEdit={setEdited} onTold={setTold} onChanged={reload} />}
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

interface PeopleProps {
  people: OperatorRow[];
  /** Nobody changes themselves. */
  ownId: string | undefined;
  onEdit: (row: OperatorRow) => void;
  onTold: (told: Told) => void;
  onChanged: () => void;
}

function People({ people, ownId, onEdit, onTold, onChanged }: PeopleProps) {
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
    <Card flat>
      <Table
        caption="运营人员"
        rows={people}
        rowKey={(row) => row.id}
        columns={[
          {
            title: '姓名',
            cell: (row) => (
              <span>
                {row.name} <span className="muted">{row.username}</span>
              </span>
            ),
          },
          { title: '权限', cell: (row) => row.roles.map((role) => operatorRoles[role]).join('、') },
          {
            title: '状态',
            cell: (row) => <Tag tone={row.status === 'active' ? 'good' : 'plain'}>{operatorStatus[row.status]}</Tag>,
          },
          {
            title: '登录方式',
            cell: (row) =>
              [row.mustChangePassword ? '待改初始密码' : '密码', row.hasFactor && '动态验证码']
                .filter(Boolean)
                .join(' + '),
          },
          { title: '最近使用', cell: (row) => minuteOf(row.lastUsed) || '—' },
          { title: '加入时间', cell: (row) => dayOf(row.createdAt) },
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
      />
    </Card>
  );
}
