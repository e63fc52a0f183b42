import { z } from 'zod';
import { id, keyOf, moment, text } from '../../field.ts';
import { isWebAddress } from '../../link.ts';
import { shape } from '../../shape.ts';
import { apiOutcomes } from '../labels/api.ts';
import { apiDescription } from './form.ts';

export const pair = z.object({ name: text('名称', 1, 60), value: text('值', 0, 2000) });

export const testApi = shape(
  {
    id: id('产品'),
    url: z
      .string({ error: '请填写接口地址' })
      .trim()
      .max(1000, { error: '接口地址不能超过 1000 个字符' })
      .refine((url) => isWebAddress(url), { error: '请填写以 http:// 或 https:// 开头的完整地址' })
      .meta({ title: '接口地址' }),
    api: apiDescription,
    values: z.array(pair).max(60).default([]),
    headers: z
      .array(
        z.object({
          name: z
            .string()
            .regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,60}$/, { error: '请求头名称只能用英文字母、数字和连字符' }),
          value: z.string().regex(/^[\t\x20-\x7e\x80-\xff]{0,2000}$/, { error: '请求头的值里有不能使用的字符' }),
        }),
      )
      .max(10, { error: '请求头最多 10 个' })
      .default([]),
  },
  {
    outcome: keyOf(apiOutcomes),
    /** Null when nothing came. */
    status: z.int().nullable(),
    ms: z.int(),
    type: z.string(),
    /** The first characters of the body. */
    body: z.string(),
    isWhole: z.boolean(),
    /** Differences between reply and description, one sentence each. */
    problems: z.array(z.string()),
    /** Shows that the test went well; what keepApiTest takes. */
    receipt: z.string().nullable(),
  },
);

/** A test that went well, as the reviewer sees it. */
export const apiTest = z.object({
  at: moment,
  /** Host of the address that answered, without path and parameters. */
  host: z.string(),
  status: z.int(),
  ms: z.int(),
  /** False once the description has been changed since. */
  isCurrent: z.boolean(),
});

export const keepApiTest = shape({ id: id('产品'), receipt: z.string().min(1).max(2000) }, apiTest);
