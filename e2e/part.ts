// `npm test` plays the short form of what walks every page and of what is played by each hand; CARE=whole plays all of it.
export const isWhole = process.env.CARE === 'whole';

/** A third of a walk's stops, or all of them; pictures are taken of all. */
export function partOf<T>(stops: readonly T[], third: 0 | 1 | 2): readonly T[] {
  return isWhole || process.env.PICTURES ? stops : stops.filter((_, at) => at % 3 === third);
}
