// The application alone, which public pages load to know who may make it.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const applyOrder = call<typeof shapes.applyOrder>()('POST', '/api/product/apply/add', {
  summary: '提交订购申请',
  action: '提交订购申请',
  who: 'buyer',
  members: ['purchase'],
  begins: true,
});
