import type { AccountStanding, AccountStatus } from '@shuji/contract/account/labels/office';
import type { ApplicationStatus } from '@shuji/contract/application/labels';

/** The roles of an account in the market; one without any is merely registered. */
export function standingsOf(account: {
  attestationStatus: ApplicationStatus | null;
  merchantStatus: ApplicationStatus | null;
  isBuyer: boolean;
  isSeller: boolean;
}): AccountStanding[] {
  if (account.attestationStatus !== 'approved') return ['registered'];
  return [
    'attested',
    ...(account.merchantStatus === 'approved' ? (['merchant'] as const) : []),
    ...(account.isBuyer ? (['buyer'] as const) : []),
    ...(account.isSeller ? (['seller'] as const) : []),
  ];
}

export function stepFor(status: AccountStatus): 'freeze' | 'unfreeze' | null {
  if (status === 'closed') return null;
  return status === 'active' ? 'freeze' : 'unfreeze';
}
