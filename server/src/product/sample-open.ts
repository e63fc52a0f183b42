// A sample is often measured before its product is registered; where it is measured later, the product follows.
import type { Tx } from '#src/db/open.ts';
import type { Job } from '#src/http/feature.ts';

export const openSamples: Job = {
  name: 'open-samples',
  cron: '* * * * *',
  channel: 'sample_measured',
  run: async ({ db, invalidate }) => {
    const opened = await openMeasured(db);
    if (opened.length > 0) invalidate('product', ...opened.map(({ id }) => `product:${id}`));
  },
};

/** Marks products whose sample can be opened by now; returns them. */
async function openMeasured(db: Tx): Promise<{ id: string }[]> {
  return db<{ id: string }[]>`
    update product set sample_open = true from product_version v, sample_profile s
    where product.sample is not null and not product.sample_open and v.id = product.version_id
      and s.file_id = (v.content ->> 'sample')::uuid and s.profile ->> 'status' = 'ready'
    returning product.id`;
}
