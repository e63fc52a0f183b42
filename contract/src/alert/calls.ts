// Unusual trading: what a person should look at, found by rules that are written down here. Source: market.md, "Order".
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const listAlerts = call<typeof shapes.listAlerts>()('GET', '/office/api/alert', {
  summary: '异常交易提示：待核查的，与最近已核查的',
  who: 'overseer',
  replica: true,
});

export const dismissAlert = call<typeof shapes.dismissAlert>()('POST', '/office/api/alert/dismiss', {
  summary: '核查一条异常交易提示，写明结论',
  action: '核查异常交易提示',
  who: 'reviewer',
});
