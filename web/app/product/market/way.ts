// The way of a registration as a row of steps.
import type { ProductStatus } from '@shuji/contract/product/labels';
import type { OwnProductCard } from '@shuji/contract/product/schema/own';

const steps = [{ label: '填表' }, { label: '审核' }, { label: '公示登记' }, { label: '上架' }];

const stagePositions: Record<ProductStatus, number> = {
  draft: 0,
  correction: 0,
  pending: 1,
  refused: 1,
  notice: 2,
  registered: 3,
  unlisted: 3,
  suspended: 3,
  listed: 4,
  revoked: 2,
};

const stoppedStatuses: readonly ProductStatus[] = ['correction', 'refused', 'suspended', 'revoked'];

/** A product, or the new version of it that is in work, on its way. */
export function wayOf({ status, change }: Pick<OwnProductCard, 'status' | 'change'>) {
  const now = change ?? status;
  return {
    steps,
    now: stagePositions[now],
    bad: stoppedStatuses.includes(now),
    label: change ? '新版本的办理进度' : '办理进度',
  };
}
