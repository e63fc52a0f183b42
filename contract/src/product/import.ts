// Products in bulk: a table or a catalogue brought in as drafts, one's own products taken out as a table.
import { call } from '../call.ts';
import type * as shapes from './schema/import.ts';

export const getImportTemplate = call<typeof shapes.getImportTemplate>()('GET', '/api/product/import/template', {
  summary: '批量导入的模板（Excel，附填写说明与可选值）',
  who: 'vendor',
  answer: 'file',
});

/** Nothing is written: what an uploaded file (purpose `sheet`) would bring. */
export const checkImport = call<typeof shapes.checkImport>()('GET', '/api/product/import/check/:file', {
  summary: '预检批量导入的文件',
  who: 'vendor',
  members: ['supply'],
});

/** All rows or none; with `skipBad`, all but the faulty ones. */
export const importProducts = call<typeof shapes.importProducts>()('POST', '/api/product/import/add', {
  summary: '批量导入产品为草稿',
  action: '批量导入产品为草稿',
  who: 'vendor',
  members: ['supply'],
});

/** Every field, ready to be mended and brought in again. */
export const exportProducts = call<typeof shapes.exportProducts>()('GET', '/api/product/user/export', {
  summary: '导出我的产品（Excel 或 CSV）',
  who: 'attested',
  answer: 'file',
});
