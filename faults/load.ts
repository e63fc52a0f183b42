// Load as it comes from outside: so many a second, whether or not the answers do.
import autocannon from 'autocannon';

export interface Served {
  /** A second, answered with 200 within `wellMs`. */
  well: number;
  /** Answered with 200, but late. */
  late: number;
  refused: number;
  /** Of refusals, in milliseconds. */
  refusedP99: number;
  wellP99: number;
  /** Neither: another status, a broken connection, no answer. */
  failed: number;
}

export interface Asked {
  origin: string;
  connections: number;
  seconds: number;
  /** Requests a second; without it each connection asks as soon as it was answered. */
  rate?: number;
  wellMs: number;
  next: () => { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string };
}

export async function load({ origin, connections, seconds, rate, wellMs, next }: Asked): Promise<Served> {
  const [well, refused]: [number[], number[]] = [[], []];
  let [late, other] = [0, 0];
  const given: autocannon.Options = {
    url: origin,
    connections,
    duration: seconds,
    timeout: 60,
    ...(rate ? { overallRate: Math.round(rate) } : {}),
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  };
  const result = await new Promise<autocannon.Result>((done, fail) => {
    const running = autocannon(given, (error, told) => (error ? fail(error) : done(told)));
    running.on('response', (_client, status, _bytes, ms) => {
      if (status === 503) refused.push(ms);
      else if (status !== 200) other += 1;
      else if (ms <= wellMs) well.push(ms);
      else late += 1;
    });
  });
  return {
    well: well.length / result.duration,
    late: late / result.duration,
    refused: refused.length / result.duration,
    refusedP99: highest(refused),
    wellP99: highest(well),
    failed: other + result.errors + result.timeouts,
  };
}

function highest(all: number[]): number {
  return Math.round(all.sort((one, other) => one - other)[Math.floor(all.length * 0.99)] ?? 0);
}
