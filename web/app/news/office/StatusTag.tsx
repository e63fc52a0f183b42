import { type NewsStatus, newsStatus } from '@shuji/contract/news/labels/office';
import { Tag, type Tone } from '#app/ui/Tag.tsx';

const tones: Record<NewsStatus, Tone> = { draft: 'plain', scheduled: 'warn', published: 'good', withdrawn: 'bad' };

export function StatusTag({ status }: { status: NewsStatus }) {
  return <Tag tone={tones[status]}>{newsStatus[status]}</Tag>;
}
