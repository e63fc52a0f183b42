import { Button } from './Button.tsx';
import { Empty } from './Empty.tsx';
import { Skeleton } from './Skeleton.tsx';

interface UnreadProps {
  /** What could not be read: 暂时读不到历次版本. */
  title: string;
  error: Error | undefined;
  onAgain: () => void;
  lines?: number;
}

/** Stands where something read belongs until it is there: a skeleton, or why it cannot be read and another try. */
export function Unread({ title, error, onAgain, lines = 6 }: UnreadProps) {
  if (!error) return <Skeleton lines={lines} />;
  return (
    <Empty title={title} text={error.message}>
      <Button onClick={onAgain}>重试</Button>
    </Empty>
  );
}
