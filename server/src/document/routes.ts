import * as calls from '@shuji/contract/document/calls';
import { officeDocumentColumns } from '@shuji/contract/document/labels/office';
import * as officeCalls from '@shuji/contract/document/office';
import * as shapes from '@shuji/contract/document/schema';
import * as officeShapes from '@shuji/contract/document/schema/office';
import { exporting } from '#src/audit/actions-export.ts';
import { agreements } from '#src/http/authenticate.ts';
import { feature, revoking } from '#src/http/feature.ts';
import {
  createDocument,
  hideDocument,
  orderDocuments,
  publishDocument,
  restoreDocument,
  saveDocument,
  turnVersions,
} from './actions.ts';
import { downloadDocument } from './download.ts';
import { officeDocumentCells } from './export.ts';
import { compareDocument, getDocument, getHelp, listAboutSections, listDocuments } from './reading.ts';
import { compareWorkingCopy, getDocumentVersion, getOfficeDocument, listOfficeDocuments } from './reading-office.ts';

export const document = feature(
  'document',
  calls,
  shapes,
  { listAboutSections, listDocuments, getDocument, compareDocument, downloadDocument, getHelp },
  [turnVersions],
);

export const documentOffice = feature('document', officeCalls, officeShapes, {
  listOfficeDocuments,
  exportOfficeDocuments: exporting({
    list: 'document',
    columns: officeDocumentColumns,
    cells: officeDocumentCells,
    read: listOfficeDocuments,
  }),
  getOfficeDocument,
  getDocumentVersion,
  compareWorkingCopy,
  createDocument,
  saveDocument,
  restoreDocument,
  publishDocument: revoking(() => [agreements], publishDocument),
  hideDocument,
  orderDocuments,
});
