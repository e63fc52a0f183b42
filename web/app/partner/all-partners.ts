import { listPartners } from '@shuji/contract/partner/calls';
import type { Partner } from '@shuji/contract/partner/schema';
import type { Perform } from '#app/lib/load.ts';

const pageSize = 100;

/** Every partner that is shown: they stand by kind, so the page needs them all. */
export async function allPartners(perform: Perform): Promise<Partner[]> {
  // The order may move between two pages read.
  const found = new Map<string, Partner>();
  for (let pageNum = 1; ; pageNum += 1) {
    const { rows } = await perform(listPartners, { pageNum, pageSize });
    for (const partner of rows) found.set(partner.id, partner);
    if (rows.length < pageSize) return [...found.values()];
  }
}
