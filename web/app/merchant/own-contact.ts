import { getOwnAttestation } from '@shuji/contract/merchant/attestation';
import { useQueryOf } from '#app/lib/query.ts';

export interface OwnContact {
  name: string;
  phone: string;
  email: string;
}

/**
 * The contact that a new form begins with: as attested, else the account's own phone. Undefined until it is known; null
 * when it cannot be read.
 */
export function useOwnContact(): OwnContact | null | undefined {
  const { data, error } = useQueryOf(getOwnAttestation, {});
  if (!data) return error ? null : undefined;
  const content = data.application?.content;
  return {
    name: content?.agent ?? content?.name ?? '',
    phone: content?.contactPhone ?? data.phone,
    email: content?.email ?? '',
  };
}
