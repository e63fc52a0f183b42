// Random walks (goal R3): a machine of states is led about by chance and compared, after each step, with a model of it.
import { Refused } from '#test/refused.ts';
import { printFigure } from '../../../bench/figure.ts';

/** The database's facts of the thing under test. */
export interface Found {
  status: string;
  /** Rows of its history. */
  rows: number;
}

export interface Step<State> {
  /** Actor and step, as a title. */
  name: string;
  /** The state this leads to, or null where it is not lawful: modelled on market.md, not on the code under test. */
  leads(state: State): State | null;
  /** Takes the step through the API. */
  take(state: State): Promise<unknown>;
  /** Rows of history it adds, one by default. */
  rows?(state: State): number;
  /** Reads values that only the step itself knows, such as the id of a payment. */
  learn?(state: State): Promise<State>;
}

export interface Machine<State extends { status: string }> {
  name: string;
  begin(): Promise<State>;
  find(state: State): Promise<Found>;
  steps: Step<State>[];
  /** States nothing leads out of. */
  ends: readonly string[];
}

export interface WalkResult {
  taken: number;
  refused: number;
  begun: number;
  /** `status: step` of every lawful step taken. */
  ways: Set<string>;
}

/** Takes that many steps; throws at the first that ends otherwise than in the model. */
export async function walk<State extends { status: string }>(
  machine: Machine<State>,
  { steps, seed }: { steps: number; seed: number },
): Promise<WalkResult> {
  const chance = seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const walked: WalkResult = { taken: 0, refused: 0, begun: 0, ways: new Set() };
  let state: State | null = null;
  for (let count = 0; count < steps; count += 1) {
    if (!state) {
      state = await machine.begin();
      walked.begun += 1;
    }
    const here: State = state;
    const lawful = machine.steps.filter((step) => step.leads(here));
    const choice =
      chance() < 0.5 || lawful.length === 0 ? machine.steps : onward(machine, here, lawful, walked, chance());
    state = await oneStep(machine, pick(choice), here, walked);
    if (lawful.length === 0 && chance() < 0.3) state = null;
  }
  return walked;
}

// Left to plain chance most walks would end near their beginning: a way never gone comes first, an end seldom.
function onward<State extends { status: string }>(
  { ends }: Machine<State>,
  here: State,
  lawful: Step<State>[],
  { ways }: WalkResult,
  chance: number,
): Step<State>[] {
  const fresh = lawful.filter((step) => !ways.has(way(here, step)));
  const living = lawful.filter((step) => !ends.includes(step.leads(here)?.status ?? ''));
  const freshAndLiving = fresh.filter((step) => living.includes(step));
  if (chance < 0.1 && fresh.length > 0) return fresh;
  if (freshAndLiving.length > 0) return freshAndLiving;
  return chance < 0.8 && living.length > 0 ? living : lawful;
}

async function oneStep<State extends { status: string }>(
  machine: Machine<State>,
  step: Step<State>,
  state: State,
  walked: WalkResult,
): Promise<State> {
  const where = `${machine.name}, ${way(state, step)}`;
  const before = await machine.find(state);
  const next = step.leads(state);
  const isTaken = await step.take(state).then(
    () => true,
    (reason: unknown) => {
      if (reason instanceof Refused) return false;
      throw new Error(where, { cause: reason });
    },
  );
  const after = await machine.find(state);
  if (isTaken !== (next !== null)) throw new Error(`${where} should have been ${next ? 'taken' : 'refused'}`);
  const expected = { status: next?.status ?? state.status, rows: before.rows + (next ? (step.rows?.(state) ?? 1) : 0) };
  if (after.status !== expected.status || after.rows !== expected.rows)
    throw new Error(`${where} left ${JSON.stringify(after)} instead of ${JSON.stringify(expected)}`);
  if (!next) {
    walked.refused += 1;
    return state;
  }
  walked.taken += 1;
  walked.ways.add(way(state, step));
  return step.learn ? step.learn(next) : next;
}

function way({ status }: { status: string }, { name }: { name: string }): string {
  return `${status}: ${name}`;
}

/** Mulberry32: the same seed walks the same way on every machine. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How far each of the two machines is led. The whole 50,000 of goal R3 take minutes: `npm run test:walk`. */
export const stepsToWalk = Number(process.env.WALK_STEPS ?? 1_200);

export function report(name: string, { taken, refused, begun, ways }: WalkResult): void {
  // A step that differs from the model ends the walk; two machines make the 50,000.
  const least = 25_000;
  printFigure({
    id: 'R3',
    figure: `${name}: ${taken + refused} steps on ${begun} of them, ${taken} lawful ones taken with one row of history each, ${refused} others refused, ${ways.size} ways seen`,
    goal: '≥ 50,000 steps over both, none otherwise than the model',
    holds: taken + refused >= least,
    missedBy: `${least - taken - refused} steps`,
  });
}
