export const budgetModes = ['range', 'negotiable'] as const;

export function isOrdered({
  budgetMode,
  budgetMin,
  budgetMax,
}: {
  budgetMode: string;
  budgetMin: number | null;
  budgetMax: number | null;
}): boolean {
  return budgetMode === 'negotiable' || budgetMin === null || budgetMax === null || budgetMin <= budgetMax;
}

// Said together with what is wrong elsewhere: by itself zod looks across fields only once each of them is right.
export function budget(field: 'budgetMin' | 'budgetMax', error: string) {
  return { path: [field], error, when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };
}
