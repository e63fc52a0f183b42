// Messages between the parties of an order. A message cannot be changed or deleted.
import { call } from '../call.ts';
import type * as shapes from './schema/message.ts';

export const listOrderMessages = call<typeof shapes.listOrderMessages>()('GET', '/api/order/message/:id', {
  summary: '订单双方的留言，最近的一批；before 之前的更早留言',
  who: 'attested',
});

export const writeOrderMessage = call<typeof shapes.writeOrderMessage>()('POST', '/api/order/message/write', {
  summary: '给订单的另一方留言，可附文件',
  action: '给订单的另一方留言',
  who: 'attested',
  members: ['purchase', 'supply', 'finance'],
});

/** Sent by the page once the messages have been on the screen. */
export const seeOrderMessages = call<typeof shapes.seeOrderMessages>()('POST', '/api/order/message/seen', {
  summary: '将订单留言标为已读',
  action: '订单留言标为已读',
  who: 'attested',
  members: 'everyone',
});

export const listDisputeMessages = call<typeof shapes.listDisputeMessages>()('GET', '/office/api/dispute/message/:id', {
  summary: '争议订单双方的留言；每次打开都会记录',
  who: 'overseer',
  isView: true,
  writes: true,
});
