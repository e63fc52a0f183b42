import { exportAuditEntries, listAuditEntries } from '@shuji/contract/audit/calls';
import { auditActors, auditColumns } from '@shuji/contract/audit/labels';
import type { AuditRow } from '@shuji/contract/audit/schema';
import type { Input } from '@shuji/contract/call';
import { Link, useSearchParams } from 'react-router';
import { LinkButton } from '#app/admin/Button.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { OfficeRows } from '#app/admin/list/OfficeRows.tsx';
import { Queue } from '#app/admin/list/QueuePage.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { secondOf } from '#app/ui/time.ts';
import { AuditFilter, filterNames } from './AuditFilter.tsx';
import { ChainState } from './ChainState.tsx';
import { ExportRecords } from './ExportRecords.tsx';

export const meta = pageTitle('审计记录');

export default function AuditTrail() {
  return (
    <Queue
      title="审计记录"
      label="记录"
      views={[
        { value: 'trail', label: '操作记录', view: Trail },
        { value: 'export', label: '导出记录', view: ExportRecords },
      ]}
    />
  );
}

function Trail() {
  const [query] = useSearchParams();
  const filter = Object.fromEntries(filterNames.map((name) => [name, query.get(name) || undefined]));
  const before = query.get('before');
  const input = { ...filter, ...(before && { before }) } as Input<typeof listAuditEntries>;
  const { data, error, reload } = useQueryOf(listAuditEntries, input);
  return (
    <>
      <ChainState />
      <AuditFilter key={JSON.stringify(filter)} filter={filter} />
      <OfficeRows
        list="audit"
        columns={auditColumns}
        cells={{
          at: (row) => <span className="whole">{secondOf(row.at)}</span>,
          actor,
          does,
          subject,
          address: (row) => <Link to={href('officeAudit', { address: row.address })}>{row.address}</Link>,
          position: { align: 'right', cell: (row) => (row.position ? `第 ${row.position} 环` : '待入链') },
        }}
        data={data && { rows: data.rows }}
        error={error}
        reload={reload}
        empty={<Empty title="没有符合条件的记录" text="请核对编号是否完整，或放宽日期范围。" />}
        unit="条记录"
        caption="审计记录，最新的在前"
        exported={{ call: exportAuditEntries, filter }}
      />
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
    <Link to={href('officeAudit', { call })} title={call}>
      {words ?? call}
    </Link>
  );
}

function subject({ subject: id }: AuditRow) {
  if (!id) return '';
  return (
    <Link to={href('officeAudit', { subject: id })} className="mono" title={id}>
      …{id.slice(-8)}
    </Link>
  );
}
