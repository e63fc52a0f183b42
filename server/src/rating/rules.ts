import { ratingDays } from '@shuji/contract/rating/labels';
import { dayMs } from '@shuji/contract/time';

export interface RatingStanding {
  fixedAt: string;
  answeredAt: string | null;
  hiddenAt: string | null;
}

export function fixedFrom(ratedAt: Date): Date {
  return new Date(ratedAt.getTime() + ratingDays * dayMs);
}

/** A supplier's answer fixes the rating it answers. */
export function mayChange({ fixedAt, answeredAt, hiddenAt }: RatingStanding, now: Date): boolean {
  return now < new Date(fixedAt) && answeredAt === null && hiddenAt === null;
}

export function mayAnswer({ answeredAt, hiddenAt }: RatingStanding): boolean {
  return answeredAt === null && hiddenAt === null;
}

/** 海联供应链管理有限公司 → 认证需方 海联***: enough to distinguish two buyers, too little to identify one. */
export function buyerWords(publicName: string): string {
  const shown = [...publicName].slice(0, publicName.includes('*') ? 1 : 2).join('');
  return shown ? `认证需方 ${shown}***` : '认证需方';
}
