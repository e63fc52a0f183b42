// One's deals on one side: found, counted, taken along as a table.
import { call } from '../call.ts';
import type * as shapes from './schema/list.ts';

export const listOrders = call<typeof shapes.listOrders>()('GET', '/api/product/orderList/:x', {
  summary: '我的订单（1 订购的，2 售出的）',
  who: 'attested',
  replica: true,
});

export const exportOrders = call<typeof shapes.exportOrders>()('GET', '/api/order/export/:x', {
  summary: '将找到的订单导出为表格',
  who: 'attested',
  members: ['finance'],
  answer: 'file',
});
