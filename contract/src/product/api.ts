// API test: one call of the interface that a registration form describes.
import { call } from '../call.ts';
import type * as shapes from './schema/api.ts';

/** Reads only, but is a POST because its input may be secret; the address and its headers are not stored. */
export const testApi = call<typeof shapes.testApi>()('POST', '/api/product/own/:id/testApi', {
  summary: '测试产品登记表里的接口',
  who: 'seller',
  members: ['supply'],
  writes: false,
});

export const keepApiTest = call<typeof shapes.keepApiTest>()('POST', '/api/product/own/:id/apiTest', {
  summary: '留存接口测试结果，供审核参考',
  action: '留存接口测试结果',
  who: 'seller',
  members: ['supply'],
});
