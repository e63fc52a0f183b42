import type { OpenFigures } from '@shuji/contract/home/open-statistics';
import type { OpenMonth as Month } from '@shuji/contract/home/schema/open-statistics';
import { countOf } from '#app/ui/count.ts';
import { yuanOf } from '#app/ui/money.ts';
import { Table } from '#app/ui/plain/Table.tsx';

interface Row extends OpenFigures {
  industry: string;
}

/** True when the month has a figure that is published and not 0. */
export function hasFigures({ total, industries }: Month): boolean {
  return [total, ...industries].some(isShown);
}

function isShown({ products, demands, deals, dealAmount }: OpenFigures): boolean {
  return [products, demands, deals, dealAmount].some(Boolean);
}

/** One month by industry, its total first; industries without a figure to read are counted. */
export function OpenMonth({ month: { month, total, industries }, isOpen }: { month: Month; isOpen: boolean }) {
  const shown = industries.filter(isShown);
  const rows: Row[] = [{ industry: '全部行业', ...total }, ...shown];
  const hidden = industries.length - shown.length;
  return (
    <details open={isOpen}>
      <summary className="strong">{`${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`}</summary>
      <Table
        caption={`${month} 各行业的登记、需求与交易`}
        rows={rows}
        rowKey={({ industry }) => industry}
        columns={[
          { title: '行业', cell: ({ industry }) => industry },
          { title: '登记产品（件）', align: 'right', width: '130px', cell: ({ products }) => countCell(products) },
          { title: '发布需求（条）', align: 'right', width: '130px', cell: ({ demands }) => countCell(demands) },
          { title: '完成交易（笔）', align: 'right', width: '130px', cell: ({ deals }) => countCell(deals) },
          {
            title: '成交额（元）',
            align: 'right',
            width: '150px',
            cell: ({ dealAmount }) => (dealAmount === null ? countCell(null) : yuanOf(dealAmount)),
          },
        ]}
      />
      {hidden > 0 && <p className="muted small">另有 {hidden} 个行业的各项为 0 或不公布。</p>}
    </details>
  );
}

function countCell(count: number | null) {
  return count === null ? <span className="muted">不公布</span> : countOf(count);
}
