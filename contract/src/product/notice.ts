// 公示: products in public notice before their registration, as the public reads them.
import { call } from '../call.ts';
import type * as shapes from './schema/notice.ts';

/** The earliest end stands first. */
export const listPublicNotices = call<typeof shapes.listPublicNotices>()('GET', '/api/product/notice/list', {
  summary: '公示中的产品登记',
  who: 'anyone',
  cache: ['publicNotice', 'merchant'],
});

/** The form to be registered; contact and papers are for the office alone. */
export const getPublicNotice = call<typeof shapes.getPublicNotice>()('GET', '/api/product/notice/info/:id', {
  summary: '公示中的产品登记内容',
  who: 'anyone',
  cache: ['publicNotice', 'merchant', 'site'],
});
