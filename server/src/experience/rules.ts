import { type ExperienceRole, experienceRole } from '@shuji/contract/experience/labels';

export const experienceFiles = { proofs: 'proof' } as const;

/** A value of the form in words for the reviewer; `amount` is in fen. */
export function sayField(field: string, value: unknown): string {
  if (field === 'role' && typeof value === 'string') return experienceRole[value as ExperienceRole] ?? value;
  if (field === 'amount' && typeof value === 'number')
    return `${(value / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2 })} 元`;
  return typeof value === 'string' ? value : '';
}
