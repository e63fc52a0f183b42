import type { Input } from '@shuji/contract/call';
import { getDemandDict, listDemands } from '@shuji/contract/demand';
import { useSearchParams } from 'react-router';
import { loadAll, pick } from '#app/lib/load.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Pager } from '#app/ui/Pager.tsx';
import styles from './DemandHall.module.css';
import { DemandItem } from './DemandItem.tsx';
import { HallFilters } from './HallFilters.tsx';

const pageSize = 10;
const filters = ['keyword', 'kind', 'industry', 'scene', 'region', 'budget', 'within', 'status'] as const;

const page = loadAll(async (perform, { query }) => {
  const wanted = { ...pick(query, ...filters, 'sort', 'pageNum'), pageSize } as Input<typeof listDemands>;
  const [list, dict] = await Promise.all([perform(listDemands, wanted), perform(getDemandDict, {})]);
  return { list, dict };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const meta = pageTitle(
  '需求大厅',
  '企业和机构公开征集的数据需求：按类型、行业、预算、地区和截止时间查找，数据供方可在线接单。',
);

export default function DemandHall() {
  const { list, dict } = page.use();
  const [query] = useSearchParams();
  const isFiltered = filters.some((name) => query.get(name));
  return (
    <div className="wrap page">
      <header className={styles.head}>
        <div>
          <h1>需求大厅</h1>
          <p className="muted">需求经中心审核后公开，由一家供方接单对接；联系方式只向接单方展示。</p>
        </div>
        <LinkButton to={href('postdemand')} look="primary" size="large">
          发布需求
        </LinkButton>
      </header>
      <HallFilters dict={dict} />
      <section aria-label="需求列表" className="stack">
        <p className="muted small" role="status">
          {isFiltered ? '符合条件的需求' : '公开需求'} {list.total}
          {list.capped ? '+' : ''} 条
        </p>
        {list.rows.map((demand) => (
          <DemandItem key={demand.id} demand={demand} dict={dict} />
        ))}
        {list.rows.length === 0 && <Nothing isFiltered={isFiltered} />}
      </section>
      <Pager total={list.total} capped={list.capped} pageSize={pageSize} unit="条需求" />
    </div>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="card">
      {isFiltered ? (
        <Empty title="没有符合条件的需求" text="换个关键词，或减少筛选条件再试试。">
          <LinkButton to={href('demand')}>清空筛选条件</LinkButton>
        </Empty>
      ) : (
        <Empty title="还没有公开的需求" text="说出您要找的数据，审核通过后会在这里展示。">
          <LinkButton to={href('postdemand')} look="primary">
            发布第一条需求
          </LinkButton>
        </Empty>
      )}
    </div>
  );
}
