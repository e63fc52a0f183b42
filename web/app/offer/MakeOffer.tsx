import { getDemand } from '@shuji/contract/demand/calls';
import { listOwnOffers } from '@shuji/contract/offer/calls';
import { listOwnFitting } from '@shuji/contract/offer/match';
import { refusals } from '@shuji/contract/refusals';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { budgetWords, leftWords } from '#app/demand/labels.ts';
import { Refused } from '#app/lib/failure.ts';
import { together, useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { toast } from '#app/ui/notify.ts';
import { Crumbs } from '#app/ui/plain/Crumbs.tsx';
import { OfferForm } from './OfferForm.tsx';

export const meta = pageTitle('报价');

/** A supplier's first word about a demand, or the next. */
export default function MakeOffer() {
  const [query] = useSearchParams();
  const demandId = query.get('demand') ?? '';
  const demand = useQueryOf(getDemand, { id: demandId });
  const fitting = useQueryOf(listOwnFitting, { id: demandId });
  const own = useQueryOf(listOwnOffers, { demandId });
  const navigate = useNavigate();
  const { error, reload } = together(demand, fitting, own);
  const live = own.data?.rows.find((offer) => offer.may.includes('revise'));
  return (
    <>
      <Crumbs trail={[{ label: '我的报价', to: href('myoffers') }, { label: live ? '更新报价' : '报价' }]} />
      <h1>{live ? '更新报价' : '对需求报价'}</h1>
      {demand.data && (
        <Card>
          <Link to={href('deminfo', { id: demandId })}>{demand.data.title}</Link>
          <p className="muted small">
            {[demand.data.number, `预算 ${budgetWords(demand.data) || '未填写'}`, leftWords(demand.data.daysLeft)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </Card>
      )}
      {demand.data && fitting.data && own.data ? (
        <OfferForm
          key={live?.id}
          demand={demand.data}
          products={fitting.data}
          live={live}
          onDone={() => {
            toast.success(live ? '新的报价已发给需方' : '报价已发给需方');
            navigate(href('myoffers', { demand: demandId }));
          }}
        />
      ) : (
        <Card>
          {error && isUnpermitted(error) ? (
            <Empty title="现在不能报价" text={error.message}>
              <div className="row">
                <LinkButton to={href('dealauth')} look="primary">
                  开通交易权限
                </LinkButton>
                <LinkButton to={href('demand')}>去需求大厅</LinkButton>
              </div>
            </Empty>
          ) : (
            <Fallback noun="这条需求" error={error} onAgain={reload} lines={8}>
              <LinkButton to={href('demand')}>去需求大厅</LinkButton>
            </Fallback>
          )}
        </Card>
      )}
    </>
  );
}

function isUnpermitted(error: Error): boolean {
  const codes: number[] = [refusals['door.needVendor'].code, refusals['door.needAttested'].code];
  return error instanceof Refused && codes.includes(error.code);
}
