// Pure: which version stands on a day, what may be published when, and what a search shows of a text.
import { type DocumentKind, signUpDocuments, type VersionStatus } from '@shuji/contract/document/labels';
import { noticeDaysOfAgreement } from '@shuji/contract/document/labels/office';
import type { DocumentVersion } from '@shuji/contract/document/schema';
import { chinaDay, dayMs } from '@shuji/contract/time';

interface Dated {
  number: number;
  effectiveOn: string;
}

/** The last one published among those whose day has come; null before there is any. */
export function versionInForce<V extends Dated>(versions: readonly V[], today: string): V | null {
  return highest(versions.filter(({ effectiveOn }) => effectiveOn <= today));
}

/** The next one whose day has not come. */
export function comingAfter<V extends Dated>(versions: readonly V[], today: string): V | null {
  const coming = versions.filter(({ effectiveOn }) => effectiveOn > today);
  const first = coming.map(({ effectiveOn }) => effectiveOn).sort()[0];
  return highest(coming.filter(({ effectiveOn }) => effectiveOn === first));
}

function highest<V extends Dated>(versions: readonly V[]): V | null {
  return versions.reduce<V | null>((best, one) => (best && best.number > one.number ? best : one), null);
}

export function statusOf(version: Dated, versions: readonly Dated[], today: string): VersionStatus {
  if (version.effectiveOn > today) return 'coming';
  return versionInForce(versions, today)?.number === version.number ? 'standing' : 'past';
}

export interface StoredVersion extends Dated {
  title: string;
  note: string;
  publishedAt: string;
}

/** A version as readers see it. */
export function toVersion(version: StoredVersion, versions: readonly Dated[], today: string): DocumentVersion {
  const { number, title, effectiveOn, note, publishedAt } = version;
  const publishedOn = chinaDay(new Date(publishedAt));
  return { number, title, effectiveOn, note, publishedOn, status: statusOf(version, versions, today) };
}

/**
 * The earliest day a new version may take effect: never before an older version does, never in the past, and an
 * agreement that people are bound by already is announced beforehand.
 */
export function earliestDay(kind: DocumentKind, versions: readonly Dated[], now: Date): string {
  const isAnnounced = kind === 'agreement' && versions.length > 0;
  const first = chinaDay(new Date(now.getTime() + (isAnnounced ? noticeDaysOfAgreement * dayMs : 0)));
  return versions.reduce((latest, { effectiveOn }) => (effectiveOn > latest ? effectiveOn : latest), first);
}

export function mustStand(anchor: string): boolean {
  return signUpDocuments.some((name) => name === anchor);
}

export function needsTopic(kind: DocumentKind): boolean {
  return kind === 'guide' || kind === 'question';
}
