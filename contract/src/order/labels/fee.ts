export const feePayers = { seller: '供方', buyer: '需方', both: '供需双方各半' } as const;

export type FeePayer = keyof typeof feePayers;

export interface FeeShares {
  buyer: number;
  seller: number;
}

/** 1234567 → 12,345.67 */
export function yuan(fen: number): string {
  const whole = String(Math.floor(fen / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}.${String(fen % 100).padStart(2, '0')}`;
}

/** 1800000 → ¥18,000 */
export function sumWords(fen: number): string {
  return `¥${yuan(fen).replace(/\.00$/, '')}`;
}
