import { Counter, Gauge, type Registry } from 'prom-client';
import { heavyWork } from './heavy-work.ts';

/** Exports the length and the counts of every queue of heavy work. */
export function watchHeavyWork(registry: Registry): void {
  const figures = [
    [Gauge, 'shuji_heavy_running', 'Heavy work that runs, by kind', 'running'],
    [Gauge, 'shuji_heavy_waiting', 'Heavy work that waits in its queue, by kind', 'waiting'],
    [Counter, 'shuji_heavy_refused_total', 'Heavy work refused because the queue was full, by kind', 'refused'],
    [Counter, 'shuji_heavy_dropped_total', 'Heavy work dropped because its requesters had gone, by kind', 'dropped'],
  ] as const;
  for (const [Kind, name, help, figure] of figures)
    new Kind({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      collect(this: Gauge | Counter) {
        this.reset();
        for (const [kind, queue] of Object.entries(heavyWork)) this.inc({ kind }, queue.figures[figure]);
      },
    });
}
