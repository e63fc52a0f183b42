// Everything that the features stand on.
import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { Call, Input, Output } from '@shuji/contract/call';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { findUser, hasAgreed } from '#src/account/queries.ts';
import { record } from '#src/audit/actions.ts';
import { joinInvalidationBus } from '#src/cache/invalidation-bus.ts';
import { invalidateMemos } from '#src/cache/memo.ts';
import { ResponseCache } from '#src/cache/response-cache.ts';
import type { Config } from '#src/config/environment.ts';
import { newestMigration } from '#src/db/migrate.ts';
import { type Pool, single } from '#src/db/open.ts';
import { openReplica } from '#src/db/replica.ts';
import { wakeJobs } from '#src/db/run-soon.ts';
import { mountCatalog } from '#src/dcat/feed.ts';
import { mountGateway } from '#src/gateway/paths.ts';
import { mountFeeds } from '#src/home/feeds.ts';
import { asker } from '#src/http/call-in-process.ts';
import { mountDocs } from '#src/http/docs/docs.ts';
import { answerFaults } from '#src/http/error-handler.ts';
import { type ExecuteParts, makeExecute, operatorIn, runJob } from '#src/http/execute.ts';
import { answerMalformed, answerNoHttp } from '#src/http/malformed-request.ts';
import { openRateLimit } from '#src/http/rate-limit.ts';
import { mountCalls } from '#src/http/route.ts';
import { safeHeaders } from '#src/http/security-headers.ts';
import { isMarketUnread } from '#src/market/catalogue-sync.ts';
import { mountHealth } from '#src/observe/health.ts';
import type { Metrics } from '#src/observe/metrics.ts';
import { traceRequests } from '#src/observe/trace.ts';
import { startWatchdog } from '#src/observe/watchdog.ts';
import { findOperator } from '#src/operator/queries.ts';
import { ConcurrencyLimit, type ConcurrencySettings } from '#src/overload/concurrency-limit.ts';
import { Drain } from '#src/overload/drain.ts';
import { loadShedding } from '#src/overload/load-shedding.ts';
import { formLimits, serverWithTimeouts } from '#src/overload/timeouts.ts';
import { mountProofLog } from '#src/proof-log/paths.ts';
import type { Providers } from '#src/providers/providers.ts';
import { renewSession } from '#src/session/queries.ts';
import { readRegions } from '#src/site/regions.ts';
import { exportState } from '#src/upkeep/metrics.ts';
import { makeNode } from '#src/upkeep/node.ts';
import { measure } from '#src/upkeep/reading.ts';
import { recordRuns, runRequested } from '#src/upkeep/record.ts';
import { allJobs, features } from './features.ts';
import { bindOffice, isOfficePath } from './http/office-networks.ts';
import type { BodyRate } from './overload/body-rate.ts';

export interface AppParts {
  config: Config;
  pool: Pool;
  /** A small writable pool for what stands apart from a request's transaction. */
  side: Pool;
  /** Wide lists are read from it; null or absent: from `pool`. */
  replica?: Pool | null;
  providers: Providers;
  log: FastifyBaseLogger;
  /** The metrics of this process; null: none. */
  metrics?: Metrics | null;
  /** The least rate of a request's body. */
  bodyRate?: BodyRate | undefined;
}

export interface App {
  server: FastifyInstance;
  /** Makes a call in process as an anonymous reader, as server rendering does. */
  ask<C extends Call>(call: C, input: Input<C>): Promise<{ data: Output<C>; tags: string[] }>;
  cache: ResponseCache;
  /** Says that it is not ready any more, before it closes. */
  leave(): void;
  /** Tells the proxy to route no more requests here. */
  drain: Drain;
  /** The scheduled jobs. */
  jobs: { name: string; cron: string; run(): Promise<void> }[];
  /** Reports this node's state to the other nodes and the office. */
  heartbeat(): Promise<void>;
}

const cacheBytes = 64 * 1024 * 1024;
// More would only wait longer for the database, and fewer would not hold those whom a stopping node still serves: docs/decisions/0111.
const callsAtOnce: ConcurrencySettings = { concurrency: 200, answerMs: 1_000 };

