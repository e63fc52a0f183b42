import { z } from 'zod';
import { id, listOf, moment, oneOf, page } from '../field.ts';
import { shape } from '../shape.ts';
import { noticeTopicNames } from './labels.ts';

export const notice = z.object({
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

export const listNotices = shape(
  {
    topic: oneOf('消息类别', noticeTopicNames).optional(),
    show: oneOf('显示范围', ['all', 'unread']).default('all'),
    ...page,
  },
  listOf(notice),
);

export const countUnreadNotices = shape({}, { count: z.int() });

export const readNotice = shape({ id: id('消息') });

export const readAllNotices = shape({ topic: oneOf('消息类别', noticeTopicNames).optional() });

export const setting = z.object({
  topic: oneOf('消息类别', noticeTopicNames),
  /** False drops what is not important; important ones always come. */
  inApp: z.boolean({ error: '请选择是否接收站内消息' }).meta({ title: '站内消息' }),
  /** True when important ones come by text message too. */
  sms: z.boolean({ error: '请选择是否接收短信' }).meta({ title: '短信提醒' }),
});

export type NoticeSetting = z.output<typeof setting>;

export const listNoticeSettings = shape({}, z.array(setting));

export const saveNoticeSetting = shape(setting);
