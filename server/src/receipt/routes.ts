import * as calls from '@shuji/contract/receipt/calls';
import { receiptColumns } from '@shuji/contract/receipt/labels';
import * as shapes from '@shuji/contract/receipt/schema';
import { exporting } from '#src/audit/actions-export.ts';
import { feature } from '#src/http/feature.ts';
import { assignReceipt, confirmReceipt, confirmReceipts, dismissReceipt } from './actions.ts';
import { importStatement, previewStatement } from './actions-import.ts';
import { reportReceipt } from './actions-report.ts';
import { receiptCells } from './export.ts';
import { downloadStatementTemplate, listAllReceipts, listReceipts, listStatementBanks } from './reading.ts';

export const receipt = feature('receipt', calls, shapes, {
  listReceipts,
  listAllReceipts,
  exportReceipts: exporting({ list: 'receipt', columns: receiptColumns, cells: receiptCells, read: listAllReceipts }),
  confirmReceipt,
  confirmReceipts,
  assignReceipt,
  dismissReceipt,
  listStatementBanks,
  previewStatement,
  importStatement,
  downloadStatementTemplate,
  reportReceipt,
});
