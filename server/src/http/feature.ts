// A noun's table of contents: each call of its contract beside the function that answers it, under the same name.
import type { Call, CallNames, Output, Parsed, Shape, ShapeOf, Who } from '@shuji/contract/call';
import { callsOf } from '@shuji/contract/call';
import {
  type ActorFor,
  type FileAnswer,
  type FileContext,
  type PrepareContext,
  personOf,
  type ReadContext,
  type RevokeContext,
  type ScheduledContext,
  type WriteContext,
} from './context.ts';

/** The handler of a call that answers nothing returns nothing. */
type Answered<C extends Call> = Output<C> extends null ? Promise<void> : Promise<Output<C>>;

type Answering<C extends Call, X> = (input: Parsed<C>, context: X) => Answered<C>;

/** Taking an actor that the call does not promise is a compile error, and so is writing on a call that only reads. */
export type Handler<C extends Call> = C['writes'] extends true ? Answering<C, WriteContext<Actor<C>>> : ReadHandler<C>;

/** The reading part of a call, also of one that writes only who has looked. */
export type ReadHandler<C extends Call> = Answering<C, ReadContext<Actor<C>>>;

/** The handler of a reading call that answers bytes. */
export type FileHandler<C extends Call> = (input: Parsed<C>, context: FileContext<Actor<C>>) => Promise<FileAnswer>;

/** A writing call whose slow part is done before its transaction, so that no connection waits for it. */
export interface TwoSteps<I, P, W, A> {
  prepare: (input: I, scene: P) => Promise<unknown>;
  run: (input: I, scene: W, ready: unknown) => Promise<A>;
}

/**
 * `prepare` reads, checks and stores what lies outside the database; `run` is given what it answers, in the transaction.
 * Rows may change between the two, so `run` checks every condition again in its UPDATE.
 */
export function inTwoSteps<I, P, W, R, A>(
  prepare: (input: I, scene: P) => Promise<R>,
  run: (input: I, scene: W, ready: R) => Promise<A>,
): TwoSteps<I, P, W, A> {
  return { prepare, run: (input, scene, ready) => run(input, scene, ready as R) };
}

/** A writing call that takes rights away. Its transaction begins once no other relies on them any more. */
export interface Revoking<I, H> {
  /** Accounts and operators who lose a right, a role or a session. */
  revokes: (input: I, context: RevokeContext) => Promise<string[]> | string[];
  answering: H;
}

/** Names whose rights a call takes away, for the lock under which every writing transaction relies on them. */
export function revoking<I, H>(revokes: Revoking<I, H>['revokes'], answering: H): Revoking<I, H> {
  return { revokes, answering };
}

/** For calls that end sessions or rights of their caller, a person. */
export function ofActor(_: unknown, { actor }: RevokeContext): string[] {
  return actor ? [personOf(actor)] : [];
}

/** For calls that take away rights of the account their caller acts for. */
export function ofAccount(_: unknown, { actor }: RevokeContext): string[] {
  return actor ? [actor.id] : [];
}

type Actor<C extends Call> = ActorFor<C['who']>;

type AnyHandler<C extends Call> = C['writes'] extends true
  ? Writing<C> | Revoking<Parsed<C>, Writing<C>>
  : Answering<C, FileContext<Actor<C>>>;

type Writing<C extends Call> =
  | Handler<C>
  | TwoSteps<Parsed<C>, PrepareContext<Actor<C>>, WriteContext<Actor<C>>, Awaited<Answered<C>>>;

/** A call with its schemas, as the server needs it. */
export type ShapedCall = Call & Shape;

export interface Served {
  name: string;
  call: ShapedCall;
  /** The step before the transaction of a writing call, if any. */
  prepare: ((input: unknown, context: PrepareContext<never>) => Promise<unknown>) | null;
  /** Returns the accounts whose rights the call revokes. */
  revokes: ((input: unknown, context: RevokeContext) => Promise<string[]> | string[]) | null;
  run: (input: unknown, context: WriteContext<never>, ready: unknown) => Promise<unknown>;
}

/** Work that time asks for, in a transaction of its own; it must be right to run it twice. */
export interface Job {
  name: string;
  /** Five fields, in UTC. */
  cron: string;
  /** A NOTIFY on this channel runs it too, at once. */
  channel?: string;
  run: (context: ScheduledContext) => Promise<void>;
}

export interface Feature {
  noun: string;
  calls: Served[];
  jobs: Job[];
}

/** Every call of the module must have its shape and be answered; leaving one out does not compile. */
export function feature<M extends object>(
  noun: string,
  module: M,
  shapes: { [K in CallNames<M>]: M[K] extends Call ? ShapeOf<M[K]> : never },
  handlers: { [K in CallNames<M>]: M[K] extends Call ? AnyHandler<M[K]> : never },
  jobs: Job[] = [],
): Feature {
  const calls = callsOf(module);
  const byName = handlers as Record<string, Answer>;
  const shapeOf = shapes as Record<string, Shape>;
  return {
    noun,
    jobs,
    calls: Object.entries(calls).map(([name, call]) => ({
      name,
      call: { ...call, ...(shapeOf[name] as Shape) },
      ...stepsOf(byName[name] as Answer),
    })),
  };
}

type Steps = Pick<Served, 'prepare' | 'revokes' | 'run'>;
type Answer = Steps['run'] | Pick<Steps, 'prepare' | 'run'> | Revoking<unknown, Answer>;

function stepsOf(answer: Answer): Steps {
  if (typeof answer === 'function') return { prepare: null, revokes: null, run: answer };
  if (!('revokes' in answer)) return { ...answer, revokes: null };
  return { ...stepsOf(answer.answering), revokes: answer.revokes };
}

const ladder: Record<Who, 'site' | 'office'> = {
  anyone: 'site',
  user: 'site',
  attested: 'site',
  merchant: 'site',
  buyer: 'site',
  seller: 'site',
  vendor: 'site',
  staff: 'office',
  operator: 'office',
  reviewer: 'office',
  finance: 'office',
  clerk: 'office',
  overseer: 'office',
  moneyOverseer: 'office',
  dealOverseer: 'office',
  editor: 'office',
  admin: 'office',
  auditor: 'office',
};

/** The sign-in a call belongs to: the website's or the office's. */
export function sideOf(who: Who): 'site' | 'office' {
  return ladder[who];
}
