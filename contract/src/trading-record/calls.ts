// The trading record: what a merchant shows to a bank or to another centre, as a page behind a link and as a signed file.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const getOwnRecord = call<typeof shapes.getOwnRecord>()('GET', '/api/record/own', {
  summary: '我的交易履历',
  who: 'merchant',
});

export const downloadOwnRecord = call<typeof shapes.downloadOwnRecord>()('GET', '/api/record/file', {
  summary: '下载交易履历：带签名与证明的文件，或 PDF',
  who: 'merchant',
  answer: 'file',
});

export const listRecordLinks = call<typeof shapes.listRecordLinks>()('GET', '/api/record/link/list', {
  summary: '我的交易履历的分享链接',
  who: 'merchant',
});

export const createRecordLink = call<typeof shapes.createRecordLink>()('POST', '/api/record/link/add', {
  summary: '创建交易履历的分享链接，只显示这一次；到期自动失效，可以随时撤回',
  action: '分享交易履历',
  who: 'merchant',
  members: ['supply'],
});

export const withdrawRecordLink = call<typeof shapes.withdrawRecordLink>()('POST', '/api/record/link/withdraw', {
  summary: '撤回交易履历的分享链接，立即失效',
  action: '撤回履历链接',
  who: 'merchant',
  members: ['supply'],
});

export const getSharedRecord = call<typeof shapes.getSharedRecord>()('GET', '/api/record/shared', {
  summary: '凭分享链接查看交易履历',
  who: 'anyone',
});

/** Apart from reading it, as every view is: what servers and previews fetch is no reader's opening. */
export const countRecordOpening = call<typeof shapes.countRecordOpening>()('POST', '/api/record/shared/view', {
  summary: '记录分享链接被打开',
  who: 'anyone',
  isView: true,
});

export const downloadSharedRecord = call<typeof shapes.downloadSharedRecord>()('GET', '/api/record/shared/file', {
  summary: '凭分享链接下载交易履历：带签名与证明的文件，或 PDF',
  who: 'anyone',
  answer: 'file',
});
