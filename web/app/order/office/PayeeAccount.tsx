import type { PayoutRow } from '@shuji/contract/order/schema/payout';
import { Tag } from '#app/admin/Tag.tsx';
import { Reveal } from '#app/review/Reveal.tsx';

/** The payee: a supplier's own account, or the account the money came from. */
export function PayeeAccount({ row: { side, account, payer } }: { row: PayoutRow }) {
  if (side === 'buyer') return <span className="muted">退回付款账户{payer && `（${payer}）`}</span>;
  if (!account) return <Tag tone="warn">供方尚未填写</Tag>;
  return (
    <div>
      <div>{account.bank}</div>
      {account.bankCode && <div className="muted small tabular">联行号 {account.bankCode}</div>}
      <div className="tabular" style={{ whiteSpace: 'nowrap' }}>
        <Reveal place="payout" id={account.id} field="bankNumber" masked={`尾号 ${account.number.slice(-4)}`} />
      </div>
    </div>
  );
}
