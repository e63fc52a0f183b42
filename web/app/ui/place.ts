/**
 * A link's or navigation's state where the same page goes on and only its address changes: a list narrowed, a
 * draft that got its number. Whoever reads or writes there stays where they are.
 */
export const keepsPlace = { keepsPlace: true };

export function isSamePlace(state: unknown): boolean {
  return (state as Partial<typeof keepsPlace> | null)?.keepsPlace === true;
}
