import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openMetrics } from '#src/observe/metrics.ts';
import { world } from './world.ts';

const metrics = openMetrics();
await world({ metrics });
const read = (path: string) => readFile(resolve(import.meta.dirname, '../..', path), 'utf8');
const alarms = await read('deploy/metrics/alarms.yml');

test('every alarm has its page in the runbook, and its trouble in the rules’ own test', async () => {
  const [runbook, rules] = [await read('docs/runbook.md'), await read('deploy/metrics/alarms.test.yml')];
  const names = [...alarms.matchAll(/alert: (\w+)/g)].map(([, name]) => name as string);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    expect(runbook).toContain(`\n## ${name}\n`);
    expect(rules).toContain(`alertname: ${name}\n`);
  }
});

test('alarms and dashboard use metrics that the program exports', async () => {
  const scrape = await metrics.registry.metrics();
  const queried = `${alarms}${await read('deploy/metrics/dashboard.json')}`;
  const names = new Set(queried.match(/\b(?:shuji|nodejs|process)_\w+/g));
  for (const name of names) expect(scrape).toContain(`# TYPE ${name.replace(/_bucket$/, '')} `);
});
