import { priceUnits } from '@shuji/contract/market/labels';
import { fewestSettled } from '@shuji/contract/order/price-record';
import type { PriceRecord as Prices, SettledRange } from '@shuji/contract/order/schema/price-record';
import type { ProductDict } from '#app/product/item/ProductItem.tsx';
import { labelOf, perOf } from '#app/product/labels.ts';
import { yuanOf } from '#app/ui/money.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { Price } from '#app/ui/plain/Price.tsx';
import { Table } from '#app/ui/plain/Table.tsx';
import { dayOf } from '#app/ui/time.ts';

/** The product's prices so far, and what similar products were settled at. */
export function PriceRecord({ record, dict }: { record: Prices; dict: ProductDict }) {
  const { history, unit, settled, negotiated } = record;
  return (
    <div className="stack">
      {history.length > 1 ? (
        <Table
          caption="历次登记的价格，最近的在前"
          rows={history}
          rowKey={({ version }) => String(version)}
          columns={[
            { title: '登记日期', cell: ({ at }) => dayOf(at) },
            { title: '计价方式', cell: ({ priceMode }) => labelOf(dict.priceMode, priceMode) },
            {
              title: '最低价',
              align: 'right',
              cell: ({ priceFrom, priceMode }) => <Price fen={priceFrom} per={perOf({ priceMode })} />,
            },
          ]}
        />
      ) : (
        <p className="muted small">登记以来价格没有变动。</p>
      )}
      <Facts
        facts={[
          ['同类成交价', unit && rangeWords(settled, priceUnits[unit])],
          ['同类面议成交', rangeWords(negotiated, '每笔')],
        ]}
      />
      <p className="muted small">
        同类指同一产品类型，成交足够多时限于同一行业；截至上月末两年内已签约订单价格居中的一半，取整。不足{' '}
        {fewestSettled.deals} 笔或 {fewestSettled.suppliers} 家供方的不公布。
      </p>
    </div>
  );
}

function rangeWords(range: SettledRange, unit: string): string {
  if (!range) return '成交较少，不公布';
  const { low, high, scope } = range;
  const price = low === high ? `¥${yuanOf(low)}` : `¥${yuanOf(low)} 至 ¥${yuanOf(high)}`;
  return `${unit} ${price}（${scope === 'industry' ? '同行业' : '同类型'}）`;
}
