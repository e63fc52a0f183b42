// Administrators' changes of the administrative divisions.
import { call } from '../call.ts';
import type * as shapes from './schema/region.ts';

export const listRegionChanges = call<typeof shapes.listRegionChanges>()('GET', '/office/api/region/change', {
  summary: '行政区划的变更，生效日期近的在前',
  who: 'admin',
});

/** A change whose day has come stands at once; a later one takes effect by itself. */
export const addRegionChange = call<typeof shapes.addRegionChange>()('POST', '/office/api/region/change', {
  summary: '登记一项行政区划变更；到生效日期自动生效',
  action: '登记区划变更',
  who: 'admin',
});

/** All lines or none. */
export const importRegionChanges = call<typeof shapes.importRegionChanges>()(
  'POST',
  '/office/api/region/change/import',
  {
    summary: '按 CSV 登记多项行政区划变更；有一行不能登记，就一行也不登记',
    action: '导入区划变更',
    who: 'admin',
  },
);

export const withdrawRegionChange = call<typeof shapes.withdrawRegionChange>()(
  'POST',
  '/office/api/region/change/withdraw/:id',
  {
    summary: '撤回一项尚未生效的行政区划变更',
    action: '撤回区划变更',
    who: 'admin',
  },
);
