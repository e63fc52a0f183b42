// The administrators' view of text messages about notices. Codes for signing in are not among them: they are sent at once and never stored.
import { call, exportCall } from '../call.ts';
import type * as shapes from './schema/office.ts';

export const listOutgoing = call<typeof shapes.listOutgoing>()('GET', '/office/api/notice/outgoing', {
  summary: '短信通知的发送情况，最近的在前',
  who: 'admin',
  replica: true,
});

export const exportOutgoing = exportCall<typeof shapes.exportOutgoing>()(
  listOutgoing,
  '/office/api/notice/outgoing/export',
  '导出短信通知的发送情况',
);

/** Tried five times more, from now on. */
export const retryOutgoing = call<typeof shapes.retryOutgoing>()('POST', '/office/api/notice/outgoing/retry/:id', {
  summary: '重新发送一条失败的短信通知',
  action: '重新发送短信通知',
  who: 'admin',
});
