import { type AuditRow, auditActors, listAuditEntries } from '@shuji/contract/audit';
import type { Input } from '@shuji/contract/call';
import { Link, useSearchParams } from 'react-router';
import { useCall } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { Table } from '#app/ui/Table.tsx';
import { secondOf } from '#app/ui/time.ts';
import styles from './AuditDesk.module.css';
import { AuditFilter, filterNames } from './AuditFilter.tsx';
import { ChainState } from './ChainState.tsx';

export const meta = pageTitle('审计记录');

export default function AuditDesk() {
  const [query] = useSearchParams();
  const filter = Object.fromEntries(filterNames.map((name) => [name, query.get(name) || undefined]));
  const before = query.get('before');
  const input = { ...filter, ...(before && { before }) } as Input<typeof listAuditEntries>;
  const { data, error } = useCall(listAuditEntries, input);
  return (
    <>
      <h1>审计记录</h1>
      <ChainState />
      <AuditFilter key={JSON.stringify(filter)} filter={filter} />
      {!data && <Card>{error ? <Empty title="暂时读不到记录" text={error.message} /> : <Skeleton lines={8} />}</Card>}
      {data?.rows.length === 0 && (
        <Card>
          <Empty title="没有符合条件的记录" text="请核对编号是否完整，或放宽日期范围。" />
        </Card>
      )}
      {data && data.rows.length > 0 && <Entries rows={data.rows} />}
      {data && (
        <nav className="row" aria-label="翻页">
          {before && (
            <LinkButton to={href('officeAudit', filter)} look="default">
              回到最新
            </LinkButton>
          )}
          {data.next && (
            <LinkButton to={href('officeAudit', { ...filter, before: data.next })} look="default">
              更早的记录
            </LinkButton>
          )}
        </nav>
      )}
    </>
  );
}

function Entries({ rows }: { rows: AuditRow[] }) {
  return (
    <Card flat>
      <Table
        caption="审计记录，最新的在前"
        rows={rows}
        rowKey={(row) => String(row.id)}
        columns={[
          { title: '时间', cell: (row) => <span className={styles.time}>{secondOf(row.at)}</span> },
          { title: '操作人', cell: actor },
          { title: '操作', cell: does },
          { title: '对象', cell: subject },
          {
            title: '网络地址',
            cell: (row) => <Link to={href('officeAudit', { address: row.address })}>{row.address}</Link>,
          },
          { title: '审计链', cell: (row) => (row.position ? `第 ${row.position} 环` : '待入链'), align: 'right' },
        ]}
      />
    </Card>
  );
}

function actor({ actorKind, actorId, actorName }: AuditRow) {
  const kind = auditActors[actorKind];
  if (!actorId) return kind;
  return (
    <>
      <Link to={href('officeAudit', { actor: actorId })} title={actorId}>
        {actorName ?? `账号 ${actorId.slice(-6)}`}
      </Link>
      <br />
      <span className="muted small">{kind}</span>
    </>
  );
}

function does({ call, does: words }: AuditRow) {
  return (
    <>
      {words ?? '命令行操作'}
      <br />
      <Link to={href('officeAudit', { call })} className={`small ${styles.code}`}>
        {call}
      </Link>
    </>
  );
}

function subject({ subject: id }: AuditRow) {
  if (!id) return '';
  return (
    <Link to={href('officeAudit', { subject: id })} className={`small ${styles.code}`} title={id}>
      …{id.slice(-8)}
    </Link>
  );
}
