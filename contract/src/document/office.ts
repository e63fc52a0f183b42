// The editors' side of the centre's documents: a working copy of each, and publishing it as a dated version.

import { call, exportCall } from '../call.ts';
import type { DocumentState } from './labels/office.ts';
import type * as shapes from './schema/office.ts';
import type { OfficeDocumentRow } from './schema/office.ts';

/** States of a text for the list; empty for one that is simply published. */
export function statesOf(
  row: Pick<OfficeDocumentRow, 'isHidden' | 'isChanged' | 'current' | 'coming'>,
): DocumentState[] {
  const isPublished = row.current !== null || row.coming !== null;
  const found: DocumentState[] = isPublished ? [] : ['unpublished'];
  if (isPublished && row.isChanged) found.push('changed');
  if (row.isHidden) found.push('hidden');
  return found;
}

/** In the order in which readers see them. */
export const listOfficeDocuments = call<typeof shapes.listOfficeDocuments>()('GET', '/office/api/document', {
  summary: '全部文本（含未发布与隐藏的）',
  who: 'editor',
});

export const exportOfficeDocuments = exportCall<typeof shapes.exportOfficeDocuments>()(
  listOfficeDocuments,
  '/office/api/document/export',
  '导出文本列表',
);

export const getOfficeDocument = call<typeof shapes.getOfficeDocument>()('GET', '/office/api/document/info/:id', {
  summary: '一份文本的工作稿与全部版本',
  who: 'editor',
});

export const getDocumentVersion = call<typeof shapes.getDocumentVersion>()(
  'GET',
  '/office/api/document/:id/version/:number',
  {
    summary: '文本的一个版本',
    who: 'editor',
  },
);

export const compareWorkingCopy = call<typeof shapes.compareWorkingCopy>()('GET', '/office/api/document/:id/compare', {
  summary: '工作稿与最近发布版本的差异',
  who: 'editor',
});

export const createDocument = call<typeof shapes.createDocument>()('POST', '/office/api/document', {
  summary: '新建文本',
  action: '新建文本',
  who: 'editor',
});

/** Readers see nothing of it until it is published. `revision` is the one that was edited: a colleague's is not overwritten. */
export const saveDocument = call<typeof shapes.saveDocument>()('POST', '/office/api/document/save/:id', {
  summary: '保存工作稿',
  action: '保存文本工作稿',
  who: 'editor',
});

export const restoreDocument = call<typeof shapes.restoreDocument>()('POST', '/office/api/document/restore/:id', {
  summary: '把一个旧版本取回为工作稿',
  action: '取回文本的旧版本',
  who: 'editor',
});

export const publishDocument = call<typeof shapes.publishDocument>()('POST', '/office/api/document/publish/:id', {
  summary: '把工作稿发布为新版本，自所定的日期起施行',
  action: '发布文本新版本',
  who: 'editor',
});

export const hideDocument = call<typeof shapes.hideDocument>()('POST', '/office/api/document/hide/:id', {
  summary: '隐藏或重新展示一份文本；注册时须同意的协议不能隐藏',
  action: '隐藏或展示文本',
  who: 'editor',
});

/** Every document's id of a kind in the new order. */
export const orderDocuments = call<typeof shapes.orderDocuments>()('POST', '/office/api/document/order', {
  summary: '调整一类文本的顺序',
  action: '调整文本顺序',
  who: 'editor',
});
