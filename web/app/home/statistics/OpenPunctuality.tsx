import type { IndustryPunctuality } from '@shuji/contract/home/schema/open-statistics';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Table } from '#app/ui/plain/Table.tsx';

/** How punctually the products of each industry were updated; those withheld are only counted. */
export function OpenPunctuality({ rows }: { rows: IndustryPunctuality[] }) {
  const published = rows.filter(({ products }) => products !== null);
  const withheld = rows.length - published.length;
  return (
    <section className="stack" aria-labelledby="punctuality">
      <h2 id="punctuality">更新准时率</h2>
      <p className="prose compact soft">
        近 90 天内到期的更新中按时报送的比例，按上架产品登记的更新频率逐期核对，每天计算一次。没有更新记录的产品不计入。
        {withheld > 0 && `另有 ${withheld} 个行业因产品较少不公布，以免看出是哪一家。`}
      </p>
      {published.length === 0 ? (
        <Card>
          <Empty title="还没有可以公布的准时率" text="一个行业有足够多的产品报送更新后，这里会列出它的准时率。" />
        </Card>
      ) : (
        <Table
          caption="各行业近 90 天的更新准时率"
          rows={published}
          rowKey={({ industry }) => industry}
          columns={[
            { title: '行业', cell: ({ industry }) => industry },
            { title: '产品（件）', align: 'right', width: '130px', cell: ({ products }) => products },
            { title: '应更新（次）', align: 'right', width: '130px', cell: ({ due }) => due },
            { title: '按时（次）', align: 'right', width: '130px', cell: ({ onTime }) => onTime },
            {
              title: '准时率',
              align: 'right',
              width: '110px',
              cell: ({ due, onTime }) => `${Math.floor(((onTime ?? 0) / (due ?? 1)) * 100)}%`,
            },
          ]}
        />
      )}
    </section>
  );
}
