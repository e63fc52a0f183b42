// This process's Prometheus metrics. Labels are names of calls, jobs and states: never personal data.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ResponseCache } from '#src/cache/response-cache.ts';
import type { ConcurrencyLimit } from '#src/overload/concurrency-limit.ts';
import { watchHeavyWork } from '#src/overload/metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call's name, which it is counted and traced under. */
    call?: string;
  }
  interface FastifyRequest {
    /** The envelope's code where the call was refused. */
    refusal: number | null;
  }
}

export interface Metrics {
  registry: Registry;
  /** Counts and times every request that the response cache does not answer. */
  watch(server: FastifyInstance): void;
  /** Exports the response cache, which answers before the framework sees the request. */
  watchCache(cache: ResponseCache): void;
  /** Exports the number of shed requests, most of them before the framework saw them. */
  watchConcurrency(room: string, concurrency: ConcurrencyLimit): void;
  /** The same job, counted and timed. */
  counted<J extends { name: string; run(): Promise<void> }>(job: J): J;
}

const seconds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  watchHeavyWork(registry);
  const requests = new Counter({
    name: 'shuji_requests_total',
    help: 'Requests by call and outcome: done, refused (a code other than 200), fault (HTTP 5xx)',
    labelNames: ['call', 'outcome'],
    registers,
  });
  const took = new Histogram({
    name: 'shuji_request_seconds',
    help: 'Time to the end of the reply, by call',
    labelNames: ['call'],
    buckets: seconds,
    registers,
  });
  const gateway = new Counter({
    name: 'shuji_gateway_refused_total',
    help: 'Gateway calls that were not forwarded or not answered, by reason',
    labelNames: ['why'],
    registers,
  });
  const runs = new Counter({
    name: 'shuji_job_runs_total',
    help: 'Runs of scheduled jobs on this node',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const ran = new Histogram({
    name: 'shuji_job_seconds',
    help: 'Time a run of a job took',
    labelNames: ['job'],
    buckets: [0.01, 0.1, 1, 10, 60, 300],
    registers,
  });

  const limits = new Map<string, ConcurrencyLimit>();
  new Counter({
    name: 'shuji_turned_away_total',
    help: 'Requests answered with 503 because too much was under way: calls, or pages to be rendered',
    labelNames: ['room'],
    registers,
    collect() {
      this.reset();
      for (const [room, concurrency] of limits) this.inc({ room }, concurrency.shedCount);
    },
  });

  function count(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const call = callOf(request);
    requests.inc({ call, outcome: outcomeOf(request, reply) });
    took.observe({ call }, reply.elapsedTime / 1000);
    const why = reply.getHeader('x-gateway-refused');
    if (why) gateway.inc({ why: String(why) });
    done();
  }

  return {
    registry,
    watch: (server) => void server.addHook('onResponse', count),
    watchCache: (cache) => exportCache(registry, cache),
    watchConcurrency: (room, concurrency) => void limits.set(room, concurrency),
    counted: (job) => ({
      ...job,
      run: async () => {
        const end = ran.startTimer({ job: job.name });
        try {
          await job.run();
          runs.inc({ job: job.name, outcome: 'done' });
        } catch (error) {
          runs.inc({ job: job.name, outcome: 'failed' });
          throw error;
        } finally {
          end();
        }
      },
    }),
  };
}

/** The name a request is counted under; what is no call goes by its route, which holds no values. */
export function callOf(request: FastifyRequest): string {
  return request.routeOptions.config.call ?? request.routeOptions.url ?? 'unknown';
}

export function outcomeOf(request: FastifyRequest, reply: FastifyReply): 'done' | 'refused' | 'fault' {
  if (reply.statusCode >= 500) return 'fault';
  return request.refusal !== null || reply.statusCode >= 400 ? 'refused' : 'done';
}

function exportCache(registry: Registry, cache: ResponseCache): void {
  const registers = [registry];
  const figures = [
    [Gauge, 'shuji_kept_replies', 'Replies in the response cache', 'cacheEntries'],
    [Gauge, 'shuji_kept_bytes', 'Bytes of them, in all their encodings', 'cacheBytes'],
    [Counter, 'shuji_kept_answered_total', 'Anonymous requests answered from the response cache', 'cacheAnswered'],
    [Counter, 'shuji_kept_missed_total', 'Anonymous requests that had to be worked out', 'cacheMissed'],
  ] as const;
  for (const [Kind, name, help, figure] of figures)
    new Kind({
      name,
      help,
      registers,
      collect(this: Gauge | Counter) {
        this.reset();
        this.inc(cache.figures()[figure]);
      },
    });
}

/** Serves `/metrics` on a port of its own, which no proxy forwards; port 0 is any that is free. */
export async function serveMetrics(
  registry: Registry,
  { port, host }: { port: number; host: string },
): Promise<{ port: number; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, done);
  });
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { port: (server.address() as AddressInfo).port, stop };
}
