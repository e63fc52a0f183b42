import {
  exportMerchantQueue,
  freezeMerchant,
  listMerchantQueue,
  readMerchantSheet,
  reviewMerchant,
} from '@shuji/contract/merchant/calls';
import type { ApplicationQueue } from '#app/application/office/queue.ts';

export const merchantQueue: ApplicationQueue = {
  name: 'merchant',
  title: '数商入驻审核',
  queue: listMerchantQueue,
  exports: exportMerchantQueue,
  detail: readMerchantSheet,
  review: reviewMerchant,
  freezing: { call: freezeMerchant, words: '冻结后，该数商的公开名片不再展示，供方与服务方权限立即失效，直至解除。' },
};
