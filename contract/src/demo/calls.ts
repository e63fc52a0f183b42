// The demo's own calls: accounts with public passwords, and text messages anyone may read.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const getDemo = call<typeof shapes.getDemo>()('GET', '/api/demo', {
  summary: '是否为演示环境，以及演示账号；正式环境没有账号可列',
  who: 'anyone',
});

export const listDemoSms = call<typeof shapes.listDemoSms>()('GET', '/api/demo/sms', {
  summary: '演示环境最近发出的短信；正式环境没有这一页',
  who: 'anyone',
});

/** Whoever tries the demo will not wait for days. */
export const endDemoNotice = call<typeof shapes.endDemoNotice>()('POST', '/api/demo/notice/end', {
  summary: '演示环境：让自己产品的公示立即期满；正式环境没有这一项',
  action: '演示：结束公示',
  who: 'attested',
  members: ['supply'],
});

/** The interface behind the trials of the demo: the example reply of the product's form, whatever is sent along. */
export const getDemoReply = call<typeof shapes.getDemoReply>()('GET', '/api/demo/reply/:id', {
  summary: '演示环境的示例接口，返回产品登记表里的返回示例；正式环境没有这一页',
  who: 'anyone',
  answer: 'file',
});

/** An interface to try the interface test on: the demo's own suppliers have none. */
export const getDemoTide = call<typeof shapes.getDemoTide>()('GET', '/api/demo/tide', {
  summary: '演示环境的潮位接口，供试用“接口测试”；正式环境没有这一页',
  who: 'anyone',
});
