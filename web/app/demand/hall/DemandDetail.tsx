import type { Output } from '@shuji/contract/call';
import { getDemand, getDemandDict } from '@shuji/contract/demand/calls';
import { demandStatus } from '@shuji/contract/demand/labels';
import type { DemandDetail as Detail } from '@shuji/contract/demand/schema';
import { listFittingProducts, listOwnFitting } from '@shuji/contract/offer/match';
import type { FittingProduct } from '@shuji/contract/offer/schema/match';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { DemandFacts } from '#app/demand/DemandFacts.tsx';
import { DemandOpinions } from '#app/demand/DemandTimeline.tsx';
import { statusTone } from '#app/demand/labels.ts';
import { DemandPanel } from '#app/demand/own/DemandPanel.tsx';
import { loadAll } from '#app/lib/load.ts';
import { useToken } from '#app/lib/session.ts';
import { useCall } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { ErrorPage } from '#app/site/ErrorPage.tsx';
import { describedBy } from '#app/site/head.ts';
import { wayTo } from '#app/site/structured-data.ts';
import { pageTitle } from '#app/site/title.ts';
import { Alert } from '#app/ui/Alert.tsx';
import { Crumbs } from '#app/ui/plain/Crumbs.tsx';
import { Skeleton } from '#app/ui/plain/Skeleton.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { FittingProducts } from './FittingProducts.tsx';

// For the two parties alone: the public page need not carry it.
const DemandLog = lazy(async () => ({ default: (await import('#app/demand/DemandLog.tsx')).DemandLog }));
const TakerEvents = lazy(async () => ({ default: (await import('#app/demand/TakerEvents.tsx')).TakerEvents }));

const ownShown = 3;

interface Loaded {
  demand: Detail;
  dict: Output<typeof getDemandDict>;
  fitting: FittingProduct[];
}

const page = loadAll<Loaded>(async (perform, { query }) => {
  const id = query.get('id') ?? '';
  const [demand, dict, fitting] = await Promise.all([
    perform(getDemand, { id }),
    perform(getDemandDict, {}),
    perform(listFittingProducts, { id }),
  ]);
  return { demand, dict, fitting };
});
export const loader = describedBy(page.loader, ({ data: { demand }, site }) => {
  const path = href('deminfo', { id: demand.id });
  return {
    path,
    things: [
      wayTo(site.publicOrigin, [
        ['需求大厅', href('demand')],
        [demand.title, path],
      ]),
    ],
  };
});
export const clientLoader = page.clientLoader;
export const meta = pageTitle<Loaded>(
  ({ demand }) => demand.title,
  ({ demand }) => demand.description,
);

export default function DemandDetail() {
  const { demand, dict, fitting } = page.use();
  const token = useToken();
  const own = useCall(getDemand, token ? { id: demand.id } : null);
  const shown = { dict, fitting, isOwnView: own.data !== undefined, onMoved: own.reload };
  return <DemandView demand={own.data ?? demand} {...shown} />;
}

/** A demand hidden from the public may be the reader's own: with a token the page requests it again. */
export function ErrorBoundary() {
  const token = useToken();
  const [query] = useSearchParams();
  const own = useCall(getDemand, token ? { id: query.get('id') ?? '' } : null);
  const dict = useCall(getDemandDict, token ? {} : null);
  const fitting = useCall(listFittingProducts, own.data ? { id: own.data.id } : null);
  const shown = { dict: dict.data, fitting: fitting.data ?? [], onMoved: own.reload };
  if (own.data) return <DemandView demand={own.data} {...shown} isOwnView />;
  return <div className="wrap page">{token && own.loading ? <Skeleton lines={8} /> : <ErrorPage />}</div>;
}

interface ShownProps {
  demand: Detail;
  dict: Loaded['dict'] | undefined;
  fitting: FittingProduct[];
  isOwnView: boolean;
  onMoved: () => void;
}

function DemandView({ demand, dict, fitting, isOwnView, onMoved }: ShownProps) {
  const isParty = demand.isMine || demand.isTaken;
  const own = useCall(listOwnFitting, isOwnView && demand.may.includes('take') ? { id: demand.id } : null);
  const mine = (own.data ?? []).filter(({ reasons }) => reasons.length > 0).slice(0, ownShown);
  return (
    <div className="wrap page">
      <Crumbs trail={[{ label: '需求大厅', to: href('demand') }, { label: demand.title }]} />
      <div className="row">
        <h1>{demand.title || '未填写标题的草稿'}</h1>
        <Tag tone={statusTone[demand.status]}>{demandStatus[demand.status]}</Tag>
      </div>
      {isOwnView && demand.isMine && <OwnerAlert demand={demand} />}
      <div className="columns">
        <div className="stack">
          <DemandFacts demand={demand} dict={dict} />
          <FittingProducts title="您的产品中适合这条需求的" products={mine} />
          <FittingProducts
            title="市场上匹配的产品"
            products={fitting.filter(({ id }) => !mine.some((one) => one.id === id))}
          />
          {isOwnView && isParty && (
            <Suspense fallback={<Skeleton lines={4} />}>
              {demand.isMine && <TakerEvents id={demand.id} round={`${demand.status} ${demand.takenAt}`} />}
              <DemandLog id={demand.id} round={`${demand.status} ${demand.takenAt}`} />
            </Suspense>
          )}
        </div>
        <DemandPanel demand={demand} isOwnView={isOwnView} onMoved={onMoved} />
      </div>
    </div>
  );
}

function OwnerAlert({ demand }: { demand: Detail }) {
  if (demand.status === 'pending') return <Alert title="正在审核">审核通过后自动发布到需求大厅。</Alert>;
  if (demand.status === 'correction') {
    return (
      <Alert title="需要补正" tone="warn">
        {demand.note}
        {demand.opinions && <DemandOpinions opinions={demand.opinions} />}
      </Alert>
    );
  }
  if (demand.status === 'refused')
    return (
      <Alert title="审核未通过" tone="bad">
        {demand.note}
      </Alert>
    );
  if (demand.status === 'closed') return <Alert title="需求已关闭">{demand.closeReason}</Alert>;
  if (demand.status === 'published' && demand.note)
    return (
      <Alert title="接单方退回了需求" tone="warn">
        {demand.note}
      </Alert>
    );
  return null;
}
