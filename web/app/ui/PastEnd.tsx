import { Link, useSearchParams } from 'react-router';
import { countOf } from './count.ts';
import { Empty } from './Empty.tsx';
import { toPage } from './pages.ts';

/** Replaces a page past the last one and links back. */
export function PastEnd({ total, pageSize = 10 }: { total: number; pageSize?: number }) {
  const [query] = useSearchParams();
  const last = Math.ceil(total / pageSize);
  return (
    <div className="card">
      <Empty title="没有这一页" text={last > 1 ? `一共 ${countOf(last)} 页。` : '一共只有一页。'}>
        <p className="row">
          <Link to={toPage(query, 1)}>回到第一页</Link>
          {last > 1 && <Link to={toPage(query, last)}>去最后一页</Link>}
        </p>
      </Empty>
    </div>
  );
}
