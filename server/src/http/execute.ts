// The way of a request: authenticate, authorize, parse, limit, begin, authenticate again, run, shape, record, commit.

import { readsMasked } from '@shuji/contract/operator/labels';
import { maskInTexts, maskOf } from '@shuji/contract/personal';
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
import {
  type FileAnswer,
  type JobContext,
  type PrepareContext,
  personOf,
  type Upload,
  type WriteContext,
} from './context.ts';
import type { Browser } from './cookies.ts';
import { type Job, type Served, sideOf } from './feature.ts';
import type { WriteLimit } from './rate-limit.ts';
import { readerCookie, sessionInCookie } from './reader-cookie.ts';
import { ensure, parseInput, toEnvelope } from './refuse.ts';

/** Supplied by app.ts: features that the route cannot import. */
export interface ExecuteParts {
  pool: Pool;
  providers: Providers;
  identities: Identities;
  /** One row for each writing call but a view, in its transaction. */
  record: (tx: Tx, entry: AuditEntry) => Promise<void>;
  /** Invalidates cached replies on every node before the write is acknowledged. */
  invalidate: Invalidate;
  /** Runs the reads of calls marked `replica` on a read replica; null without one. */
  readFromReplica: ReadFromReplica | null;
  /** Rate limit of writing calls. */
  limit: WriteLimit;
  /** Brings up to date what handlers read from memory without waiting: the administrative divisions. */
  refresh: (db: Db, now: Date) => Promise<void>;
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
  /** Lets the call wait for heavy work without a concurrency slot; absent when the caller is this process. */
  waiting?: Pick<Requester, 'signal' | 'stepOut'>;
}

/** Reads the request's content; called only after the caller is authorized. */
export type ReadContent = () => Promise<{ input: unknown; upload: Upload | null }>;

export interface Result {
  data: unknown;
  /** The cache tags of an anonymous reply; empty when it must not be cached. */
  tags: string[];
  /** The cookie the browser needs where it sends no token; null when it has it already. */
  setCookie: string | null;
}

export type Execute = (served: Served, readContent: ReadContent, caller: Caller) => Promise<Result>;

/** Builds the one entry to all calls: HTTP, server rendering and tests go through it. */
export function makeExecute(parts: ExecuteParts): Execute {
  const { pool, providers } = parts;
  const writeApart = <T>(work: (db: Tx) => Promise<T>) => write(pool, work);

  return async function execute(served, readContent, caller) {
    const { call } = served;
    if (call.writes) ensure(caller.mobile, 'door.noMobileHeader');
    const actor = await authenticate(pool, parts.identities, call, caller.token, providers.clock());
    const requester = caller.waiting ? { ...caller.waiting, id: actor?.id ?? networkOf(caller.address) } : centre;
    return runFor(requester, () => run(served, readContent, caller, actor));
  };

  async function run(served: Served, readContent: ReadContent, caller: Caller, actor: Actor | null): Promise<Result> {
    const { call } = served;
    const side = sideOf(call.who);
    const content = await readContent();
    const input = parseInput(call.input, content.input);
    const now = providers.clock();
    await parts.refresh(pool, now);
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
      upload: content.upload,
    };
    if (!call.writes) {
      const readers = () => readersOf(parts, caller, actor);
      const read = (db: Db) =>
        served.run(input, { ...common, db, readers, writeApart } as unknown as WriteContext<never>, null);
      const answer = await (parts.readFromReplica && call.replica ? parts.readFromReplica(read) : read(pool));
      return { data: shape(served, answer, actor), tags: actor ? [] : tagsOf(served, input), setCookie };
    }
    await parts.limit(actor?.id ?? null, caller.address);
    const data = await undoingIfRefused(async (ifRefused) => {
      const before = { ...common, db: pool, ifRefused };
      const ready = await served.prepare?.(input, before as unknown as PrepareContext<never>);
      const revoked = (await served.revokes?.(input, before)) ?? [];
      return commit(parts, async (writing) => {
        const first = { token: caller.token, actor, revoked, now };
        const authenticated = await authenticateAgain(writing.db, parts.identities, call, first);
        const entry = auditEntry(served.name, input, { ...common, actor: authenticated });
        const actsAs = (actorKind: 'user' | 'operator', actorId: string) =>
          Object.assign(entry, { actorKind, actorId });
        const context = { ...common, ...writing, actor: authenticated, actsAs } as unknown as WriteContext<never>;
        const answer = shape(served, await served.run(input, context, ready), authenticated);
        if (!call.isView) await parts.record(writing.db, entry);
        return answer;
      });
    });
    return { data, tags: [], setCookie };
  }
}

function networkOf(address: string): string {
  return addressKeys(address)[0]?.key ?? address;
}

/** The account and the operator that a request authenticates, by token or cookie. */
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

/** True when a request authenticates an operator, by token or, for a browser's own requests, by cookie. */
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

/** Undoes work outside the database after a refusal; after a fault it is unknown whether the transaction committed. */
async function undoingIfRefused<T>(work: (ifRefused: PrepareContext<never>['ifRefused']) => Promise<T>): Promise<T> {
  const undos: (() => Promise<void> | void)[] = [];
  try {
    return await work((undo) => undos.push(undo));
  } catch (error) {
    if (toEnvelope(error)) for (const undo of undos.reverse()) await undo();
    throw error;
  }
}

/** Runs a scheduled job like a call: one transaction, with its cache invalidation. */
export function runJob(
  parts: Pick<ExecuteParts, 'pool' | 'providers' | 'invalidate' | 'refresh'>,
  job: Job,
): Promise<void> {
  const { pool, providers, refresh } = parts;
  const attempt = async () => {
    await refresh(pool, providers.clock());
    return commit(parts, (writing) => {
      const next = (run: Job['run']) => writing.afterCommit(() => runJob(parts, { ...job, run }));
      return job.run({ ...writing, providers, now: providers.clock(), next });
    });
  };
  return inSpan(`job ${job.name}`, attempt);
}

type Writing = Pick<JobContext, 'db' | 'afterCommit' | 'invalidate'>;

async function commit<T>(
  parts: Pick<ExecuteParts, 'pool' | 'invalidate'>,
  work: (writing: Writing) => Promise<T>,
): Promise<T> {
  const hooks: (() => Promise<void> | void)[] = [];
  const tags = new Set<string>();
  let pending = nothingPending;
  const result = await inSpan('transaction', () =>
    runInTransaction(() =>
      write(parts.pool, async (db) => {
        const value = await work({
          db,
          afterCommit: (hook) => hooks.push(hook),
          invalidate: (...changed) => {
            for (const tag of changed) tags.add(tag);
          },
        });
        pending = await parts.invalidate(db, [...tags]);
        return value;
      }),
    ),
  ).catch((error: unknown) => {
    pending.rolledBack();
    throw error;
  });
  await pending.committed();
  for (const hook of hooks) await hook();
  return result;
}

/** Parses the reply by its contract, so that an undeclared column never leaves, and masks personal values for who only reads. */
function shape({ call }: Served, answer: unknown, actor: Actor | null): unknown {
  if (call.answer === 'file') return answer as FileAnswer;
  const reply = call.output.parse(answer ?? null);
  const isMasked = actor?.kind === 'operator' && readsMasked(call.who, actor.roles);
  if (!isMasked) return reply;
  const mask = maskOf(call.output);
  return maskInTexts(mask ? mask(reply) : reply);
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
    actorId: common.actor && personOf(common.actor),
    subject: subject.success ? subject.data.id : null,
    address: common.address,
    requestId: common.requestId,
  };
}
