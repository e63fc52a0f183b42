import { getByToken } from '@shuji/contract/account/calls';
import type { Output } from '@shuji/contract/call';
import { getBankAccount, saveBankAccount } from '@shuji/contract/merchant/bank-account';
import { saveBankAccount as saveBankAccountShape } from '@shuji/contract/merchant/schema/bank-account';
import { Input } from 'antd';
import { useState } from 'react';
import { useOwnerProof } from '#app/account/OwnerProof.tsx';
import { Alert } from '#app/admin/Alert.tsx';
import { Button, LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { together, useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { toast } from '#app/ui/notify.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { minuteOf } from '#app/ui/time.ts';

export const meta = pageTitle('收款账户');

export default function MyBankAccount() {
  const me = useQueryOf(getByToken, {});
  const isMerchant = Boolean(me.data?.merchantId);
  const bank = useQueryOf(getBankAccount, isMerchant ? {} : null);
  const { error, reload } = together(me, bank);
  return (
    <>
      <div>
        <h1>收款账户</h1>
        <p className="muted">
          交易完成后，交易中心将货款结算到这个账户。账号加密保存，只有您和办理结算的人员可以看到。
        </p>
      </div>
      {me.data && !isMerchant && (
        <Card>
          <Empty title="数商才需要收款账户" text="完成数商入驻后，在这里填写接收货款的对公账户。退款按原付款账户退回。">
            <LinkButton to={href('checkin')} look="primary">
              去办理数商入驻
            </LinkButton>
          </Empty>
        </Card>
      )}
      {(!me.data || (isMerchant && !bank.data)) && (
        <Card>
          <Fallback noun="收款账户" error={error} onAgain={reload} lines={5} />
        </Card>
      )}
      {bank.data && <Own own={bank.data} />}
    </>
  );
}

function Own({ own }: { own: Output<typeof getBankAccount> }) {
  const { holder, account } = own;
  const [isChanging, setChanging] = useState(false);
  if (account && !isChanging)
    return (
      <Card
        title="当前账户"
        extra={
          <Button size="small" onClick={() => setChanging(true)}>
            更换账户
          </Button>
        }
      >
        <Facts
          facts={[
            ['户名', holder],
            ['开户银行', account.bank],
            [
              '银行账号',
              <span key="number" className="tabular">
                {account.number.replace(/(\d{4})(?=\d)/g, '$1 ')}
              </span>,
            ],
            ['联行号', account.bankCode],
            ['更新时间', minuteOf(account.changedAt)],
          ]}
        />
      </Card>
    );
  return (
    <Card title={account ? '更换账户' : '填写账户'}>
      <BankAccountForm
        own={own}
        onLeft={account ? () => setChanging(false) : undefined}
        onSaved={() => setChanging(false)}
      />
    </Card>
  );
}

interface BankAccountFormProps {
  own: Output<typeof getBankAccount>;
  onLeft: (() => void) | undefined;
  onSaved: () => void;
}

function BankAccountForm({ own: { holder, account }, onLeft, onSaved }: BankAccountFormProps) {
  const proof = useOwnerProof('bank', { who: '本人', hint: '为确认是您本人，请再次填写登录密码' });
  return (
    <div className="stack">
      <Alert title={`户名须为“${holder}”`}>
        货款只结算到与认证主体同名的对公账户；更换后，尚未转出的款项按新账户结算。
      </Alert>
      <CallForm
        call={saveBankAccount}
        shape={saveBankAccountShape}
        initial={account ? { bank: account.bank, bankCode: account.bankCode } : {}}
        toInput={proof.toInput}
        onDone={() => {
          toast.success('收款账户已保存');
          onSaved();
        }}
        footer={({ busy }) => (
          <div className="row">
            <Button type="submit" look="primary" busy={busy}>
              保存账户
            </Button>
            {onLeft && <Button onClick={onLeft}>返回</Button>}
          </div>
        )}
      >
        <CallField name="bank" hint="写到支行，例如：中国工商银行滨海新区支行">
          <Input maxLength={60} autoComplete="off" />
        </CallField>
        <CallField name="number">
          <Input maxLength={40} inputMode="numeric" autoComplete="off" />
        </CallField>
        <CallField name="bankCode" hint="12 位大额支付行号；不清楚的可以不填">
          <Input maxLength={14} inputMode="numeric" autoComplete="off" />
        </CallField>
        {proof.fields}
      </CallForm>
    </div>
  );
}
