// A demand written before its owner is attested: stored with the account until it can be submitted.
import { call } from '../call.ts';
import type * as shapes from './schema/sketch.ts';

export const keepDemandSketch = call<typeof shapes.keepDemandSketch>()('POST', '/api/demand/sketch', {
  summary: '保存尚未认证时填写的需求，认证后继续',
  action: '保存需求草稿',
  who: 'user',
  members: ['purchase'],
});

export const getDemandSketch = call<typeof shapes.getDemandSketch>()('GET', '/api/demand/sketch', {
  summary: '我保存的、尚未提交的需求内容',
  who: 'user',
});
