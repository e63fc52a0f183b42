import { claimReview } from '@shuji/contract/review/calls';
import type { ReviewQueue } from '@shuji/contract/review/labels';
import type { BulkAction } from '#app/admin/list/bulk.ts';
import { api } from '#app/lib/api.ts';

/** Claims the ticked rows of a queue. */
export function claiming(desk: ReviewQueue): BulkAction<{ id: string }> {
  return {
    label: '领取',
    text: '领取后 30 分钟内由您办理，他人不能同时办理。',
    call: claimReview,
    run: ({ id }) => api(claimReview, { desk, id }, { quiet: true }),
  };
}
