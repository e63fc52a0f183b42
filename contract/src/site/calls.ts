// Data of the whole site: settings, dictionaries, regions, about us.
import { z } from 'zod';
import { call } from '../call.ts';
import { listOf, page, queryInt } from '../field.ts';
import { dictItem } from './dict.ts';

/** The settings anyone may read, and what they are. Others never leave the server. Spec §1 names the first three. */
export const publicSettings = {
  web_title: '网站名称',
  web_icp: 'ICP 备案号',
  link_phone: '联系电话',
  link_email: '联系邮箱',
  link_address: '联系地址',
  link_hours: '服务时间',
  web_police: '公安备案号',
  web_description: '网站简介',
  notice_days: '公示天数',
} as const;

export type PublicSetting = keyof typeof publicSettings;

export function isPublicSetting(key: string): key is PublicSetting {
  return Object.hasOwn(publicSettings, key);
}

/** Spec §7. `value` is empty when the setting is not filled in. */
export const readSetting = call('GET', '/wl/pc/website/dict/:key', {
  summary: '读取站点设置',
  who: 'anyone',
  writes: false,
  input: z.object({
    key: z
      .string()
      .max(64)
      .meta({ title: '设置名', description: Object.keys(publicSettings).join('、') }),
  }),
  output: z.object({ key: z.string(), value: z.string() }),
  cache: ['site'],
});

export const readDict = call('GET', '/wl/dict/:name', {
  summary: '读取字典',
  who: 'anyone',
  writes: false,
  input: z.object({ name: z.string().max(64).meta({ title: '字典名' }) }),
  output: z.array(dictItem),
  cache: ['site'],
});

/** A division of GB/T 2260: province, city or county. */
export const region = z.object({ code: z.string(), name: z.string(), isLeaf: z.boolean() });

export type Region = z.output<typeof region>;

/** `parentCode` left empty lists the provinces. One page holds every division below any other. */
export const listRegions = call('POST', '/wl/region/list', {
  summary: '按上级代码列出行政区划',
  who: 'anyone',
  writes: false,
  input: z.object({
    parentCode: z
      .string()
      .regex(/^(\d{6})?$/, { error: '行政区划代码为 6 位数字' })
      .default('')
      .meta({ title: '上级行政区划代码' }),
    ...page,
    pageSize: queryInt('每页条数', 1, 100).default(100),
  }),
  output: listOf(region),
});
