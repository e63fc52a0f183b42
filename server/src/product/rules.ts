// The moves of a product, and the score of its content for a buyer.
import { renewalDays } from '@shuji/contract/certificate/labels';
import { unitOfMode } from '@shuji/contract/market/labels';
import { wholeTier } from '@shuji/contract/order/use';
import type { ProductStatus, VersionStatus } from '@shuji/contract/product/labels';
import type { OfficeMove } from '@shuji/contract/product/labels/office';
import { completenessOf } from '@shuji/contract/product/schema/completeness';
import type { ProductDraft } from '@shuji/contract/product/schema/form';
import type { ProductMove } from '@shuji/contract/product/step';
import { dayMs } from '@shuji/contract/time';
import { mayMove, type Step } from '#src/lifecycle/rules.ts';

/** The product's own lifecycle status; 'new' until its first version is registered. */
export type LifecycleStatus = 'new' | Exclude<ProductStatus, VersionStatus> | 'registered';

export type Side = 'owner' | 'office' | 'system' | 'public';

export type VersionStep =
  | 'submit'
  | 'approve'
  | 'correct'
  | 'withdraw'
  | 'preapprove'
  | 'refuse'
  | 'uphold'
  | 'register'
  | 'end';

/** The way of one version through review; `system` imports what is registered elsewhere. */
export const versionSteps: Record<VersionStep, Step<Side, { status: VersionStatus }>> = {
  submit: { by: ['owner', 'system'], from: ['draft', 'correction'], to: ['pending'] },
  approve: { by: ['office', 'system'], from: ['pending'], to: ['notice', 'registered'] },
  correct: { by: ['office'], from: ['pending'], to: ['correction'] },
  withdraw: { by: ['owner'], from: ['pending'], to: ['draft'] },
  preapprove: { by: ['office'], from: ['pending'], to: ['pending'] },
  refuse: { by: ['office'], from: ['pending'], to: ['refused'] },
  uphold: { by: ['office'], from: ['notice'], to: ['refused', 'correction'] },
  register: { by: ['system'], from: ['notice'], to: ['registered'] },
  end: { by: ['office', 'owner'], from: ['draft', 'pending', 'correction', 'notice'], to: ['refused'] },
};

/** The step that one reviewer requests and another approves: see server/src/approval. */
export const revocation = 'product.revoke';

export type LifecycleStep = 'list' | 'unlist' | 'suspend' | 'restore' | 'revoke';

/** The way of a registered product on and off the market. */
export const lifecycleSteps: Record<LifecycleStep, Step<Side, { status: LifecycleStatus }>> = {
  list: { by: ['owner', 'system'], from: ['registered', 'unlisted'], to: ['listed'] },
  unlist: { by: ['owner'], from: ['listed'], to: ['unlisted'] },
  suspend: { by: ['office'], from: ['registered', 'listed', 'unlisted'], to: ['suspended'] },
  restore: { by: ['office'], from: ['suspended'], to: ['unlisted'] },
  // A supplier revokes alone only while the product cannot be ordered.
  revoke: {
    by: ['office', 'owner'],
    from: ['registered', 'listed', 'unlisted', 'suspended'],
    to: ['revoked'],
    when: ({ status }, side) => side === 'office' || status === 'registered' || status === 'unlisted',
  },
};

/** Important data (GB/T 43697) are approved by two, one after the other. */
export function needsSecondEyes({ dataLevel }: Pick<ProductDraft, 'dataLevel'>): boolean {
  return dataLevel === 'important';
}

/** The status of a product as people see it. */
export function statusOf(lifecycleStatus: LifecycleStatus, version: VersionStatus): ProductStatus {
  return lifecycleStatus === 'new' ? version : lifecycleStatus;
}

/** The status of a registered product's new version; null without one. */
export function changeOf(lifecycleStatus: LifecycleStatus, version: VersionStatus): VersionStatus | null {
  return lifecycleStatus === 'new' || version === 'registered' ? null : version;
}

/** Identifies one state of a form; a save names the one it replaces. */
export function revisionOf({ version, revision }: { version: number; revision: number }): string {
  return `${version}.${revision}`;
}

/** Decides how a save is stored: in the version in work, as a new version, or not at all, and then why. */
export function savingOf(
  lifecycleStatus: LifecycleStatus,
  version: VersionStatus,
): 'sameVersion' | 'newVersion' | 'inReview' | 'wrongStanding' {
  if (lifecycleStatus === 'revoked' || lifecycleStatus === 'suspended') return 'wrongStanding';
  if (version === 'draft' || version === 'correction') return 'sameVersion';
  return version === 'refused' || version === 'registered' ? 'newVersion' : 'inReview';
}

