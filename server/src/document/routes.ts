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
import { compareDocument, listAboutSections, listDocuments, readDocument, readHelp } from './reading.ts';
import { compareWorkingCopy, listOfficeDocuments, readDocumentVersion, readOfficeDocument } from './reading-office.ts';

export const document = feature(
  'document',
  calls,
  shapes,
  { listAboutSections, listDocuments, readDocument, compareDocument, downloadDocument, readHelp },
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
  readOfficeDocument,
  readDocumentVersion,
  compareWorkingCopy,
  createDocument,
  saveDocument,
  restoreDocument,
  publishDocument: revoking(() => [agreements], publishDocument),
  hideDocument,
  orderDocuments,
});
