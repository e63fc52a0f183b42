import type { StatementResult } from '@shuji/contract/receipt/schema';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { href } from '#app/paths.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { LonelyVouchers } from './LonelyVouchers.tsx';

/** What an import brought, and the way to decide on it. */
export function StatementOutcome({
  result: { added, known, passed, matched, ...beside },
}: {
  result: StatementResult;
}) {
  return (
    <>
      <Card title={added > 0 ? `已导入 ${added} 笔收入` : '没有新的收入'}>
        <div className="stack">
          <Facts
            facts={[
              ['与订单相符', `${matched} 笔，请确认到账；凭证先已确认的，自动核销`],
              ['需要您判断', `${added - matched} 笔，请指定订单或注明理由不入账`],
              ['已导入过', `${known} 笔，没有重复写入`],
              ['不是收入', `${passed} 行`],
            ]}
          />
          <div className="row">
            <LinkButton look="primary" to={href('officeReceipt')}>
              去处理到账
            </LinkButton>
          </div>
        </div>
      </Card>
      <LonelyVouchers {...beside} />
    </>
  );
}
