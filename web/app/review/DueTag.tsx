import { Tag } from '#app/admin/Tag.tsx';

interface DueTagProps {
  dueOn: string | null;
  isOverdue: boolean;
}

/** The day a decision is due: marked once it is over. */
export function DueTag({ dueOn, isOverdue }: DueTagProps) {
  if (!dueOn) return null;
  return isOverdue ? <Tag tone="bad">{dueOn} 已超期</Tag> : <span style={{ whiteSpace: 'nowrap' }}>{dueOn}</span>;
}
