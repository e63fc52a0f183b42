// Traces by OpenTelemetry when OTEL_EXPORTER_OTLP_ENDPOINT names a collector; without it none of it is even loaded.
// Spans carry names of calls, jobs and hosts, outcomes and the request's id: no query strings and no personal data.
import type { FastifyInstance } from 'fastify';
import type { Tracing } from './tracing.ts';

let tracing: Tracing | null = null;

/** Starts exporting traces where the environment names a collector. Answers how to send what is left and stop. */
export async function startTracing(env: Record<string, string | undefined>): Promise<() => Promise<void>> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT && !env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return async () => {};
  const { openTracing } = await import('./tracing.ts');
  const opened = openTracing(env);
  tracing = opened;
  return async () => {
    tracing = null;
    await opened.close();
  };
}

/** Work as a span of its own, within whatever it is part of. */
export function inSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  return tracing === null ? work() : tracing.inSpan(name, work);
}

export function traceRequests(server: FastifyInstance): void {
  tracing?.traceRequests(server);
}
