// The attack on withheld figures: bounds of every hidden cell, from all sums that are public.

/** The named cells add up to `sum`, or to something from `sum` to `most`. */
export interface Equation {
  cells: readonly string[];
  sum: number;
  most?: number;
}

export interface Bounds {
  least: number;
  most: number;
}

/** Narrows the bounds of each cell by every equation until nothing changes. A hidden cell is at least 1: zeros are published. */
export function boundsOf(equations: readonly Equation[]): Map<string, Bounds> {
  const bounds = new Map<string, Bounds>();
  for (const { cells } of equations) for (const cell of cells) bounds.set(cell, { least: 1, most: Infinity });
  const at = (cell: string) => bounds.get(cell) as Bounds;
  const whole = withDifferences(equations);
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const { cells, sum, most: top = sum } of whole)
      for (const cell of cells) {
        const others = cells.filter((other) => other !== cell).map(at);
        const least = sum - others.reduce((all, { most }) => all + most, 0);
        const most = top - others.reduce((all, other) => all + other.least, 0);
        const found = at(cell);
        const narrower = { least: Math.max(found.least, least), most: Math.min(found.most, most) };
        if (narrower.least === found.least && narrower.most === found.most) continue;
        bounds.set(cell, narrower);
        isChanged = true;
      }
  }
  return bounds;
}

/** Adds what is left of each equation when those that it contains are taken off, the largest first. */
function withDifferences(equations: readonly Equation[]): Equation[] {
  const named = equations.map((one) => [`${one.cells.toSorted().join('|')} ${one.sum} ${one.most}`, one] as const);
  const known = [...new Map(named).values()].sort((one, other) => other.cells.length - one.cells.length);
  return known.flatMap((whole, at) => {
    const rest = { cells: new Set(whole.cells), sum: whole.sum, most: whole.most ?? whole.sum };
    for (const part of known.slice(at + 1)) {
      if (!part.cells.every((cell) => rest.cells.has(cell))) continue;
      for (const cell of part.cells) rest.cells.delete(cell);
      rest.sum -= part.most ?? part.sum;
      rest.most -= part.sum;
    }
    return [whole, { cells: [...rest.cells], sum: rest.sum, most: rest.most }];
  });
}
