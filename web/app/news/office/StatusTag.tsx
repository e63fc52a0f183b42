import { type NewsStatus, newsStatus } from '@shuji/contract/news/labels/office';
import { Tag } from '#app/admin/Tag.tsx';
import type { Tone } from '#app/ui/tone.ts';

const tones: Record<NewsStatus, Tone> = { draft: 'plain', scheduled: 'warn', published: 'good', withdrawn: 'bad' };

export function StatusTag({ status }: { status: NewsStatus }) {
  return <Tag tone={tones[status]}>{newsStatus[status]}</Tag>;
}
