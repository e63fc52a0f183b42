// The OpenTelemetry side of trace.ts: loaded only where a collector is named.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callOf, outcomeOf } from './metrics.ts';

export interface Tracing {
  inSpan<T>(name: string, work: () => Promise<T>): Promise<T>;
  traceRequests(server: FastifyInstance): void;
  close(): Promise<void>;
}

/** The exporter reads OpenTelemetry's own variables; OTEL_TRACES_SAMPLER_ARG is the share of requests that are traced. */
export function openTracing(env: Record<string, string | undefined>): Tracing {
  const share = Number(env.OTEL_TRACES_SAMPLER_ARG ?? 1);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME ?? 'shuji' }),
    sampler: new TraceIdRatioBasedSampler(Number.isNaN(share) ? 1 : share),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  const tracer = provider.getTracer('shuji');
  const spans = new WeakMap<FastifyRequest, Span>();
  const outgoing = watchOutgoing((host, method) =>
    tracer.startSpan(`${method} ${host}`, {
      kind: SpanKind.CLIENT,
      attributes: { 'http.request.method': method, 'server.address': host },
    }),
  );

  async function inSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
    const span = tracer.startSpan(name);
    try {
      return await context.with(trace.setSpan(context.active(), span), work);
    } catch (error) {
      // Records the error's class only: a message may repeat a visitor's input.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'unknown' });
      throw error;
    } finally {
      span.end();
    }
  }

  function begin(request: FastifyRequest, _: FastifyReply, next: () => void): void {
    const attributes = { 'http.request.method': request.method, 'shuji.request_id': request.id };
    // A trace of its own, without the caller's trace headers: strangers shall not choose what is sampled.
    const span = tracer.startSpan(callOf(request), { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
    spans.set(request, span);
    context.with(trace.setSpan(ROOT_CONTEXT, span), next);
  }

  function end(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
    const outcome = outcomeOf(request, reply);
    const span = spans.get(request);
    span?.setAttributes({
      'http.route': request.routeOptions.url ?? '',
      'http.response.status_code': reply.statusCode,
      'shuji.outcome': outcome,
    });
    if (request.refusal !== null) span?.setAttribute('shuji.refusal', request.refusal);
    if (outcome === 'fault') span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    next();
  }

  return {
    inSpan,
    traceRequests(server) {
      server.addHook('onRequest', begin);
      server.addHook('onResponse', end);
    },
    async close() {
      outgoing();
      await provider.shutdown();
      context.disable();
    },
  };
}

interface Outgoing {
  request: { origin: string | URL; method: string };
  response?: { statusCode: number };
  error?: Error;
}

// undici publishes each of its requests; those that export the spans are not traced themselves.
function watchOutgoing(start: (host: string, method: string) => Span): () => void {
  const open = new WeakMap<object, Span>();
  const handlers: [string, (message: unknown) => void][] = [
    [
      'undici:request:create',
      (message) => {
        const { request } = message as Outgoing;
        if (trace.getActiveSpan()) open.set(request, start(new URL(request.origin).host, request.method));
      },
    ],
    [
      'undici:request:headers',
      (message) => {
        const { request, response } = message as Outgoing;
        open.get(request)?.setAttribute('http.response.status_code', response?.statusCode ?? 0);
      },
    ],
    ['undici:request:trailers', (message) => open.get((message as Outgoing).request)?.end()],
    [
      'undici:request:error',
      (message) => {
        const { request, error } = message as Outgoing;
        open.get(request)?.setStatus({ code: SpanStatusCode.ERROR, message: error?.name ?? 'unknown' });
        open.get(request)?.end();
      },
    ],
  ];
  for (const [channel, handler] of handlers) subscribe(channel, handler);
  return () => {
    for (const [channel, handler] of handlers) unsubscribe(channel, handler);
  };
}
