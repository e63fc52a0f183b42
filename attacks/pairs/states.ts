// A noun's states: for each status the ways to reach it, each made anew through the API.
import type { Planted } from './moves.ts';

export type Plant = () => Promise<Planted>;

/** A status without a plant does not compile. */
export type States<Status extends string> = Record<Status, Record<string, Plant>>;

export interface State {
  noun: string;
  name: string;
  plant: Plant;
}

export function statesOf(noun: string, states: States<string>): State[] {
  return Object.entries(states).flatMap(([status, plants]) =>
    Object.entries(plants).map(([how, plant]) => ({ noun, name: `${noun} ${status}, ${how}`, plant })),
  );
}
