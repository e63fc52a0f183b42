import { certificateKinds, certificateStates } from '@shuji/contract/certificate/labels';
import { certificateColumns, shortKinds } from '@shuji/contract/certificate/labels/office';
import { exportOfficeCertificates, listOfficeCertificates } from '@shuji/contract/certificate/office';
import { byTime, choice, industry, keyword, period, region, sorting } from '#app/admin/list/filters.ts';
import { listPage } from '#app/admin/list/QueuePage.tsx';
import { RowLink } from '#app/admin/list/RowLink.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { pageTitle } from '#app/site/title.ts';
import { optionsOf } from '#app/ui/options.ts';
import { dayOf, minuteOf } from '#app/ui/time.ts';
import { CertificateRecord } from './CertificateRecord.tsx';
import { stateTone } from './tone.ts';

export const meta = pageTitle('证书总览');

export default listPage({
  title: '证书总览',
  lead: '登记证书随产品注销；交易凭证记载已经发生的交易，不注销。',
  detail: CertificateRecord,
  tabs: { name: 'kind', label: '证书类别', tabs: [{ value: '', label: '全部' }, ...optionsOf(certificateKinds)] },
  call: listOfficeCertificates,
  exports: exportOfficeCertificates,
  filters: [
    keyword('证书编号或产品名称'),
    choice('state', '状态', certificateStates),
    region,
    industry,
    period('颁发日期'),
    sorting({ ...byTime, ending: '最先到期' }),
  ],
  list: 'certificate',
  columns: certificateColumns,
  caption: '证书',
  unit: '份证书',
  nothing: '没有符合条件的证书',
  cells: {
    number: (row) => <RowLink id={row.id}>{row.number}</RowLink>,
    kind: (row) => shortKinds[row.kind],
    product: (row) => row.productName,
    holder: (row) => row.holderName,
    counterparty: (row) => row.counterpartyName,
    state: (row) => <Tag tone={stateTone[row.state]}>{certificateStates[row.state]}</Tag>,
    issuedAt: (row) => minuteOf(row.issuedAt),
    validUntil: (row) => <span className="whole">{dayOf(row.validUntil) || '长期'}</span>,
    logIndex: { align: 'right', cell: (row) => (row.logIndex === null ? '待入日志' : `第 ${row.logIndex} 项`) },
  },
});
