import { certificateKinds, certificateStates } from '@shuji/contract/certificate/labels';
import { certificateColumns, shortKinds } from '@shuji/contract/certificate/labels/office';
import { exportOfficeCertificates, listOfficeCertificates } from '@shuji/contract/certificate/office';
import { Link, useSearchParams } from 'react-router';
import { ListFilter } from '#app/list/ListFilter.tsx';
import { OfficeRows } from '#app/list/OfficeRows.tsx';
import { byTime, useOverseenFields } from '#app/list/overseen.ts';
import { useRowLink } from '#app/list/row-link.ts';
import { useListed } from '#app/list/use-list.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { optionsOf } from '#app/ui/options.ts';
import { Tabs } from '#app/ui/Tabs.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { dayOf, minuteOf } from '#app/ui/time.ts';
import { CertificateRecord } from './CertificateRecord.tsx';
import { stateTone } from './tone.ts';

export const meta = pageTitle('证书总览');

const kinds = [{ value: '', label: '全部' }, ...optionsOf(certificateKinds)];
const sorts = [...byTime, { value: 'ending', label: '最先到期' }];
export default function Certificates() {
  const [query] = useSearchParams();
  const [keyword, ...others] = useOverseenFields({ placeholder: '证书编号或产品名称', days: '颁发日期', sorts });
  const state = { kind: 'choice', name: 'state', label: '状态', empty: '全部状态' } as const;
  const id = query.get('id');
  if (id) return <CertificateRecord key={id} id={id} />;
  return (
    <>
      <div>
        <h1>证书总览</h1>
        <p className="muted">登记证书随产品注销；交易凭证记载已经发生的交易，不注销。</p>
      </div>
      <Tabs name="kind" tabs={kinds} label="证书类别" />
      <ListFilter
        preserve={['kind']}
        fields={[...(keyword ? [keyword] : []), { ...state, options: optionsOf(certificateStates) }, ...others]}
      />
      <Rows />
    </>
  );
}

const names = ['kind', 'state', 'keyword', 'region', 'industry', 'from', 'to', 'sort'] as const;

function Rows() {
  const { data, error, reload, filter } = useListed(listOfficeCertificates, ...names);
  const to = useRowLink(href('officeCertificate'));
  return (
    <OfficeRows
      list="certificate"
      columns={certificateColumns}
      cells={{
        number: (row) => <Link to={to(row.id)}>{row.number}</Link>,
        kind: (row) => shortKinds[row.kind],
        product: (row) => row.productName,
        holder: (row) => row.holderName,
        counterparty: (row) => row.counterpartyName,
        state: (row) => <Tag tone={stateTone[row.state]}>{certificateStates[row.state]}</Tag>,
        issuedAt: (row) => minuteOf(row.issuedAt),
        validUntil: (row) => <span className="whole">{dayOf(row.validUntil) || '长期'}</span>,
        logIndex: { align: 'right', cell: (row) => (row.logIndex === null ? '待入日志' : `第 ${row.logIndex} 项`) },
      }}
      data={data}
      error={error}
      onAgain={reload}
      empty={<Empty title="没有符合条件的证书" text="放宽筛选条件再试试。" />}
      unit="份证书"
      caption="证书"
      sheet={{ call: exportOfficeCertificates, input: filter }}
    />
  );
}
