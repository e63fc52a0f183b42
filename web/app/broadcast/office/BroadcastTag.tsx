import { type BroadcastStatus, broadcastStatus } from '@shuji/contract/broadcast/labels';
import type { BroadcastRow } from '@shuji/contract/broadcast/schema';
import { Tag } from '#app/admin/Tag.tsx';
import type { Tone } from '#app/ui/tone.ts';

const tone: Record<BroadcastStatus, Tone> = { draft: 'plain', sending: 'action', sent: 'good', stopped: 'bad' };

export function BroadcastTag({ row }: { row: BroadcastRow }) {
  if (row.isWaiting) return <Tag tone="warn">待批准</Tag>;
  return <Tag tone={tone[row.status]}>{broadcastStatus[row.status]}</Tag>;
}

/** 36 / 38 人. */
export function progressOf({ status, reached, recipients }: BroadcastRow): string {
  return status === 'draft' ? '—' : `${reached} / ${recipients} 人`;
}