/** True when a registration may be submitted again unchanged, because its certificate has expired or soon will. */
export function mayRenew(
  { lifecycleStatus, versionStatus, isCertified, certificateUntil }: Renewable,
  now: Date,
): boolean {
  const isRegistered =
    lifecycleStatus === 'registered' || lifecycleStatus === 'listed' || lifecycleStatus === 'unlisted';
  if (!isRegistered || versionStatus !== 'registered' || certificateUntil === null) return false;
  return !isCertified || new Date(certificateUntil).getTime() - now.getTime() <= renewalDays * dayMs;
}

/** True when only its owner has ever seen it. */
export function mayDrop(product: {
  lifecycleStatus: LifecycleStatus;
  versionStatus: VersionStatus;
  submissions: number;
}): boolean {
  return product.lifecycleStatus === 'new' && product.versionStatus === 'draft' && product.submissions === 0;
}

interface Renewable {
  lifecycleStatus: LifecycleStatus;
  versionStatus: VersionStatus;
  isCertified: boolean;
  certificateUntil: string | null;
}

/** The owner's actions now. */
export function ownMoves(lifecycleStatus: LifecycleStatus, version: VersionStatus, hasAppealed = false): ProductMove[] {
  const moves: ProductMove[] = [];
  const may = (step: LifecycleStep) => mayMove(lifecycleSteps, 'owner', { status: lifecycleStatus }, step);
  const saving = savingOf(lifecycleStatus, version);
  if (saving === 'sameVersion' || saving === 'newVersion') moves.push('edit');
  if (saving === 'sameVersion') moves.push('submit');
  if (may('list')) moves.push('list');
  if (may('unlist')) moves.push('unlist');
  if (lifecycleStatus === 'suspended' && !hasAppealed) moves.push('appeal');
  if (version === 'pending' && lifecycleStatus !== 'revoked') moves.push('withdraw');
  if (may('revoke')) moves.push('revoke');
  return moves;
}

/** The office's actions now; a second request to revoke waits for the end of the first. */
export function officeMovesOf(
  lifecycleStatus: LifecycleStatus,
  version: VersionStatus,
  { hasAppealed = false, isRevocationWaiting = false } = {},
): OfficeMove[] {
  const moves: OfficeMove[] = version === 'pending' ? ['review'] : [];
  for (const step of ['suspend', 'restore', 'revoke'] as const) {
    const isLawful = mayMove(lifecycleSteps, 'office', { status: lifecycleStatus }, step);
    if (isLawful && !(step === 'revoke' && isRevocationWaiting)) moves.push(step);
  }
  if (lifecycleStatus === 'suspended' && hasAppealed) moves.push('keep');
  return moves;
}

/** The lowest tier's price in fen; 0 for 免费, null where no tier has one. */
export function lowestPrice({ priceMode, tiers }: Pick<ProductDraft, 'priceMode' | 'tiers'>): number | null {
  if (priceMode === 'free') return 0;
  if (priceMode === 'negotiable' || tiers.length === 0) return null;
  return Math.min(...tiers.map((tier) => tier.price));
}

/**
 * The lowest price of a tier in fen for one call, one year or one copy, by which prices compare; null where the way of
 * pricing has no such unit. A pack is divided by its calls, a month is counted as so many days of a year.
 */
export function unitPrice({ priceMode, tiers }: Pick<ProductDraft, 'priceMode' | 'tiers'>): number | null {
  const unit = unitOfMode[priceMode ?? ''];
  if (!unit || tiers.length === 0) return null;
  const prices = tiers.map((tier) => {
    const { count, days } = wholeTier(priceMode ?? '', tier);
    if (unit === 'call') return tier.price / (count ?? 1);
    return unit === 'year' ? (tier.price * yearDays) / (days ?? yearDays) : tier.price;
  });
  return Math.min(...prices);
}

const yearDays = 365;

/**
 * What the registered form gives to the market's order, higher first: five points for each point of completeness. The
 * day of registration gives nothing; measured updates add up to two hundred (server/src/update-report/rules.ts).
 */
export function qualityScore(form: ProductDraft): number {
  return completenessOf(form).score * 5;
}

/** The rank a product loses when its certificate expires: as much as fifty points of completeness. */
export const uncertifiedCost = 250;
