// One line for each figure of the goals, in one form, which `npm run goals` reads from whatever suite prints it:
// `[goal] S1 | 23.2 × hand | ≥ 1 × hand | holds`.

export interface Figure {
  /** The goal's id: `S1`. One goal may have several lines; it holds when all of them do. */
  id: string;
  /** The finding with its counts: `100 demands of 100 with one taker`. */
  figure: string;
  goal: string;
  holds: boolean;
  /** The distance from the goal, where the figure's own words do not give it. */
  missedBy?: string;
}

const prefix = '[goal]';

export function printFigure(figure: Figure): void {
  console.log(lineOf(figure));
}

/** A figure that is a number: whether it holds, and by how much it misses, follow from it. `of` names what is counted. */
export function printNumber({ id, is, of, ...bound }: { id: string; is: number; of: string } & Bound): void {
  const atLeast = 'atLeast' in bound;
  const goal = atLeast ? bound.atLeast : bound.atMost;
  const holds = atLeast ? is >= goal : is <= goal;
  const by = goal === 0 ? plain(Math.abs(is)) : `${((Math.abs(is - goal) / goal) * 100).toFixed(1)} %`;
  const missedBy = holds ? undefined : by;
  printFigure({ id, figure: `${plain(is)} ${of}`, goal: `${atLeast ? '≥' : '≤'} ${plain(goal)}`, holds, missedBy });
}

type Bound = { atLeast: number } | { atMost: number };

export function lineOf({ id, figure, goal, holds, missedBy }: Figure): string {
  const verdict = holds ? 'holds' : `missed${missedBy ? ` by ${missedBy}` : ''}`;
  return `${prefix} ${[id, figure, goal, verdict].map(inOneCell).join(' | ')}`;
}

/** The figure in a line, wherever in the line a test runner has put it; null for any other line. */
export function parseLine(line: string): Figure | null {
  const at = line.indexOf(`${prefix} `);
  const [id, figure, goal, verdict] = at < 0 ? [] : line.slice(at + prefix.length + 1).split(' | ');
  if (!id || figure === undefined || goal === undefined || verdict === undefined) return null;
  const [, missedBy] = /^missed by (.*)$/.exec(verdict.trim()) ?? [];
  return { id, figure, goal, holds: verdict.trim() === 'holds', ...(missedBy && { missedBy }) };
}

function inOneCell(text: string): string {
  return text.replaceAll('|', '/').replaceAll(/\s+/g, ' ').trim();
}

function plain(value: number): string {
  return Number.isInteger(value) ? value.toLocaleString('en-US') : String(Number(value.toPrecision(3)));
}
