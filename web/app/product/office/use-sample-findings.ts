import { getSampleForReview } from '@shuji/contract/product/sample';
import type { ProductForReview } from '@shuji/contract/product/schema/office';
import type { Finding } from '@shuji/contract/review/schema';
import { useQueryOf } from '#app/lib/query.ts';
import { sampleFindings } from './sample-findings.ts';

/** The checks of a submitted sample against its form; none without a sample, and until it is read. */
export function useSampleFindings(product: ProductForReview | undefined): Finding[] {
  const input = product?.files.sample ? { id: product.id } : null;
  const { data } = useQueryOf(getSampleForReview, input, { staleTime: 'static' });
  return product && data ? sampleFindings(data, product.form) : [];
}
