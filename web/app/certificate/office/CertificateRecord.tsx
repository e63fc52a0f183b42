import { certificateKinds, certificateStates } from '@shuji/contract/certificate/labels';
import { getOfficeCertificate } from '@shuji/contract/certificate/office';
import type { OfficeCertificate } from '@shuji/contract/certificate/schema/office';
import { Alert } from '#app/admin/Alert.tsx';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { BackToList } from '#app/admin/list/BackToList.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { Table } from '#app/ui/plain/Table.tsx';
import { dayOf, secondOf } from '#app/ui/time.ts';
import { stateTone } from './tone.ts';

/** One certificate: its content, its state, and its entries in the proof log. */
export function CertificateRecord({ id }: { id: string }) {
  const { data, error, reload } = useQueryOf(getOfficeCertificate, { id });
  return (
    <>
      <BackToList />
      {!data && (
        <Card>
          <Fallback noun="该证书" error={error} onAgain={reload} whole lines={10} />
        </Card>
      )}
      {data && <DetailList certificate={data} />}
    </>
  );
}

function DetailList({ certificate }: { certificate: OfficeCertificate }) {
  const { id, kind, number, state, stateReason, subjectId, misfit, facts, log, validUntil } = certificate;
  const isProduct = kind === 'product';
  return (
    <>
      <div className="row between">
        <div className="row">
          <h1>{number}</h1>
          <Tag tone={stateTone[state]}>{certificateStates[state]}</Tag>
        </div>
        <div className="row">
          <LinkButton to={href(isProduct ? 'prodcert' : 'sellcert', { id })}>查看公开页面</LinkButton>
          <LinkButton
            to={isProduct ? href('officeProduct', { id: subjectId }) : href('officeOrder', { id: subjectId })}
          >
            {isProduct ? '查看产品（可注销）' : '查看订单'}
          </LinkButton>
        </div>
      </div>
      <p className="muted small">
        {certificateKinds[kind]}，有效期{validUntil ? `至 ${dayOf(validUntil)}` : '不限'}
        {stateReason && `；${stateReason}`}
      </p>
      {misfit !== null && (
        <Alert tone="bad" title="与存证不符">
          {misfit}。请立即报告系统管理员，并在服务器上执行 npm run log:check 核对全部存证。
        </Alert>
      )}
      <Card title="证书内容">
        {facts.length > 0 ? (
          <Facts facts={facts.map(({ label, text }) => [label, text] as const)} />
        ) : (
          <Empty title="内容已无法读取" text="请报告系统管理员。" />
        )}
      </Card>
      <Card title="存证日志" flat>
        <Table
          caption="存证日志"
          rows={log}
          rowKey={(row) => row.at + row.event}
          columns={[
            { title: '事项', cell: (row) => row.event },
            { title: '时间', cell: (row) => secondOf(row.at) },
            { title: '日志位置', cell: (row) => (row.index === null ? '待入日志' : `第 ${row.index} 项`) },
          ]}
        />
      </Card>
    </>
  );
}
