import { claimReview, releaseReview } from '@shuji/contract/review/calls';
import type { ReviewQueue } from '@shuji/contract/review/labels';
import type { Claim } from '@shuji/contract/review/schema';
import type { BulkAction } from '#app/admin/list/bulk.ts';
import { api } from '#app/lib/api.ts';

interface Claimed {
  id: string;
  claim: Claim | null;
}

/** Claims the ticked rows of a queue, takes them over from their holders, or hands them back to the queue. */
export function claiming(desk: ReviewQueue): BulkAction<Claimed>[] {
  return [
    {
      label: '领取',
      text: '领取后 30 分钟内由您办理，他人不能同时办理。',
      call: claimReview,
      run: ({ id }) => api(claimReview, { desk, id }, { quiet: true }),
    },
    {
      label: '接手',
      text: '他人正在办理的转由您办理，原办理人不能再提交；没有人领取的直接由您领取。',
      call: claimReview,
      run: ({ id, claim }) =>
        api(claimReview, { desk, id, ...(claim && !claim.isMine && { from: claim.holderId }) }, { quiet: true }),
    },
    {
      label: '放回',
      text: '您领取的放回队列，其他人可以领取。',
      call: releaseReview,
      run: ({ id }) => api(releaseReview, { desk, id }, { quiet: true }),
    },
  ];
}
