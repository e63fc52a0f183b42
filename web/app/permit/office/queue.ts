import {
  exportPermitQueue,
  freezePermit,
  listPermitQueue,
  readPermitSheet,
  reviewPermit,
} from '@shuji/contract/permit/calls';
import type { ApplicationQueue } from '#app/application/office/queue.ts';

export const permitQueue: ApplicationQueue = {
  name: 'permit',
  title: '交易权限审核',
  queue: listPermitQueue,
  exports: exportPermitQueue,
  detail: readPermitSheet,
  review: reviewPermit,
  freezing: { call: freezePermit, words: '冻结后，由这项申请开通的交易权限立即失效，直至解除；进行中的订单不受影响。' },
};
