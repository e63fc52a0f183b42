// Messages (站内消息): events that concern someone, shown here and, when important, sent by text message.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { id, listOf, moment, oneOf, page } from '../field.ts';

export const noticeTopics = {
  application: '资质审核',
  product: '数据产品',
  demand: '数据需求',
  match: '供需匹配',
  order: '订单交易',
  certificate: '证书凭证',
  account: '账户与隐私',
  complaint: '投诉与建议',
} as const;
export type NoticeTopic = keyof typeof noticeTopics;
export const noticeTopicNames = Object.keys(noticeTopics) as [NoticeTopic, ...NoticeTopic[]];

const notice = z.object({
  id: z.string(),
  topic: z.enum(noticeTopicNames),
  title: z.string(),
  text: z.string(),
  /** Its link on this site; empty for none. */
  link: z.string(),
  isImportant: z.boolean(),
  createdAt: moment,
  readAt: moment.nullable(),
});
export type NoticeRow = z.output<typeof notice>;

/** A larger unread count is shown as this. */
export const mostUnreadTold = 100;

export const listNotices = call('GET', '/api/notice/list', {
  summary: '我的站内消息',
  who: 'user',
  writes: false,
  input: z.object({
    topic: oneOf('消息类别', noticeTopicNames).optional(),
    show: oneOf('显示范围', ['all', 'unread']).default('all'),
    ...page,
  }),
  output: listOf(notice),
});

export const countUnreadNotices = call('GET', '/api/notice/unread', {
  summary: '未读消息数，最多报 100',
  who: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ count: z.int() }),
});

export const readNotice = call('POST', '/api/notice/read', {
  summary: '将一条消息标为已读',
  who: 'user',
  writes: true,
  input: z.object({ id: id('消息') }),
  output: nothing,
});

export const readAllNotices = call('POST', '/api/notice/readAll', {
  summary: '全部标为已读；可只限一个类别',
  who: 'user',
  writes: true,
  input: z.object({ topic: oneOf('消息类别', noticeTopicNames).optional() }),
  output: nothing,
});

const setting = z.object({
  topic: oneOf('消息类别', noticeTopicNames),
  /** False drops what is not important; important ones always come. */
  inApp: z.boolean({ error: '请选择是否接收站内消息' }).meta({ title: '站内消息' }),
  /** True when important ones come by text message too. */
  sms: z.boolean({ error: '请选择是否接收短信' }).meta({ title: '短信提醒' }),
});
export type NoticeSetting = z.output<typeof setting>;

export const readNoticeSettings = call('GET', '/api/notice/setting', {
  summary: '我的消息接收设置',
  who: 'user',
  writes: false,
  input: z.object({}),
  output: z.array(setting),
});

export const saveNoticeSetting = call('POST', '/api/notice/setting', {
  summary: '修改一个类别的接收设置',
  who: 'user',
  writes: true,
  input: setting,
  output: nothing,
});
