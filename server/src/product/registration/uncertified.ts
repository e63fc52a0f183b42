// A registration outlives its certificate: it stays on the market, marked as uncertified, and ranks below certified ones.
import type { Job } from '#src/http/feature.ts';
import { uncertifiedCost } from '#src/product/rules.ts';
import { setBackUncertified } from './queries-certified.ts';

export const markUncertified: Job = {
  name: 'mark-uncertified',
  cron: '* * * * *',
  run: async ({ db, invalidate }) => {
    const setBack = await setBackUncertified(db, uncertifiedCost);
    if (setBack.length > 0) invalidate('product', ...setBack.map(({ id }) => `product:${id}`));
  },
};
