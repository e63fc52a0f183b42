import * as calls from '@shuji/contract/document';
import * as officeCalls from '@shuji/contract/document-office';
import { feature } from '#src/http/feature.ts';
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
import { compareDocument, listAboutSections, listDocuments, readDocument, readHelp } from './reading.ts';
import { compareWorkingCopy, listOfficeDocuments, readDocumentVersion, readOfficeDocument } from './reading-office.ts';

export const document = feature(
  'document',
  calls,
  { listAboutSections, listDocuments, readDocument, compareDocument, downloadDocument, readHelp },
  [turnVersions],
);

export const documentOffice = feature('document', officeCalls, {
  listOfficeDocuments,
  readOfficeDocument,
  readDocumentVersion,
  compareWorkingCopy,
  createDocument,
  saveDocument,
  restoreDocument,
  publishDocument,
  hideDocument,
  orderDocuments,
});
