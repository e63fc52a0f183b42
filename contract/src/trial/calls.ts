// Free trials of API products: a number of calls through the gateway, once for each buyer and product.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

/** The trial of a product that the caller's company has had; null without one, and for whoever has no company. */
export const getOwnTrial = call<typeof shapes.getOwnTrial>()('GET', '/api/trial/own/:id', {
  summary: '本单位对某产品的试用',
  who: 'anyone',
});

export const startTrial = call<typeof shapes.startTrial>()('POST', '/api/trial/start', {
  summary: '开通试用：每个单位对每个产品一次，即时生效',
  action: '开通接口试用',
  who: 'buyer',
  members: ['purchase'],
  begins: true,
});

export const listOwnTrials = call<typeof shapes.listOwnTrials>()('GET', '/api/trial/list', {
  summary: '我的试用',
  who: 'attested',
});

export const getTrialOffer = call<typeof shapes.getTrialOffer>()('GET', '/api/trial/offer/:id', {
  summary: '供方查看产品的试用设置与试用记录',
  who: 'seller',
});

export const offerTrial = call<typeof shapes.offerTrial>()('POST', '/api/trial/offer', {
  summary: '提供试用，或修改试用的次数、天数与接口',
  action: '设置接口试用',
  who: 'seller',
  members: ['supply'],
});

/** Running trials go on to their end. */
export const withdrawTrialOffer = call<typeof shapes.withdrawTrialOffer>()('POST', '/api/trial/withdraw', {
  summary: '不再提供试用，进行中的试用不受影响',
  action: '停止提供试用',
  who: 'attested',
  members: ['supply'],
});

export const stopTrial = call<typeof shapes.stopTrial>()('POST', '/api/trial/stop', {
  summary: '供方终止一个进行中的试用',
  action: '终止试用',
  who: 'attested',
  members: ['supply'],
});
