import type { PaymentRow } from '@shuji/contract/order/schema/office';
import { FileLink } from '#app/lib/FileLink.tsx';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { minuteOf } from '#app/ui/time.ts';

/** What a voucher says, to be compared with the bank's statement. */
export function PaymentFacts({ row }: { row: PaymentRow }) {
  return (
    <Facts
      facts={[
        ['订单编号', row.orderNumber],
        ['合同编号', row.contractNumber],
        ['需方', row.buyerName],
        [row.isService ? '服务方' : '供方', row.sellerName],
        ['付款户名', row.payer === row.buyerName ? row.payer : `${row.payer}（与需方名称不同，请核对）`],
        ['付款日期', row.paidOn],
        ['银行流水号', row.reference ?? '未填写（提交时尚未要求），请以回单为准'],
        ['提交时间', minuteOf(row.submittedAt)],
        ['付款凭证', row.voucher && <FileLink key="voucher" file={row.voucher} />],
      ]}
    />
  );
}
