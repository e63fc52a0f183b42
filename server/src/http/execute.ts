// A request's way: token, who, input, transaction, token and who again, handler, output, envelope.
import type { Call } from '@shuji/contract/call';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Invalidate, nothingPending } from '#src/cache/invalidation-bus.ts';
import { type Db, type Pool, type Tx, write } from '#src/db/open.ts';
import type { ReadFromReplica } from '#src/db/replica.ts';
import { inSpan } from '#src/observe/trace.ts';
import { centre, type Requester, runFor, runInTransaction } from '#src/overload/requester.ts';
import { addressKeys } from '#src/providers/address-quota.ts';
import type { Providers } from '#src/providers/providers.ts';
import { type Actor, authenticate, authenticateAgain, type Identities, identify } from './authenticate.ts';
import type { FileAnswer, JobContext, PrepareContext, Upload, WriteContext } from './context.ts';
import type { Browser } from './cookies.ts';
import { type Job, type Served, sideOf } from './feature.ts';
import type { WriteLimit } from './rate-limit.ts';
import { readerCookie, sessionInCookie } from './reader-cookie.ts';
import { ensure, parseInput, toEnvelope } from './refuse.ts';

/** The parts that features give to the route, which they depend on. */
export interface ExecuteParts {
  pool: Pool;
  providers: Providers;
  identities: Identities;
  /** One row for each writing call, in its transaction. */
  record: (tx: Tx, entry: AuditEntry) => Promise<void>;
  /** Has every node drop what a write changed before its writer is answered. */
  invalidate: Invalidate;
  /** Reads from a standby what `aside` names; null: there is none. */
  readFromReplica: ReadFromReplica | null;
  replicaCalls: ReadonlySet<Call>;
  /** Refuses a writing caller who is too fast. */
  limit: WriteLimit;
}

export interface AuditEntry {
  call: string;
  actorKind: 'user' | 'operator' | 'anyone';
  actorId: string | null;
  /** The input's `id`, when it has one. */
  subject: string | null;
  address: string;
  requestId: string;
}

export interface Caller {
  token: string;
  /** The Cookie header, empty if none. */
  cookie: string;
  mobile: boolean;
  address: string;
  device: string;
  browser: Browser;
  requestId: string;
  /** Waits for heavy work without occupying an ordinary call's place; absent: the caller is this process. */
  waiting?: Pick<Requester, 'signal' | 'stepOut'>;
}

/** The request's content, read only after the caller has been let in. */
export type Given = () => Promise<{ input: unknown; upload: Upload | null }>;

export interface Performed {
  data: unknown;
  /** The cache tags of an anonymous reply; empty when it must not be cached. */
  tags: string[];
  /** The cookie the browser needs where it sends no token; null when it has it already. */
  setCookie: string | null;
}

export type Execute = (served: Served, given: Given, caller: Caller) => Promise<Performed>;

/** Builds the one way in; HTTP, server rendering and tests all come through it. */
export function makeExecute(parts: ExecuteParts): Execute {
  const { pool, providers } = parts;
  const writeApart = <T>(work: (db: Tx) => Promise<T>) => write(pool, work);

  return async function perform(served, given, caller) {
    const { call } = served;
    if (call.writes) ensure(caller.mobile, 'door.noMobileHeader');
    const actor = await authenticate(pool, parts.identities, call, caller.token, providers.clock());
    const requester = caller.waiting ? { ...caller.waiting, id: actor?.id ?? networkOf(caller.address) } : centre;
    return runFor(requester, () => admitted(served, given, caller, actor));
  };

  async function admitted(served: Served, given: Given, caller: Caller, actor: Actor | null): Promise<Performed> {
    const { call } = served;
    const side = sideOf(call.who);
    const received = await given();
    const input = parseInput(call.input, received.input);
    const now = providers.clock();
    const isNew = actor !== null && sessionInCookie(providers, side, caller.cookie) !== actor.sessionId;
    const setCookie = isNew ? readerCookie(providers, side, actor.sessionId) : null;
    const common = {
      actor,
      now,
      providers,
      address: caller.address,
      device: caller.device,
      browser: caller.browser,
      requestId: caller.requestId,
      upload: received.upload,
    };
    if (!call.writes) {
      const readers = () => readersOf(parts, caller, actor);
      const read = (db: Db) =>
        served.run(input, { ...common, db, readers, writeApart } as unknown as WriteContext<never>, null);
      const answer = await (parts.readFromReplica && parts.replicaCalls.has(call)
        ? parts.readFromReplica(read)
        : read(pool));
      return { data: shape(served, answer), tags: actor ? [] : tagsOf(served, input), setCookie };
    }
    await parts.limit(actor?.id ?? null, caller.address);
    const data = await takingBack(async (ifRefused) => {
      const before = { ...common, db: pool, ifRefused };
      const ready = await served.prepare?.(input, before as unknown as PrepareContext<never>);
      const revoked = (await served.revokes?.(input, before)) ?? [];
      return commit(parts, async (writing) => {
        const known = { token: caller.token, actor, revoked, now };
        const authenticated = await authenticateAgain(writing.db, parts.identities, call, known);
        const entry = auditEntry(served.name, input, { ...common, actor: authenticated });
        const actsAs = (actorKind: 'user' | 'operator', actorId: string) =>
          Object.assign(entry, { actorKind, actorId });
        const context = { ...common, ...writing, actor: authenticated, actsAs } as unknown as WriteContext<never>;
        const answer = shape(served, await served.run(input, context, ready));
        await parts.record(writing.db, entry);
        return answer;
      });
    });
    return { data, tags: [], setCookie };
  }
}

