import type { Claim } from '@shuji/contract/review/schema';
import { Tag } from '#app/admin/Tag.tsx';

/** The reviewer who has claimed a row, in a list. */
export function HolderTag({ claim }: { claim: Claim | null }) {
  if (!claim) return <span className="muted">未领取</span>;
  return claim.isMine ? <Tag tone="action">我在办理</Tag> : <Tag tone="warn">{claim.by}在办理</Tag>;
}
