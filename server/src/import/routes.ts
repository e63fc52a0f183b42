import * as calls from '@shuji/contract/product/import';
import * as shapes from '@shuji/contract/product/schema/import';
import { feature } from '#src/http/feature.ts';
import { importProducts } from './actions.ts';
import { checkImport, exportProducts, getImportTemplate } from './reading.ts';

export const productImport = feature('import', calls, shapes, {
  getImportTemplate,
  checkImport,
  importProducts,
  exportProducts,
});
