import { z } from 'zod';
import { approval, approvalReason, deciding } from '../approval/schema.ts';
import { code, id, int, keyOf, listOf, moment, oneOf, page, text } from '../field.ts';
import { shape } from '../shape.ts';
import { audiences, broadcastStatus } from './labels.ts';

const group = {
  audience: oneOf('发给', audiences),
  /** With `merchant` alone. */
  merchantKind: code('数商类别').nullable().default(null),
  region: z
    .string()
    .regex(/^\d{6}$/, { error: '请选择地区' })
    .nullable()
    .default(null)
    .meta({ title: '所在地区' }),
};

const content = {
  ...group,
  title: text('标题', 4, 40),
  body: text('正文', 0, 1000).default(''),
  link: z
    .string()
    .max(200)
    .regex(/^(\/[a-zA-Z0-9/_?&=.-]*)?$/, { error: '请填写本站的路径，以 / 开头' })
    .refine((path) => !path.startsWith('//'), { error: '请填写本站的路径，以 / 开头' })
    .default('')
    .meta({ title: '链接' }),
  isImportant: z.boolean({ error: '请选择种类' }).default(false).meta({ title: '重要通知' }),
};

const reach = z.object({
  /** Accounts of the group; those of them who decline such messages; those who get a text message too. */
  recipients: z.int(),
  declined: z.int(),
  sms: z.int(),
});

export const broadcast = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.string(),
  audience: keyOf(audiences),
  merchantKind: z.string().nullable(),
  region: z.string().nullable(),
  /** 数商（数据服务商，天津市）. */
  audienceWords: z.string(),
  isImportant: z.boolean(),
  status: keyOf(broadcastStatus),
  isWaiting: z.boolean(),
  revision: z.int(),
  updatedAt: moment,
  authorName: z.string(),
  approvedAt: moment.nullable(),
  approvedName: z.string().nullable(),
  endedAt: moment.nullable(),
  recipients: z.int(),
  reached: z.int(),
  declined: z.int(),
});

export type BroadcastRow = z.output<typeof broadcast>;

export const listBroadcasts = shape(
  { keyword: text('关键词', 0, 40).optional(), status: oneOf('状态', broadcastStatus).optional(), ...page },
  listOf(broadcast),
);

export const getBroadcast = shape({ id: id('群发消息') }, broadcast.extend({ reach }));

export const saveBroadcast = shape(
  {
    ...content,
    id: id('群发消息').optional(),
    /** Of the draft that was read. */
    revision: int('版次', 0, 1_000_000).default(0),
  },
  { id: z.string(), revision: z.int() },
);

export const deleteBroadcast = shape({ id: id('群发消息') });

export const submitBroadcast = shape({ id: id('群发消息'), reason: approvalReason });

const broadcastRequest = z.object({
  ...approval,
  broadcastId: z.string(),
  title: z.string(),
  body: z.string(),
  audienceWords: z.string(),
  isImportant: z.boolean(),
  recipients: z.int(),
});

export const listBroadcastRequests = shape({}, z.array(broadcastRequest));

export const decideBroadcast = shape(deciding);

export const withdrawBroadcastRequest = shape({ id: id('申请') });

export const stopBroadcast = shape({ id: id('群发消息') });
