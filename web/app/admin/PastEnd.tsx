import { Link, useSearchParams } from 'react-router';
import { countOf } from '#app/ui/count.ts';
import { toPage } from '#app/ui/pages.ts';
import { Card } from './Card.tsx';
import { Empty } from './Empty.tsx';

/** Replaces a page past the last one and links back. */
export function PastEnd({ total, pageSize = 10 }: { total: number; pageSize?: number }) {
  const [query] = useSearchParams();
  const last = Math.ceil(total / pageSize);
  return (
    <Card>
      <Empty title="没有这一页" text={last > 1 ? `一共 ${countOf(last)} 页。` : '一共只有一页。'}>
        <Link to={toPage(query, 1)}>回到第一页</Link> {last > 1 && <Link to={toPage(query, last)}>去最后一页</Link>}
      </Empty>
    </Card>
  );
}
