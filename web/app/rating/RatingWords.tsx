import type { AspectLabels } from '@shuji/contract/rating/labels';
import type { RatingWords as Words } from '@shuji/contract/rating/schema';
import type { ReactNode } from 'react';
import { dayOf } from '#app/ui/time.ts';
import { Stars } from './Stars.tsx';

interface RatingWordsProps {
  rating: Words;
  aspects: AspectLabels;
  /** The author, as the reader may know it. */
  by: string;
  /** The reader's steps. */
  children?: ReactNode;
}

/** One rating: points, words, and the supplier's answer. */
export function RatingWords({ rating, aspects, by, children }: RatingWordsProps) {
  return (
    <div className="stack" data-gap="2">
      <div className="row between">
        <b>{by}</b>
        <span className="muted small">
          {dayOf(rating.createdAt)}
          {rating.changedAt && '（已修改）'}
        </span>
      </div>
      <ul className="inline">
        {aspects.map(([aspect, label]) => (
          <li key={aspect}>
            <span className="muted small">{label}</span> <Stars points={rating[aspect]} />
          </li>
        ))}
      </ul>
      <p className="pre-line">{rating.text}</p>
      {rating.answer && (
        <div className="well">
          <span className="muted small">答复　{dayOf(rating.answeredAt)}</span>
          <p className="pre-line">{rating.answer}</p>
        </div>
      )}
      {children}
    </div>
  );
}
