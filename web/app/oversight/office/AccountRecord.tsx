import { accountStandings, accountStatus, accountSteps } from '@shuji/contract/account/labels/office';
import { readAccount } from '@shuji/contract/account/office';
import type { OfficeAccount } from '@shuji/contract/account/schema/office';
import { applicationStatus } from '@shuji/contract/application/labels';
import { memberRoles } from '@shuji/contract/member/labels';
import { permitRole } from '@shuji/contract/permit/labels';
import { filePhone } from '@shuji/contract/phone/calls';
import { filePhone as filePhoneShape } from '@shuji/contract/phone/schema';
import { Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAllowed } from '#app/admin/Allowed.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { BackToList } from '#app/admin/list/BackToList.tsx';
import { BulkDialog } from '#app/admin/list/BulkDialog.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { ReasonStep } from '#app/form/ReasonStep.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { MoreMenu } from '#app/review/MoreMenu.tsx';
import { Reveal } from '#app/review/Reveal.tsx';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { Table } from '#app/ui/plain/Table.tsx';
import { Timeline } from '#app/ui/plain/Timeline.tsx';
import { dayOf, minuteOf } from '#app/ui/time.ts';
import { freezing, unfreezing } from './freezing.ts';
import { statusTone } from './tone.ts';

/** An account: its party, its permissions, and the record of its freezes. */
export function AccountRecord({ id }: { id: string }) {
  const { data, error, reload } = useQueryOf(readAccount, { id });
  return (
    <>
      <BackToList />
      {!data && (
        <Card>
          <Fallback noun="该账号" error={error} onAgain={reload} whole lines={8} />
        </Card>
      )}
      {data && <DetailList account={data} />}
    </>
  );
}

function Members({ members }: Pick<OfficeAccount, 'members'>) {
  return (
    <Card title={`企业成员 ${members.length} 名`}>
      <Table
        caption="企业成员"
        rows={members}
        rowKey={(row) => row.id}
        columns={[
          { title: '姓名', cell: (row) => row.name },
          { title: '手机', cell: (row) => row.phone },
          { title: '角色', cell: (row) => row.roles.map((role) => memberRoles[role]).join('、') },
          { title: '加入时间', cell: (row) => minuteOf(row.joinedAt) },
        ]}
      />
    </Card>
  );
}

function DetailList({ account }: { account: OfficeAccount }) {
  const [isConfirming, setConfirming] = useState(false);
  const { id, name, phone, status, may, steps, permits, members, attestation, merchant } = account;
  const action = may === 'freeze' ? freezing : unfreezing;
  const isAllowed = useAllowed();
  const called = name ?? '未认证用户';
  return (
    <>
      <div className="row between">
        <div className="row">
          <h1>{called}</h1>
          <Tag tone={statusTone[status]}>{accountStatus[status]}</Tag>
        </div>
        {may && isAllowed(action.call) && (
          <MoreMenu
            steps={[
              { label: `${action.label}账号`, isDangerous: may === 'freeze', onChoose: () => setConfirming(true) },
            ]}
          />
        )}
      </div>
      <Card title="身份" layout="stack">
        <Facts
          facts={[
            ['手机号', phone && <Reveal key="phone" place="account" id={id} field="contactPhone" masked={phone} />],
            ['信用代码', account.creditCode],
            ['所在地区', account.regionName],
            ['已取得', account.standings.map((standing) => accountStandings[standing]).join('、')],
            ['注册时间', minuteOf(account.createdAt)],
            ['认证时间', minuteOf(account.attestedAt)],
          ]}
        />
        {phone && (
          <div className="row">
            <ReasonStep
              call={filePhone}
              shape={filePhoneShape}
              id={id}
              words="代为申请更换手机"
              text="用于手机与密码都丢失的账号。请先核验来人的证件与认证主体一致；提交后由另一位审核人员决定，通过后本人用新手机找回密码。原手机会收到通知。"
              done="已提交，请另一位审核人员在“更换手机审核”中决定"
            >
              <CallField name="phone">
                <Input inputMode="tel" maxLength={30} />
              </CallField>
            </ReasonStep>
          </div>
        )}
      </Card>
      <Card title="资质与权限" layout="stack">
        {attestation ? (
          <Facts
            facts={[
              [
                '身份认证',
                <Link key="attestation" to={href('officeAttestation', { id: attestation.id })}>
                  {applicationStatus[attestation.status]}
                </Link>,
              ],
              [
                '数商入驻',
                merchant && (
                  <Link key="merchant" to={href('officeMerchant', { id: merchant.id })}>
                    {applicationStatus[merchant.status]}
                  </Link>
                ),
              ],
              ...permits.map(
                (permit) =>
                  [
                    permitRole[permit.role],
                    `${dayOf(permit.grantedAt)} 开通${permit.isFrozen ? '，已冻结' : ''}`,
                  ] as const,
              ),
            ]}
          />
        ) : (
          <p className="muted">尚未认证，没有任何权限。</p>
        )}
        <p className="muted small">身份认证、数商入驻和交易权限各在其审核页面单独冻结。</p>
      </Card>
      {members.length > 0 && <Members members={members} />}
      <Card title="冻结记录">
        {steps.length > 0 ? (
          <Timeline
            steps={steps.map(({ at, step, operatorName, reason }) => ({
              key: at,
              title: accountSteps[step],
              at,
              isBad: step === 'freeze',
              by: operatorName,
              note: reason,
            }))}
          />
        ) : (
          <p className="muted">没有冻结过。</p>
        )}
      </Card>
      {isConfirming && (
        <BulkDialog
          action={action}
          rows={[account]}
          idOf={(row) => row.id}
          nameOf={() => called}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
