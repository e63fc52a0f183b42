import { documentKinds } from '@shuji/contract/document/labels';
import { listOfficeDocuments as shape } from '@shuji/contract/document/schema/office';
import type { Resource } from '#src/office/resource.ts';
import { searchList } from '#src/office/search.ts';
import { listOfficeDocuments } from './reading-office.ts';

export const documentResource = {
  search: searchList(shape, listOfficeDocuments, (row) => ({ title: row.title, note: documentKinds[row.kind] })),
} satisfies Resource;
