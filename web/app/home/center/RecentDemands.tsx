import { listOwnDemands } from '@shuji/contract/demand/calls';
import { demandStatus } from '@shuji/contract/demand/labels';
import { Link } from 'react-router';
import { statusTone } from '#app/demand/labels.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { dayOf } from '#app/ui/time.ts';
import { RecentCard } from './RecentCard.tsx';

const few = 3;

/** My newest demands, published and taken together. */
export function RecentDemands() {
  const published = useQueryOf(listOwnDemands, { type: 'published', pageSize: few });
  const taken = useQueryOf(listOwnDemands, { type: 'taken', pageSize: few });
  const rows = [
    ...(published.data?.rows ?? []).map((row) => ({ ...row, side: '发布', at: row.updatedAt })),
    ...(taken.data?.rows ?? []).map((row) => ({ ...row, side: '接单', at: row.takenAt ?? row.updatedAt })),
  ];
  const newest = rows.sort((one, other) => other.at.localeCompare(one.at)).slice(0, few);
  const type = newest[0]?.side === '接单' ? 'taken' : 'published';
  return (
    <RecentCard
      title="最近的需求"
      all={<Link to={href('mydemand', { type })}>全部需求</Link>}
      rows={newest.map((row) => ({
        id: row.id,
        to: href('deminfo', { id: row.id }),
        title: row.title || '未填写标题的草稿',
        note: `${row.side} · ${dayOf(row.at)}`,
        status: { label: demandStatus[row.status], tone: statusTone[row.status] },
      }))}
    />
  );
}
