// The state of the whole as gauges: the same facts that administrators read in the office.
import { Gauge, type Registry } from 'prom-client';
import type { Facts } from './health.ts';

export interface Measurements extends Facts {
  nodes: number;
  /** Connections of the program to the database, by what they do. */
  connections: { state: string; count: number }[];
}

const secondsSince = (moment: string | null, now: Date) =>
  moment === null ? 0 : Math.max(0, (now.getTime() - Date.parse(moment)) / 1000);

// -1: nothing is known; no alarm may take that for good news.
const gauges: [name: string, help: string, read: (facts: Measurements) => number][] = [
  ['shuji_nodes', 'Nodes heard of in the last minute', ({ nodes }) => nodes],
  [
    'shuji_schema_behind',
    '1 while the database and this program differ in version',
    ({ schema }) => (schema.current === schema.wanted ? 0 : 1),
  ],
  ['shuji_database_bytes', 'Size of the database', ({ databaseBytes }) => databaseBytes],
  ['shuji_disk_free_bytes', 'Room on the node with the least', ({ disk }) => disk?.free ?? -1],
  ['shuji_disk_total_bytes', 'Disk of the node with the least room', ({ disk }) => disk?.total ?? -1],
  [
    'shuji_backup_age_seconds',
    'Since the last backup',
    ({ backupAt, now }) => (backupAt === null ? -1 : secondsSince(backupAt, now)),
  ],
  ['shuji_proof_log_leaves', 'Entries of the proof log', ({ proofLog }) => proofLog.size],
  ['shuji_proof_log_waiting', 'Events that are not in the proof log yet', ({ proofLog }) => proofLog.waiting],
  [
    'shuji_proof_log_waiting_seconds',
    'How long the oldest of them has waited',
    ({ proofLog, now }) => secondsSince(proofLog.waitingSince, now),
  ],
  ['shuji_audit_waiting', 'Audit entries that are not in the chain yet', ({ audit }) => audit.waiting],
  [
    'shuji_audit_waiting_seconds',
    'How long the oldest of them has waited',
    ({ audit, now }) => secondsSince(audit.waitingSince, now),
  ],
  ['shuji_sms_waiting', 'Text messages to be sent', ({ sms }) => sms.waiting],
  [
    'shuji_sms_waiting_seconds',
    'How long the oldest of them has waited',
    ({ sms, now }) => secondsSince(sms.waitingSince, now),
  ],
  ['shuji_files_damaged', 'Files whose bytes are not what was promised', ({ damagedFiles }) => damagedFiles],
  ['shuji_sms_failed', 'Text messages that could not be sent', ({ sms }) => sms.failed],
  ['shuji_jobs_late', 'Scheduled jobs past their time', ({ late }) => late.length],
  [
    'shuji_jobs_late_seconds',
    'How late the latest of them is',
    ({ late }) => Math.max(0, ...late.map(({ seconds }) => seconds)),
  ],
  [
    'shuji_job_failures_day',
    'Failed runs of jobs within a day',
    ({ failures }) => failures.reduce((sum, { count }) => sum + count, 0),
  ],
];

// Several gauges, one reading: Prometheus asks for all of them at once.
const freshMs = 2_000;

export function exportState(registry: Registry, read: () => Promise<Measurements>): void {
  const registers = [registry];
  let cached: { facts: Promise<Measurements | null>; at: number } | null = null;
  // The process exports its own counters even while the database is unreachable.
  const facts = (): Promise<Measurements | null> => {
    if (cached === null || performance.now() - cached.at > freshMs)
      cached = { facts: read().catch(() => null), at: performance.now() };
    return cached.facts;
  };
  new Gauge({
    name: 'shuji_state_known',
    help: '1 while the database answers for the state of the centre',
    registers,
    async collect() {
      this.set((await facts()) === null ? 0 : 1);
    },
  });
  for (const [name, help, figure] of gauges)
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const values = await facts();
        this.set(values === null ? Number.NaN : figure(values));
      },
    });
  new Gauge({
    name: 'shuji_database_connections',
    help: 'Connections of the program to the database, by state',
    labelNames: ['state'],
    registers,
    async collect() {
      const values = await facts();
      this.reset();
      for (const { state, count } of values?.connections ?? []) this.set({ state }, count);
    },
  });
}
