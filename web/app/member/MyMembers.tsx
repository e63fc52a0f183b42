import { inviteMember, listMembers, removeMember, withdrawInvitation } from '@shuji/contract/member/calls';
import { memberRoles, mostMembers, roleDuties } from '@shuji/contract/member/labels';
import type { Invitation, Member } from '@shuji/contract/member/schema';
import { useState } from 'react';
import { Alert } from '#app/admin/Alert.tsx';
import { Allowed } from '#app/admin/Allowed.tsx';
import { Button, LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { ask, toast } from '#app/ui/notify.ts';
import { Table } from '#app/ui/plain/Table.tsx';
import { dayOf, minuteOf } from '#app/ui/time.ts';
import { InviteDialog, RolesDialog } from './MemberDialogs.tsx';

export const meta = pageTitle('企业成员');

export default function MyMembers() {
  const { data, error, reload } = useQueryOf(listMembers, {});
  return (
    <>
      <div>
        <h1>企业成员</h1>
        <p className="muted">
          成员用自己的手机登录，按角色为本企业办理；谁办理了什么，订单与审计都有记录。除注册人外最多 {mostMembers} 名。
        </p>
      </div>
      {!data && (
        <Card>
          <Fallback noun="企业成员" error={error} onAgain={reload} lines={5} />
        </Card>
      )}
      {data && !data.isCompany && (
        <Card>
          <Empty title="还不能邀请成员" text="企业身份认证通过后，可以邀请同事按角色一起办理；个人账号没有成员。">
            <LinkButton look="primary" to={href('attestation')}>
              去身份认证
            </LinkButton>
          </Empty>
        </Card>
      )}
      {data?.isCompany && (
        <>
          <People members={data.members} room={data.room} />
          {data.invitations.length > 0 && <Invitations invitations={data.invitations} />}
          <Card title="角色说明">
            <ul>
              {Object.entries(roleDuties).map(([role, duty]) => (
                <li key={role}>
                  {memberRoles[role as keyof typeof memberRoles]}：{duty}
                </li>
              ))}
            </ul>
          </Card>
        </>
      )}
    </>
  );
}

function People({ members, room }: { members: Member[]; room: number }) {
  const [isInviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<Member | null>(null);
  const removing = useMutationOf(removeMember);

  async function remove({ id, name }: Member) {
    const text = `${name}的登录立即失效，不能再为本企业办理；办理过的记录保留。`;
    if (!(await ask({ title: `移除${name}`, text, confirm: '移除', danger: true }))) return;
    if (await removing.send({ id })) toast.success(`已移除${name}`);
  }

  return (
    <Card
      title={`成员 ${members.length} 名`}
      extra={
        <Allowed call={inviteMember}>
          <Button look="primary" disabled={room === 0} onClick={() => setInviting(true)}>
            邀请成员
          </Button>
        </Allowed>
      }
      layout="stack"
    >
      {room === 0 && <Alert title="成员已满">成员与未接受的邀请合计已满 {mostMembers} 名，请先移除不再需要的。</Alert>}
      <Table
        caption="企业成员"
        rows={members}
        rowKey={(row) => row.id}
        columns={[
          {
            title: '姓名',
            cell: (row) => (
              <span>
                {row.name || '企业账号'} {row.isSelf && <Tag tone="good">本人</Tag>} {row.isHolder && <Tag>注册人</Tag>}
              </span>
            ),
          },
          { title: '手机', cell: (row) => row.phone },
          { title: '角色', cell: (row) => row.roles.map((role) => memberRoles[role]).join('、') },
          { title: '最近登录', cell: (row) => (row.lastSignIn ? minuteOf(row.lastSignIn) : '—') },
          {
            title: '操作',
            cell: (row) =>
              row.isSelf || row.isHolder ? (
                <span className="muted">—</span>
              ) : (
                <Allowed call={removeMember}>
                  <span className="row">
                    <Button
                      size="small"
                      look="quiet"
                      aria-label={`修改角色：${row.name}`}
                      onClick={() => setChanging(row)}
                    >
                      修改角色
                    </Button>
                    <Button
                      size="small"
                      look="quiet"
                      aria-label={`移除：${row.name}`}
                      busy={removing.busy}
                      onClick={() => void remove(row)}
                    >
                      移除
                    </Button>
                  </span>
                </Allowed>
              ),
          },
        ]}
      />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {changing && <RolesDialog member={changing} onClose={() => setChanging(null)} />}
    </Card>
  );
}

function Invitations({ invitations }: { invitations: Invitation[] }) {
  const { send, busy } = useMutationOf(withdrawInvitation);
  return (
    <Card title={`未接受的邀请 ${invitations.length} 份`}>
      <Table
        caption="未接受的邀请"
        rows={invitations}
        rowKey={(row) => row.id}
        columns={[
          { title: '姓名', cell: (row) => row.name },
          { title: '手机', cell: (row) => row.phone },
          { title: '角色', cell: (row) => row.roles.map((role) => memberRoles[role]).join('、') },
          {
            title: '有效期',
            cell: (row) =>
              row.isExpired ? <Tag tone="warn">已过期，可再次邀请</Tag> : <span>至 {dayOf(row.expiresAt)}</span>,
          },
          {
            title: '操作',
            cell: (row) => (
              <Allowed call={withdrawInvitation}>
                <Button
                  size="small"
                  look="quiet"
                  busy={busy}
                  aria-label={`撤回邀请：${row.name}`}
                  onClick={async () => {
                    if (await send({ id: row.id })) toast.success('已撤回，短信中的链接失效');
                  }}
                >
                  撤回
                </Button>
              </Allowed>
            ),
          },
        ]}
      />
    </Card>
  );
}
