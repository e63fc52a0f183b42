// Messages to all users or a group: drafted by an editor, approved by an administrator, sent in batches.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const listBroadcasts = call<typeof shapes.listBroadcasts>()('GET', '/office/api/broadcast', {
  summary: '群发消息，最近的在前',
  who: 'operator',
});

export const getBroadcast = call<typeof shapes.getBroadcast>()('GET', '/office/api/broadcast/info/:id', {
  summary: '一条群发消息，附现在会收到的人数',
  who: 'operator',
});

export const saveBroadcast = call<typeof shapes.saveBroadcast>()('POST', '/office/api/broadcast', {
  summary: '保存群发消息的草稿',
  action: '保存群发消息草稿',
  who: 'editor',
});

export const deleteBroadcast = call<typeof shapes.deleteBroadcast>()('POST', '/office/api/broadcast/delete/:id', {
  summary: '删除群发消息的草稿',
  action: '删除群发消息草稿',
  who: 'editor',
});

/** The approver sees the number of recipients counted at this moment. */
export const submitBroadcast = call<typeof shapes.submitBroadcast>()('POST', '/office/api/broadcast/submit/:id', {
  summary: '提交群发消息，由系统管理员批准后发送',
  action: '提交群发消息',
  who: 'editor',
});

export const listBroadcastRequests = call<typeof shapes.listBroadcastRequests>()(
  'GET',
  '/office/api/broadcast/request/list',
  { summary: '群发消息的申请：待批准的在前，其后是最近办结的', who: 'operator' },
);

export const decideBroadcast = call<typeof shapes.decideBroadcast>()('POST', '/office/api/broadcast/decide/:id', {
  summary: '批准或不批准群发消息；批准后立即开始发送',
  action: '办理群发消息申请',
  who: 'admin',
});

export const withdrawBroadcastRequest = call<typeof shapes.withdrawBroadcastRequest>()(
  'POST',
  '/office/api/broadcast/withdraw/:id',
  { summary: '撤回自己提交的群发消息', action: '撤回群发消息申请', who: 'editor' },
);

export const stopBroadcast = call<typeof shapes.stopBroadcast>()('POST', '/office/api/broadcast/stop/:id', {
  summary: '停止正在发送的群发消息；已经送达的不能收回',
  action: '停止群发消息',
  who: 'editor',
});
