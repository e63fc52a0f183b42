// What may happen to a product, and what its content is worth to a buyer.
import { renewalDays } from '@shuji/contract/certificate/calls';
import type { ProductStatus, VersionStatus } from '@shuji/contract/product/calls';
import { completenessOf } from '@shuji/contract/product/completeness';
import type { ProductDraft } from '@shuji/contract/product/form';
import type { OfficeMove } from '@shuji/contract/product/office';
import type { ProductMove } from '@shuji/contract/product/step';
import { dayMs } from '@shuji/contract/time';

/** The product's own standing; 'new' until its first version is registered. */
export type Standing = 'new' | Exclude<ProductStatus, VersionStatus> | 'registered';

interface Step<S> {
  from: readonly S[];
  to: readonly S[];
}

/** The way of one version through review. */
export const versionSteps = {
  submit: { from: ['draft', 'correction'], to: ['pending'] },
  approve: { from: ['pending'], to: ['notice', 'registered'] },
  correct: { from: ['pending'], to: ['correction'] },
  withdraw: { from: ['pending'], to: ['draft'] },
  preapprove: { from: ['pending'], to: ['pending'] },
  refuse: { from: ['pending'], to: ['refused'] },
  uphold: { from: ['notice'], to: ['refused', 'correction'] },
  register: { from: ['notice'], to: ['registered'] },
  end: { from: ['draft', 'pending', 'correction', 'notice'], to: ['refused'] },
} as const satisfies Record<string, Step<VersionStatus>>;
export type VersionStep = keyof typeof versionSteps;

/** What a supplier may end of itself: what nobody can order any more. */
export const ownRevocation = { from: ['registered', 'unlisted'], to: ['revoked'] } as const satisfies Step<Standing>;

/** What one reviewer requests and another approves: see server/src/approval. */
export const revocation = 'product.revoke';

/** The way of a registered product on and off the market. */
export const standingSteps = {
  list: { from: ['registered', 'unlisted'], to: ['listed'] },
  unlist: { from: ['listed'], to: ['unlisted'] },
  suspend: { from: ['registered', 'listed', 'unlisted'], to: ['suspended'] },
  restore: { from: ['suspended'], to: ['unlisted'] },
  revoke: { from: ['registered', 'listed', 'unlisted', 'suspended'], to: ['revoked'] },
} as const satisfies Record<string, Step<Standing>>;
export type StandingStep = keyof typeof standingSteps;

/** Whether `step` leads a version from one status to another. */
export function mayMoveVersion(step: VersionStep, from: VersionStatus, to: VersionStatus): boolean {
  return allows(versionSteps[step], from, to);
}

/** Whether `step` leads a product from one standing to another. */
export function mayMoveStanding(step: StandingStep, from: Standing, to: Standing): boolean {
  return allows(standingSteps[step], from, to);
}

function allows<S>({ from, to }: Step<S>, wasAt: S, goesTo: S): boolean {
  return from.includes(wasAt) && to.includes(goesTo);
}

/** Important data (GB/T 43697) are approved by two, one after the other. */
export function needsSecondEyes({ dataLevel }: Pick<ProductDraft, 'dataLevel'>): boolean {
  return dataLevel === 'important';
}

/** Where a product stands in the eyes of people. */
export function statusOf(standing: Standing, version: VersionStatus): ProductStatus {
  return standing === 'new' ? version : standing;
}

/** Where the new version of a registered product stands; null when there is none in work. */
export function changeOf(standing: Standing, version: VersionStatus): VersionStatus | null {
  return standing === 'new' || version === 'registered' ? null : version;
}

/** The name of one state of a form; whoever writes over it shows that they have read it. */
export function revisionOf({ version, revision }: { version: number; revision: number }): string {
  return `${version}.${revision}`;
}

/** How a save is kept: in the version in work, as a new version, or not at all, and then why. */
export function savingOf(
  standing: Standing,
  version: VersionStatus,
): 'sameVersion' | 'newVersion' | 'inReview' | 'wrongStanding' {
  if (standing === 'revoked' || standing === 'suspended') return 'wrongStanding';
  if (version === 'draft' || version === 'correction') return 'sameVersion';
  return version === 'refused' || version === 'registered' ? 'newVersion' : 'inReview';
}

/** Whether a registration may be handed in again as it is, for a new certificate: its own is over or soon will be. */
export function mayRenew({ standing, versionStatus, isCertified, certificateUntil }: Renewable, now: Date): boolean {
  const isStanding = standing === 'registered' || standing === 'listed' || standing === 'unlisted';
  if (!isStanding || versionStatus !== 'registered' || certificateUntil === null) return false;
  return !isCertified || new Date(certificateUntil).getTime() - now.getTime() <= renewalDays * dayMs;
}

/** Whether nobody but its owner has ever seen it. */
export function mayDrop(product: { standing: Standing; versionStatus: VersionStatus; submissions: number }): boolean {
  return product.standing === 'new' && product.versionStatus === 'draft' && product.submissions === 0;
}

interface Renewable {
  standing: Standing;
  versionStatus: VersionStatus;
  isCertified: boolean;
  certificateUntil: string | null;
}

/** What the owner may do now. */
export function ownMoves(standing: Standing, version: VersionStatus, hasAppealed = false): ProductMove[] {
  const moves: ProductMove[] = [];
  const saving = savingOf(standing, version);
  if (saving === 'sameVersion' || saving === 'newVersion') moves.push('edit');
  if (saving === 'sameVersion') moves.push('submit');
  if (starts(standingSteps.list, standing)) moves.push('list');
  if (starts(standingSteps.unlist, standing)) moves.push('unlist');
  if (standing === 'suspended' && !hasAppealed) moves.push('appeal');
  if (version === 'pending' && standing !== 'revoked') moves.push('withdraw');
  if (starts(ownRevocation, standing)) moves.push('revoke');
  return moves;
}

/** What the office may do now; a second request to revoke waits for the end of the first. */
export function officeMovesOf(
  standing: Standing,
  version: VersionStatus,
  { hasAppealed = false, isRevocationWaiting = false } = {},
): OfficeMove[] {
  const moves: OfficeMove[] = version === 'pending' ? ['review'] : [];
  for (const step of ['suspend', 'restore', 'revoke'] as const) {
    if (starts(standingSteps[step], standing) && !(step === 'revoke' && isRevocationWaiting)) moves.push(step);
  }
  if (standing === 'suspended' && hasAppealed) moves.push('keep');
  return moves;
}

function starts(step: Step<Standing>, standing: Standing): boolean {
  return step.from.includes(standing);
}

/** The lowest tier's price in fen; 0 for 免费, null where no tier tells one. */
export function lowestPrice({ priceMode, tiers }: Pick<ProductDraft, 'priceMode' | 'tiers'>): number | null {
  if (priceMode === 'free') return 0;
  if (priceMode === 'negotiable' || tiers.length === 0) return null;
  return Math.min(...tiers.map((tier) => tier.price));
}

// Fixed for good: moving it would reorder nothing but make every stored score incomparable with new ones.
const firstDay = Date.UTC(2025, 0, 1);

/**
 * The market's order, higher first: five points for each point of completeness and one for each day that the
 * registration is younger. Time passing moves all products alike, so a stored score never goes stale.
 */
export function qualityScore(form: ProductDraft, registeredAt: Date): number {
  return completenessOf(form).score * 5 + Math.floor((registeredAt.getTime() - firstDay) / dayMs);
}

/** What a product stands behind others for once its certificate's term is over: as much as fifty points of completeness. */
export const uncertifiedCost = 250;
