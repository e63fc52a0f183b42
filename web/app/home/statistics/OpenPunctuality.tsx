import type { IndustryPunctuality } from '@shuji/contract/home/schema/open-statistics';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Table } from '#app/ui/plain/Table.tsx';

/** How punctually the products of each industry were updated. */
export function OpenPunctuality({ rows }: { rows: IndustryPunctuality[] }) {
  return (
    <section className="stack" aria-labelledby="punctuality">
      <h2 id="punctuality">更新准时率</h2>
      <p className="prose compact soft">
        近 90 天内到期的更新中按时报送的比例，按上架产品登记的更新频率逐期核对，每天计算一次。产品不足 5
        件的行业不公布；没有更新记录的产品不计入。
      </p>
      {rows.length === 0 ? (
        <Card>
          <Empty title="还没有可以核对的更新" text="供方报送更新并有更新到期后，这里会列出各行业的准时率。" />
        </Card>
      ) : (
        <Table
          caption="各行业近 90 天的更新准时率"
          rows={rows}
          rowKey={({ industry }) => industry}
          columns={[
            { title: '行业', cell: ({ industry }) => industry },
            { title: '产品（件）', align: 'right', width: '130px', cell: ({ products }) => cellOf(products) },
            { title: '应更新（次）', align: 'right', width: '130px', cell: ({ due }) => cellOf(due) },
            { title: '按时（次）', align: 'right', width: '130px', cell: ({ onTime }) => cellOf(onTime) },
            {
              title: '准时率',
              align: 'right',
              width: '110px',
              cell: ({ due, onTime }) =>
                due === null || onTime === null ? cellOf(null) : `${Math.floor((onTime / due) * 100)}%`,
            },
          ]}
        />
      )}
    </section>
  );
}

function cellOf(count: number | null) {
  return count ?? <span className="muted">不公布</span>;
}
