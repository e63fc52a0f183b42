// Data of the whole site: settings, dictionaries, regions, about us.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

/** Spec §7. `value` is empty when the setting is not filled in. */
export const getSetting = call<typeof shapes.getSetting>()('GET', '/wl/pc/website/dict/:key', {
  summary: '读取站点设置',
  who: 'anyone',
  cache: ['site'],
});

export const getDict = call<typeof shapes.getDict>()('GET', '/wl/dict/:name', {
  summary: '读取字典',
  who: 'anyone',
  cache: ['site'],
});

/** `parentCode` left empty lists the provinces. One page holds every division below any other. */
export const listRegions = call<typeof shapes.listRegions>()('POST', '/wl/region/list', {
  summary: '按上级代码列出行政区划',
  who: 'anyone',
  writes: false,
});

/** For a code of an older record that is offered no longer. */
export const getRegion = call<typeof shapes.getRegion>()('GET', '/wl/region/:code', {
  summary: '读取一个行政区划，含已撤销的与承接它的',
  who: 'anyone',
  cache: ['site'],
});
