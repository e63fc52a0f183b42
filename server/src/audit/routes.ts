import * as calls from '@shuji/contract/audit/calls';
import { auditColumns } from '@shuji/contract/audit/labels';
import * as shapes from '@shuji/contract/audit/schema';
import type { Parsed } from '@shuji/contract/call';
import type { Operator, ReadContext } from '#src/http/context.ts';
import { type Feature, feature } from '#src/http/feature.ts';
import { sealAuditTrail } from './actions.ts';
import { exporting } from './actions-export.ts';
import { entryCells } from './export.ts';
import { listExportRows } from './queries.ts';
import { type Actions, entryReader, getAuditChain } from './reading.ts';

/** The trail covers calls of every noun; `actions` names them. */
export function auditOf(actions: Actions): Feature {
  const listAuditEntries = entryReader(actions);
  const handlers = {
    listAuditEntries,
    exportAuditEntries: exporting({
      list: 'audit',
      columns: auditColumns,
      cells: entryCells,
      read: listAuditEntries,
    }),
    getAuditChain,
    listExports: (filter: Parsed<typeof calls.listExports>, { db }: ReadContext<Operator>) =>
      listExportRows(db, filter),
  };
  return feature('audit', calls, shapes, handlers, [sealAuditTrail]);
}
