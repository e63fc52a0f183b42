// Messages (站内消息): events that concern someone, shown here and, when important, sent by text message.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const listNotices = call<typeof shapes.listNotices>()('GET', '/api/notice/list', {
  summary: '我的站内消息',
  who: 'user',
  replica: true,
});

export const countUnreadNotices = call<typeof shapes.countUnreadNotices>()('GET', '/api/notice/unread', {
  summary: '未读消息数，最多报 100',
  who: 'user',
});

export const readNotice = call<typeof shapes.readNotice>()('POST', '/api/notice/read', {
  summary: '将一条消息标为已读',
  action: '消息标为已读',
  who: 'user',
  members: 'everyone',
});

export const readAllNotices = call<typeof shapes.readAllNotices>()('POST', '/api/notice/readAll', {
  summary: '全部标为已读；可只限一个类别',
  action: '消息全部标为已读',
  who: 'user',
  members: 'everyone',
});

export const listNoticeSettings = call<typeof shapes.listNoticeSettings>()('GET', '/api/notice/setting', {
  summary: '我的消息接收设置',
  who: 'user',
});

export const saveNoticeSetting = call<typeof shapes.saveNoticeSetting>()('POST', '/api/notice/setting', {
  summary: '修改一个类别的接收设置',
  action: '修改接收设置',
  who: 'user',
});
