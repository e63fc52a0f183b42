// The contact of a demand: revealed to its taker by a press, and its owner sees who read it.
import { call } from '../call.ts';
import type * as shapes from './schema/contact.ts';

export const readDemandContact = call<typeof shapes.readDemandContact>()('POST', '/api/demand/contact/:id', {
  summary: '接单方查看联系方式，每次查看都有记录',
  action: '接单方查看联系方式',
  who: 'attested',
  members: ['supply'],
});

export const listTakerEvents = call<typeof shapes.listTakerEvents>()('GET', '/api/demand/takers/:id', {
  summary: '自己的需求被谁接单、谁查看过联系方式，最近的在前',
  who: 'user',
});
