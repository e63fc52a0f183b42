import type { ReactNode } from 'react';
import { mayWorkAgain, type TroubleText, troubleWords } from '#app/lib/trouble.ts';
import { Skeleton } from '#app/ui/plain/Skeleton.tsx';
import { Button } from './Button.tsx';
import { Empty } from './Empty.tsx';

interface FallbackProps {
  /** The missing thing, as in 暂时读不到该订单 and 没有找到该订单. */
  noun: string;
  error: Error | undefined;
  onAgain: () => void;
  /** Better words for a thing that does not exist. */
  missing?: TroubleText;
  lines?: number;
  /** One line, in a card among others. */
  small?: boolean;
  /** All there is on the page, without a heading above. */
  whole?: boolean;
  /** Further links. */
  children?: ReactNode;
}

/** Stands where something read belongs until it is there: a skeleton, or why it cannot be read and what to do about it. */
export function Fallback({ noun, error, onAgain, missing, lines = 6, small, whole, children }: FallbackProps) {
  if (!error) return <Skeleton lines={lines} />;
  const { title, text } = troubleWords(error, noun, missing);
  const again = mayWorkAgain(error) && (
    <Button size={small ? 'small' : 'medium'} onClick={onAgain}>
      重试
    </Button>
  );
  if (small) {
    return (
      <p className="row muted">
        {[title, text].filter(Boolean).join('：')} {again}
      </p>
    );
  }
  return (
    <Empty title={title} text={text} whole={whole}>
      {(again || children) && (
        <div className="row">
          {again}
          {children}
        </div>
      )}
    </Empty>
  );
}
