import type { Output } from '@shuji/contract/call';
import type { getDemandDict } from '@shuji/contract/demand/calls';
import { demandStatus } from '@shuji/contract/demand/labels';
import type { HallCard } from '@shuji/contract/demand/schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { budgetWords, coverageWords, isSoon, labelOf, leftWords, statusTone } from '#app/demand/labels.ts';
import { href } from '#app/paths.ts';
import { Highlight } from '#app/ui/plain/Highlight.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { dayOf } from '#app/ui/time.ts';
import styles from './DemandItem.module.css';

interface DemandItemProps {
  demand: HallCard;
  dict: Output<typeof getDemandDict>;
  /** Parts to highlight. */
  words?: string[];
  /** The follow button, in a list that may be followed from. */
  follow?: ReactNode;
}

/** One demand in the hall. */
export function DemandItem({ demand, dict, words = [], follow }: DemandItemProps) {
  const left = leftWords(demand.daysLeft);
  return (
    <article className={`card leads ${styles.item}`} data-over={demand.status === 'published' ? undefined : true}>
      <div className="stack" data-gap="2">
        <div className={styles.head}>
          <h2 className="row title">
            <Link to={href('deminfo', { id: demand.id })} className="cover-link">
              <Highlight text={demand.title} words={words} />
            </Link>
            <Tag tone={statusTone[demand.status]}>{demandStatus[demand.status]}</Tag>
          </h2>
          {follow && <div className={styles.follow}>{follow}</div>}
        </div>
        <p className="clamp muted">
          <Highlight text={demand.excerpt} words={words} />
        </p>
        <ul className="row small">
          <li>
            <Tag>{labelOf(dict.productType, demand.kind)}</Tag>
          </li>
          <li>
            <Tag>{labelOf(dict.industry, demand.industry)}</Tag>
          </li>
          <li className="muted">{coverageWords(demand.coverageNames)}</li>
          <li className="muted">{demand.ownerName}</li>
          <li className="muted">{dayOf(demand.publishedAt)} 发布</li>
        </ul>
      </div>
      <div className={styles.side}>
        <div>
          <span className="fine muted">预算</span>
          <strong className={`price ${styles.budget}`}>{budgetWords(demand)}</strong>
        </div>
        {left && (
          <div>
            <span className="fine muted">截止</span>
            <span className={isSoon(demand.daysLeft) ? 'warn' : undefined}>
              {demand.deadline}
              <br />
              {left}
            </span>
          </div>
        )}
      </div>
    </article>
  );
}
