// Every hour or day of the span, also those without calls.

import type { UsageSpan } from '@shuji/contract/gateway/labels';
import type { UsagePoint } from '@shuji/contract/gateway/schema';
import { minuteOf } from '#app/ui/time.ts';

const hourMs = 3_600_000;
const chinaMs = 8 * hourMs;

export function wholeSpan(points: UsagePoint[], span: UsageSpan, now = Date.now()): UsagePoint[] {
  const size = span === 'day' ? hourMs : 24 * hourMs;
  const count = span === 'day' ? 24 : 30;
  const last = Math.floor((now + chinaMs) / size) * size - chinaMs;
  const byTime = new Map(points.map((point) => [Date.parse(point.at), point]));
  return Array.from({ length: count }, (_, place) => {
    const at = last - (count - 1 - place) * size;
    return byTime.get(at) ?? emptyAt(at);
  });
}

function emptyAt(at: number): UsagePoint {
  return { at: new Date(at).toISOString(), calls: 0, refused: 0, failed: 0, averageMs: null, slowestMs: null };
}

/** 14:00, or 11-20. */
export function labelOf({ at }: UsagePoint, span: UsageSpan): string {
  const words = minuteOf(at);
  return span === 'day' ? words.slice(11) : words.slice(5, 10);
}

export interface Totals {
  calls: number;
  refused: number;
  failed: number;
  averageMs: number | null;
  slowestMs: number | null;
}

export function totalsOf(points: UsagePoint[]): Totals {
  const sum = (of: (point: UsagePoint) => number) => points.reduce((total, point) => total + of(point), 0);
  const calls = sum((point) => point.calls);
  const ms = sum((point) => (point.averageMs ?? 0) * point.calls);
  const slowest = Math.max(0, ...points.map((point) => point.slowestMs ?? 0));
  return {
    calls,
    refused: sum((point) => point.refused),
    failed: sum((point) => point.failed),
    averageMs: calls > 0 ? Math.round(ms / calls) : null,
    slowestMs: calls > 0 ? slowest : null,
  };
}
