// A noun's table of contents: each call of its contract beside the function that answers it, under the same name.
import type { Call, CallNames, Output, Parsed, Who } from '@shuji/contract/call';
import { callsOf } from '@shuji/contract/call';
import type { ActorFor, FileAnswer, ReadScene, ScheduledScene, WriteScene } from './scene.ts';

type Answered<C extends Call> = C['answer'] extends 'file' ? FileAnswer : Output<C>;

/** Taking an actor that the call does not promise is a compile error, and so is writing on a call that only reads. */
export type Handler<C extends Call> = (
  input: Parsed<C>,
  scene: C['writes'] extends true ? WriteScene<ActorFor<C['who']>> : ReadScene<ActorFor<C['who']>>,
) => Promise<Answered<C>>;

export interface Served {
  name: string;
  call: Call;
  run: (input: unknown, scene: WriteScene<never>) => Promise<unknown>;
}

/** Work that time asks for, in a transaction of its own; it must be right to run it twice. */
export interface Job {
  name: string;
  /** Five fields, in UTC. */
  cron: string;
  run: (scene: ScheduledScene) => Promise<void>;
}

export interface Feature {
  noun: string;
  calls: Served[];
  jobs: Job[];
}

/** Every call of the module must be answered; leaving one out does not compile. */
export function feature<M extends object>(
  noun: string,
  module: M,
  handlers: { [K in CallNames<M>]: M[K] extends Call ? Handler<M[K]> : never },
  jobs: Job[] = [],
): Feature {
  const calls = callsOf(module);
  const byName = handlers as Record<string, Served['run']>;
  return {
    noun,
    jobs,
    calls: Object.entries(calls).map(([name, call]) => ({ name, call, run: byName[name] as Served['run'] })),
  };
}

const ladder: Record<Who, 'site' | 'office'> = {
  anyone: 'site',
  user: 'site',
  attested: 'site',
  merchant: 'site',
  buyer: 'site',
  seller: 'site',
  staff: 'office',
  operator: 'office',
  reviewer: 'office',
  editor: 'office',
  admin: 'office',
  auditor: 'office',
};

/** Which sign-in a call belongs to: the website's or the office's. */
export function sideOf(who: Who): 'site' | 'office' {
  return ladder[who];
}
