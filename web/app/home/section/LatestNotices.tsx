import { listNotices } from '@shuji/contract/notice/calls';
import { Link } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { NoticeList } from '#app/notice/NoticeList.tsx';
import { href } from '#app/paths.ts';

/** The newest notices; nothing is shown where there has been none. */
export function LatestNotices() {
  const { data } = useQueryOf(listNotices, { pageSize: 3 });
  if (!data || data.rows.length === 0) return null;
  return (
    <Card title="最新消息" extra={<Link to={href('mynotice')}>全部消息</Link>} flat>
      <NoticeList rows={data.rows} />
    </Card>
  );
}