/** Builds the application; it neither listens nor migrates. */
export async function buildApp(built: AppParts): Promise<App> {
  const { config, pool, side, replica, providers, log, metrics = null, bodyRate } = built;
  const cache = new ResponseCache(cacheBytes);
  const drop = (tags: readonly string[]) => {
    invalidateMemos(tags);
    cache.invalidate(tags);
  };
  const dropAll = () => {
    invalidateMemos();
    cache.invalidateAll();
  };
  const bus = await joinInvalidationBus({ pool, side: single(side), onInvalidate: drop, onInvalidateAll: dropAll });
  const isHttps = config.publicOrigin.startsWith('https:');
  const headers = safeHeaders(isHttps);
  const concurrency = new ConcurrencyLimit(callsAtOnce);
  const turnAway = loadShedding(concurrency, headers);
  const drain = new Drain();
  const server = Fastify({
    loggerInstance: log,
    frameworkErrors: answerMalformed(headers),
    clientErrorHandler: answerNoHttp(headers),
    genReqId: () => randomUUID(),
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 256 },
    trustProxy: config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    // Requests that arrive while it closes are served; the balancer knows by then.
    return503OnClosing: false,
    // Cached replies go out before the framework sees the request; only anonymous reading is ever cached.
    serverFactory: (handle) =>
      serverWithTimeouts((request, response) => {
        if (drain.breaksOff(request)) return;
        const isAnonymous = !request.headers.authorization && (request.method === 'GET' || request.method === 'HEAD');
        const isBound = config.officeNetworks !== null && isOfficePath(request.url ?? '');
        if (isAnonymous && !isBound && bus.isConnected() && cache.answer(request, response)) return;
        if (!turnAway(request, response)) handle(request, response);
      }, bodyRate),
  });
  server.removeContentTypeParser('text/plain');
  server.addHook('onRequest', (_, reply, next) => {
    reply.headers(headers);
    next();
  });
  if (config.officeNetworks) bindOffice(server, config.officeNetworks);
  metrics?.watch(server);
  metrics?.watchCache(cache);
  metrics?.watchConcurrency('calls', concurrency);
  traceRequests(server);
  await server.register(multipart, { limits: formLimits });
  answerFaults(server);

  const calls = features.flatMap((feature) => feature.calls);
  const onFailure = (error: unknown) => log.warn({ err: error }, 'standby');
  const parts: ExecuteParts = {
    pool,
    providers,
    identities: { find: { site: findUser, office: findOperator }, renewSession, hasAgreed },
    record,
    invalidate: bus.invalidate,
    readFromReplica: replica ? openReplica({ primary: pool, replica, onFailure }) : null,
    limit: openRateLimit(config.writesPerMinute),
    refresh: readRegions,
  };
  const execute = makeExecute(parts);
  const rendering = new ConcurrencyLimit({ concurrency: Number.POSITIVE_INFINITY });
  server.addHook('onClose', startWatchdog(bus.isConnected, [concurrency, rendering]));
  server.addHook('onClose', bus.leave);
  if (config.role !== 'worker') {
    mountCalls(server, calls, { execute, cache, headers, concurrency, isHttps });
    mountDocs(server, { features, isPublicOnly: config.production, isOperator: operatorIn(parts) });
    mountFeeds(server, { db: pool, cache, origin: config.publicOrigin, clock: providers.clock });
    mountCatalog(server, { db: pool, cache, origin: config.publicOrigin });
    mountProofLog(server, pool);
    mountGateway(server, { db: pool, side: single(side), providers });
  }
  const folder = config.dataDir;
  const health = mountHealth(server, { pool, isReading: isMarketUnread, isHearing: bus.isConnected, folder });
  const node = await makeNode({ side: single(side), cache, folder, clock: providers.clock });
  const recorder = { side: single(side), nodeId: node.id, clock: providers.clock };
  const bare = allJobs().map((job) => ({ ...job, run: () => runJob(parts, job) }));
  const unrecorded = bare.map((job) => metrics?.counted(job) ?? job);
  if (metrics)
    exportState(metrics.registry, async () => measure(allJobs(), await newestMigration(), pool, providers.clock()));
  const jobs = unrecorded.map((job) => recordRuns(job, recorder));
  const requestedJobs = {
    name: 'requested-jobs',
    channel: 'job_asked',
    run: () => runRequested(unrecorded, recorder, server.log),
  };
  if (config.role !== 'web') await wakeJobs(server, pool, [...jobs, requestedJobs]);
  const ask = asker(calls, (...args) => rendering.run(() => execute(...args)));
  return { server, cache, jobs, ask, heartbeat: node.beat, leave: health.leave, drain };
}
