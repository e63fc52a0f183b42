// Load, and what it showed.
import autocannon from 'autocannon';

export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

const connections = 32;

/** Asks for the addresses one after another, beginning anew at their end, over 32 connections. */
export async function measure(origin: string, next: () => string, seconds: number): Promise<Measured> {
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }],
  });
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result.timeouts + result.non2xx,
  };
}

/** Goes through a list once and again. */
export function cycle(paths: readonly string[]): () => string {
  let at = 0;
  return () => paths[at++ % paths.length] as string;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
