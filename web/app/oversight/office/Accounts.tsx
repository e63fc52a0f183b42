// Every account: found, read, frozen.
import { accountColumns, accountStandings, accountStatus } from '@shuji/contract/account/labels/office';
import { exportAccounts, listAccounts } from '@shuji/contract/account/office';
import { Link, useSearchParams } from 'react-router';
import { ListFilter } from '#app/list/ListFilter.tsx';
import { OfficeRows } from '#app/list/OfficeRows.tsx';
import { byTime, overseenNames, useOverseenFields } from '#app/list/overseen.ts';
import { useRowLink } from '#app/list/row-link.ts';
import { useListed } from '#app/list/use-list.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { optionsOf } from '#app/ui/options.ts';
import { Tabs } from '#app/ui/Tabs.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { AccountRecord } from './AccountRecord.tsx';
import { freezing, unfreezing } from './freezing.ts';
import { statusTone } from './tone.ts';

export const meta = pageTitle('账号总览');

const statuses = optionsOf(accountStatus);
const standings = [{ value: '', label: '全部账号' }, ...optionsOf(accountStandings)];

export default function Accounts() {
  const [query] = useSearchParams();
  const placeholder = '名称、完整信用代码或完整手机号';
  const fields = useOverseenFields({ placeholder, statuses, days: '注册日期', sorts: byTime });
  const id = query.get('id');
  if (id) return <AccountRecord key={id} id={id} />;
  return (
    <>
      <div>
        <h1>账号总览</h1>
        <p className="muted">手机号遮蔽显示；查看完整号码须写明事由并留下记录。</p>
      </div>
      <Tabs name="standing" tabs={standings} label="身份" />
      <ListFilter preserve={['standing']} fields={fields} />
      <Rows />
    </>
  );
}

function Rows() {
  const { data, error, reload, filter } = useListed(listAccounts, ...overseenNames, 'standing');
  const to = useRowLink(href('officeAccount'));
  return (
    <OfficeRows
      list="account"
      columns={accountColumns}
      cells={{
        name: (row) => <Link to={to(row.id)}>{row.name ?? '未认证用户'}</Link>,
        phone: (row) => <span className="whole">{row.phone}</span>,
        creditCode: (row) => <span className="whole">{row.creditCode}</span>,
        standings: (row) => row.standings.map((standing) => accountStandings[standing]).join('、'),
        region: (row) => row.regionName,
        status: (row) => <Tag tone={statusTone[row.status]}>{accountStatus[row.status]}</Tag>,
        createdAt: (row) => minuteOf(row.createdAt),
        attestedAt: (row) => minuteOf(row.attestedAt),
      }}
      data={data}
      error={error}
      onAgain={reload}
      empty={<Empty title="没有符合条件的账号" text="放宽筛选条件；按手机号查找须输入完整号码。" />}
      unit="个账号"
      caption="账号"
      sheet={{ call: exportAccounts, input: filter }}
      bulk={[freezing, unfreezing]}
      nameOf={(row) => row.name ?? row.phone}
      onChanged={reload}
    />
  );
}
