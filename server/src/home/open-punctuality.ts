// Punctuality of updates by industry, as far as it may be published.
import type { IndustryPunctuality } from '@shuji/contract/home/schema/open-statistics';
import type { Db } from '#src/db/open.ts';
import type { ReadContext, User } from '#src/http/context.ts';
import { getLabels } from '#src/site/queries.ts';
import { withhold } from '#src/site/suppress.ts';
import { sumPunctuality } from '#src/update-report/queries.ts';

export async function listOpenPunctuality(_: object, { db }: ReadContext<User | null>): Promise<IndustryPunctuality[]> {
  return getOpenPunctuality(db);
}

/** An industry's due dates are published with its number of products, or not at all; there is no total to derive one from. */
export async function getOpenPunctuality(db: Db): Promise<IndustryPunctuality[]> {
  const [rows, labels] = await Promise.all([sumPunctuality(db), getLabels(db, 'industry')]);
  const { cells } = withhold(rows.map(({ products }) => products));
  return rows.map(({ industry, due, onTime }, at) => {
    const products = cells[at] ?? null;
    const isPublished = products !== null;
    return {
      industry: labels.get(industry) ?? industry,
      products,
      due: isPublished ? due : null,
      onTime: isPublished ? onTime : null,
    };
  });
}
