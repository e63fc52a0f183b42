import { listConsents, renewConsent, withdrawConsent } from '@shuji/contract/privacy/calls';
import { consentKinds, withdrawalEffects } from '@shuji/contract/privacy/labels';
import type { ConsentRow } from '@shuji/contract/privacy/schema';
import { Link } from 'react-router';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { ask, toast } from '#app/ui/notify.ts';
import { Table } from '#app/ui/plain/Table.tsx';
import { dayOf } from '#app/ui/time.ts';

/** The reader's consents, and the withdrawal of those that may be withdrawn alone. */
export function ConsentCard() {
  const { data, error, reload } = useQueryOf(listConsents, {});
  const withdrawing = useMutationOf(withdrawConsent);
  const renewing = useMutationOf(renewConsent);
  const withdraw = async () => {
    const text = withdrawalEffects.identity;
    if (!(await ask({ title: '撤回同意', text, confirm: '确认撤回', kind: 'warning', danger: true }))) return;
    if (await withdrawing.send({ kind: 'identity' })) toast.success('已撤回同意');
  };
  const renew = async () => {
    const text = '重新同意后，身份认证与此前取得的数商资格、交易权限即行恢复。';
    if (!(await ask({ title: '重新同意', text, confirm: '同意' }))) return;
    if (await renewing.send({ kind: 'identity', agree: true })) toast.success('已恢复');
  };
  const act = (row: ConsentRow) => {
    if (row.kind !== 'identity') return <span className="small muted">{withdrawalEffects[row.kind]}</span>;
    if (row.withdrawnAt) {
      return (
        <Button call={renewConsent} size="small" busy={renewing.busy} onClick={renew}>
          重新同意
        </Button>
      );
    }
    return (
      <Button call={withdrawConsent} size="small" busy={withdrawing.busy} onClick={withdraw}>
        撤回同意
      </Button>
    );
  };
  return (
    <Card title="我作出的同意">
      {!data && <Fallback noun="同意记录" error={error} onAgain={reload} lines={4} />}
      {data?.length === 0 && <p className="muted">没有同意记录。</p>}
      {data && data.length > 0 && (
        <Table
          caption="同意记录"
          columns={[
            { title: '事项', cell: (row) => consentKinds[row.kind] },
            { title: '版本', cell: versionOf },
            { title: '同意时间', cell: (row) => dayOf(row.givenAt) },
            {
              title: '状态',
              cell: (row) =>
                row.withdrawnAt ? (
                  <Tag tone="warn">{`${dayOf(row.withdrawnAt)} 撤回`}</Tag>
                ) : isFollowed(row, data) ? (
                  <Tag>已同意更新的版本</Tag>
                ) : (
                  <Tag tone="good">有效</Tag>
                ),
            },
            { title: '撤回', cell: act, width: '38%' },
          ]}
          rows={data}
          rowKey={(row) => `${row.kind} ${row.version}`}
        />
      )}
    </Card>
  );
}

function isFollowed({ kind, version }: ConsentRow, all: readonly ConsentRow[]): boolean {
  return all.some((other) => other.kind === kind && Number(other.version) > Number(version));
}

/** The agreements' versions stay readable as they were agreed to. */
function versionOf({ kind, version }: ConsentRow) {
  if (kind === 'identity') return version;
  return <Link to={href(kind === 'terms' ? 'agreement' : 'privacy', { version })}>第 {version} 版</Link>;
}
