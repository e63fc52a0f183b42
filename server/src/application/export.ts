import { applicationColumns, applicationStatus } from '@shuji/contract/application/labels';
import type { ApplicationQueueRow } from '@shuji/contract/application/schema';
import { exporting } from '#src/audit/actions-export.ts';
import type { Db } from '#src/db/open.ts';
import type { Operator, ReadContext } from '#src/http/context.ts';
import { minuteInChina } from '#src/spreadsheet/reply.ts';
import type { Cell } from '#src/spreadsheet/write.ts';
import { applicantsOf, type QueueFilter, type Subject } from './queries.ts';

const cells: Record<keyof typeof applicationColumns, (row: ApplicationQueueRow) => Cell> = {
  title: (row) => row.title,
  note: (row) => row.note,
  status: (row) => applicationStatus[row.status],
  submittedAt: (row) => minuteInChina(row.submittedAt),
  submissions: (row) => row.submissions,
  dueOn: (row) => row.dueOn,
  holder: (row) => row.claim?.by ?? '',
  decidedAt: (row) => minuteInChina(row.decidedAt),
};

/** Answers the export of a queue; the four nouns bring their reading. */
export function exportingQueue<F extends QueueFilter>(
  list: Subject,
  read: (filter: F, context: ReadContext<Operator>) => Promise<{ rows: ApplicationQueueRow[] }>,
) {
  const concerned = (db: Db, rows: readonly ApplicationQueueRow[]) =>
    applicantsOf(
      db,
      rows.map(({ id }) => id),
    );
  return exporting({ list, columns: applicationColumns, cells, read, personal: { place: list, concerned } });
}
