import { demandStatus } from '@shuji/contract/demand/labels';
import { listDemandOffers } from '@shuji/contract/offer/calls';
import { vendorOfType } from '@shuji/contract/product/labels';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { statusTone as demandTone } from '#app/demand/labels.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { Crumbs } from '#app/ui/plain/Crumbs.tsx';
import { AcceptForm } from './AcceptForm.tsx';
import { CounterForm } from './CounterForm.tsx';
import styles from './DemandOffers.module.css';
import { demandBudget } from './labels.ts';
import { type Answering, ReceivedOffer } from './ReceivedOffer.tsx';

const missing = { title: '没有找到这条需求', text: '它可能不是您发布的。' };

export const meta = pageTitle('收到的报价');

export default function DemandOffers() {
  const [query] = useSearchParams();
  const { data, error, reload } = useQueryOf(listDemandOffers, { id: query.get('id') ?? '' });
  const [answering, setAnswering] = useState<Answering>(null);
  if (!data) {
    return (
      <>
        <h1>收到的报价</h1>
        <Card>
          <Fallback noun="这条需求" error={error} onAgain={reload} missing={missing} lines={8}>
            <LinkButton to={href('mydemand', { type: 'published' })}>返回我的需求</LinkButton>
          </Fallback>
        </Card>
      </>
    );
  }
  const { demand, asked, offers } = data;
  const chosen = offers.find((offer) => offer.id === answering?.id && offer.may.includes(answering.move));
  return (
    <>
      <Crumbs trail={[{ label: '我的需求', to: href('mydemand', { type: 'published' }) }, { label: '收到的报价' }]} />
      <h1>收到的报价</h1>
      <Card>
        <div className="row between">
          <Link to={href('deminfo', { id: demand.id })}>{demand.title}</Link>
          <Tag tone={demandTone[demand.status]}>{demandStatus[demand.status]}</Tag>
        </div>
        <p className="muted small">
          {demand.number} · 预算 {demandBudget(demand)}
          {demand.deadline && ` · ${demand.deadline} 截止`}
        </p>
      </Card>
      {offers.length === 0 && (
        <Card>
          <Empty
            title="还没有收到报价"
            text={
              demand.status === 'published'
                ? `${vendorOfType(demand.kind)}报价后会通过站内消息通知您，您可以在这里并排对比。`
                : `需求公开期间，${vendorOfType(demand.kind)}可以报价。`
            }
          >
            <LinkButton to={href('deminfo', { id: demand.id })}>看看匹配的产品</LinkButton>
          </Empty>
        </Card>
      )}
      <ul className={styles.offers} aria-label="报价对比">
        {offers.map((offer) => (
          <ReceivedOffer
            key={offer.id}
            offer={offer}
            demand={demand}
            isChosen={offer.id === chosen?.id}
            onAnswer={setAnswering}
          />
        ))}
      </ul>
      {chosen && answering && (
        <Answer key={`${chosen.id} ${answering.move}`}>
          {answering.move === 'counter' ? (
            <CounterForm
              offer={chosen}
              demand={demand}
              onDone={() => setAnswering(null)}
              onCancel={() => setAnswering(null)}
            />
          ) : (
            <AcceptForm offer={chosen} demand={demand} asked={asked} onCancel={() => setAnswering(null)} />
          )}
        </Answer>
      )}
    </>
  );
}

/** The form stands below the panels, on a phone out of sight: opening it scrolls there. */
function Answer({ children }: { children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section ref={place} tabIndex={-1} aria-label="答复报价" className={styles.answer}>
      {children}
    </section>
  );
}
