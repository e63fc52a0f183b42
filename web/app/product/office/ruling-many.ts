import { restoreProduct, suspendProduct } from '@shuji/contract/product/office';
import type { BulkAction } from '#app/admin/list/bulk.ts';
import { api } from '#app/lib/api.ts';

const reason = { label: '理由', min: 4, max: 200 };

/** The same ruling on several products, as on those of one supplier. */
export const rulingMany: BulkAction<{ id: string }>[] = [
  {
    label: '强制下架',
    text: '所选产品将立即从市场消失，供方会收到理由并可以申诉；进行中的订单不受影响。',
    isDangerous: true,
    reason,
    call: suspendProduct,
    run: ({ id }, words) => api(suspendProduct, { id, reason: words }, { quiet: true }),
  },
  {
    label: '解除强制下架',
    text: '所选产品恢复为已登记，由供方自行上架。',
    reason,
    call: restoreProduct,
    run: ({ id }, words) => api(restoreProduct, { id, reason: words }, { quiet: true }),
  },
];
