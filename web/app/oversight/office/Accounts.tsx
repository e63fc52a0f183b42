// Every account: found, read, frozen.
import { accountColumns, accountStandings, accountStatus } from '@shuji/contract/account/labels/office';
import { exportAccounts, listAccounts } from '@shuji/contract/account/office';
import { byTime, choice, industry, keyword, period, region, sorting } from '#app/admin/list/filters.ts';
import { listPage } from '#app/admin/list/QueuePage.tsx';
import { RowLink } from '#app/admin/list/RowLink.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { pageTitle } from '#app/site/title.ts';
import { optionsOf } from '#app/ui/options.ts';
import { minuteOf } from '#app/ui/time.ts';
import { AccountRecord } from './AccountRecord.tsx';
import { freezing, unfreezing } from './freezing.ts';
import { statusTone } from './tone.ts';

export const meta = pageTitle('账号总览');

export default listPage({
  title: '账号总览',
  lead: '手机号遮蔽显示；查看完整号码须写明事由并留下记录。',
  detail: AccountRecord,
  tabs: { name: 'standing', label: '身份', tabs: [{ value: '', label: '全部账号' }, ...optionsOf(accountStandings)] },
  call: listAccounts,
  exports: exportAccounts,
  filters: [
    keyword('名称、完整信用代码或完整手机号'),
    choice('status', '状态', accountStatus),
    region,
    industry,
    period('注册日期'),
    sorting(byTime),
  ],
  bulk: [freezing, unfreezing],
  list: 'account',
  columns: accountColumns,
  caption: '账号',
  unit: '个账号',
  nothing: '没有符合条件的账号',
  hint: '放宽筛选条件；按手机号查找须输入完整号码。',
  nameOf: (row) => row.name ?? row.phone,
  cells: {
    name: (row) => <RowLink id={row.id}>{row.name ?? '未认证用户'}</RowLink>,
    phone: (row) => <span className="whole">{row.phone}</span>,
    creditCode: (row) => <span className="whole">{row.creditCode}</span>,
    standings: (row) => row.standings.map((standing) => accountStandings[standing]).join('、'),
    region: (row) => row.regionName,
    status: (row) => <Tag tone={statusTone[row.status]}>{accountStatus[row.status]}</Tag>,
    createdAt: (row) => minuteOf(row.createdAt),
    attestedAt: (row) => minuteOf(row.attestedAt),
  },
});
