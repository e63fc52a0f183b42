import { listFollowStates } from '@shuji/contract/demand/follow';
import { demandSort, savedHallFacets } from '@shuji/contract/demand/labels';
import { saveHallSearch } from '@shuji/contract/saved-search/calls';
import { useSearchParams } from 'react-router';
import { loadAll } from '#app/lib/load.ts';
import { useToken } from '#app/lib/session.ts';
import { useCall } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { SaveSearch } from '#app/product/market/SaveSearch.tsx';
import { describedBy } from '#app/site/head.ts';
import { feeds, listPath } from '#app/site/structured-data.ts';
import { pageTitle } from '#app/site/title.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Chips } from '#app/ui/Chips.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { FacetedList, Nearest, Total } from '#app/ui/FacetedList.tsx';
import { PastEnd } from '#app/ui/PastEnd.tsx';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { Sorts } from '#app/ui/plain/Sorts.tsx';
import { DemandItem } from './DemandItem.tsx';
import { FollowDemand } from './FollowDemand.tsx';
import { HallSearch } from './HallSearch.tsx';
import { chipLabels, facetLabels, getHall, type Hall, pageSize, wordsOf } from './hall.ts';

const page = loadAll(getHall);
export const loader = describedBy(page.loader, ({ query }) => ({
  path: listPath('demand', query, 'kind'),
  alternates: [feeds.demand],
}));
export const clientLoader = page.clientLoader;
export const meta = pageTitle(
  '需求大厅',
  '企业和机构公开征集的数据需求：按类型、行业、预算、地区和截止时间查找，数据供方可在线报价、接单。',
);

export default function DemandHall() {
  const hall = page.use();
  return (
    <div className="wrap page">
      <header className="row between" data-gap="6">
        <div>
          <h1>需求大厅</h1>
          <p className="muted">需求经中心审核后公开，供方可以报价，也可以接单对接；联系方式只向接单方展示。</p>
        </div>
        <LinkButton to={href('postdemand')} look="primary" size="large">
          发布需求
        </LinkButton>
      </header>
      <HallSearch />
      <HallResults hall={hall} />
    </div>
  );
}

function HallResults({ hall }: { hall: Hall }) {
  const { list, facets, dict } = hall;
  const token = useToken();
  const ids = list.rows.map(({ id }) => id);
  const states = useCall(listFollowStates, token && ids.length > 0 ? { ids } : null);
  return (
    <FacetedList label="需求列表" labels={facetLabels} facets={facets} total={list.total}>
      <Chips labels={chipLabels} facets={wordsOf(hall)} />
      <div className="row between">
        <Total {...list} unit="条需求" />
        <div className="row">
          <SaveSearch save={saveHallSearch} names={savedHallFacets} news="有新需求符合时，每天上午汇总通知您" />
          {list.total > 1 && <Sorts sorts={demandSort} />}
        </div>
      </div>
      {list.rows.map((demand) => (
        <DemandItem
          key={demand.id}
          demand={demand}
          dict={dict}
          words={list.words}
          follow={
            demand.status !== 'concluded' && (
              <FollowDemand id={demand.id} title={demand.title} size="small" states={states} />
            )
          }
        />
      ))}
      {list.rows.length === 0 &&
        (list.total > 0 ? <PastEnd total={list.total} pageSize={pageSize} /> : <Nothing hall={hall} />)}
      <Pager total={list.total} capped={list.capped} pageSize={pageSize} unit="条需求" />
    </FacetedList>
  );
}

function Nothing({ hall: { list, dict } }: { hall: Hall }) {
  const [query] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  const isNarrowed = [...query.keys()].some((name) => name in chipLabels || name === 'keyword');
  return (
    <>
      <div className="card">
        {isNarrowed ? (
          <Empty
            title={keyword ? `没有找到与“${keyword}”完全相符的需求` : '没有符合条件的需求'}
            text="换个说法，或减少筛选条件再试试。"
          >
            <LinkButton to={href('demand')}>查看全部需求</LinkButton>
          </Empty>
        ) : (
          <Empty title="还没有公开的需求" text="说出您要找的数据，审核通过后会在这里展示。">
            <LinkButton to={href('postdemand')} look="primary">
              发布第一条需求
            </LinkButton>
          </Empty>
        )}
      </div>
      <Nearest title="相近的需求">
        {list.nearest.map((demand) => (
          <DemandItem key={demand.id} demand={demand} dict={dict} words={list.words} />
        ))}
      </Nearest>
    </>
  );
}
