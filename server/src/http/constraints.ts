// Which refusal a broken database constraint means: uniqueness is never checked before, only refused after.
import type { RefusalName } from '@shuji/contract/refusals';

const refusalOf: Record<string, RefusalName> = {
  certificate_one_valid: 'certificate.alreadyValid',
};

/** The refusal for a PostgreSQL constraint error; null for any other error. */
export function refusalByConstraint(error: unknown): RefusalName | null {
  if (typeof error !== 'object' || error === null || !('constraint_name' in error)) return null;
  return refusalOf[String(error.constraint_name)] ?? null;
}