function networkOf(address: string): string {
  return addressKeys(address)[0]?.key ?? address;
}

/** The people a request comes from, by token or by cookie: one for each side at most. */
async function readersOf(
  { pool, providers, identities }: ExecuteParts,
  { cookie, token }: Caller,
  actor: Actor | null,
): Promise<Actor[]> {
  const sides = (['site', 'office'] as const).map(async (side) => {
    const id = sessionInCookie(providers, side, cookie);
    const byToken = actor || !token ? null : await identify(pool, identities, side, { token });
    return byToken ?? (id && id !== actor?.sessionId ? identify(pool, identities, side, { id }) : null);
  });
  return [actor, ...(await Promise.all(sides))].filter((reader) => reader !== null);
}

/** True when a request comes from the office, by its token or, in a browser's own requests, by its cookie. */
export function operatorIn({
  pool,
  providers,
  identities,
}: ExecuteParts): (request: FastifyRequest) => Promise<boolean> {
  return async ({ headers }) => {
    const id = sessionInCookie(providers, 'office', headers.cookie ?? '');
    const by = headers.authorization ? { token: headers.authorization } : id ? { id } : null;
    const operator = by && (await identify(pool, identities, 'office', by));
    return operator?.kind === 'operator' && operator.owes === null;
  };
}

/** A refusal takes back what was done outside; after a fault nobody knows whether the transaction stands. */
async function takingBack<T>(work: (ifRefused: PrepareContext<never>['ifRefused']) => Promise<T>): Promise<T> {
  const done: (() => Promise<void> | void)[] = [];
  try {
    return await work((takeBack) => done.push(takeBack));
  } catch (error) {
    if (toEnvelope(error)) for (const takeBack of done.reverse()) await takeBack();
    throw error;
  }
}

/** Runs a scheduled job as the door runs a call: one transaction, and what it touched is dropped before it ends. */
export function runJob(parts: Pick<ExecuteParts, 'pool' | 'providers' | 'invalidate'>, job: Job): Promise<void> {
  const { providers } = parts;
  const ran = () =>
    commit(parts, (writing) => {
      const next = (run: Job['run']) => writing.afterCommit(() => runJob(parts, { ...job, run }));
      return job.run({ ...writing, providers, now: providers.clock(), next });
    });
  return inSpan(`job ${job.name}`, ran);
}

type Writing = Pick<JobContext, 'db' | 'afterCommit' | 'invalidate'>;

async function commit<T>(
  parts: Pick<ExecuteParts, 'pool' | 'invalidate'>,
  work: (writing: Writing) => Promise<T>,
): Promise<T> {
  const after: (() => Promise<void> | void)[] = [];
  const touched = new Set<string>();
  let pending = nothingPending;
  const result = await inSpan('transaction', () =>
    runInTransaction(() =>
      write(parts.pool, async (db) => {
        const done = await work({
          db,
          afterCommit: (later) => after.push(later),
          invalidate: (...tags) => {
            for (const tag of tags) touched.add(tag);
          },
        });
        pending = await parts.invalidate(db, [...touched]);
        return done;
      }),
    ),
  ).catch((error: unknown) => {
    pending.rolledBack();
    throw error;
  });
  await pending.committed();
  for (const later of after) await later();
  return result;
}

/** Parses the answer by the contract: a column that is not declared cannot leave. */
function shape(served: Served, answer: unknown): unknown {
  if (served.call.answer === 'file') return answer as FileAnswer;
  return served.call.output.parse(answer);
}

function tagsOf(served: Served, input: unknown): string[] {
  const fields = input as Record<string, unknown>;
  return (served.call.cache ?? []).map((tag) => tag.replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name])));
}

const subjectShape = z.object({ id: z.string() });

function auditEntry(
  name: string,
  input: unknown,
  common: { actor: Actor | null; address: string; requestId: string },
): AuditEntry {
  const subject = subjectShape.safeParse(input);
  return {
    call: name,
    actorKind: common.actor?.kind ?? 'anyone',
    actorId: common.actor?.id ?? null,
    subject: subject.success ? subject.data.id : null,
    address: common.address,
    requestId: common.requestId,
  };
}
