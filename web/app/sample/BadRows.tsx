import type { MeasuredSample } from '@shuji/contract/sample/schema';
import { Alert } from '#app/ui/Alert.tsx';
import { countOf } from '#app/ui/count.ts';

const shownAtMost = 5;

/** The rows that could not be read, the first of them by line. */
export function BadRows({ badRows: { count, first } }: { badRows: MeasuredSample['badRows'] }) {
  if (count === 0) return null;
  return (
    <Alert tone="warn" title={`${countOf(count)} 行有误，没有计入统计`}>
      {first
        .slice(0, shownAtMost)
        .map(({ line, why }) => `第 ${line} 行：${why}`)
        .join('；')}
      {count > shownAtMost ? ' 等。' : '。'}
    </Alert>
  );
}
