import { z } from 'zod';
import { day, id, keyOf, listOf, moment, oneOf, page, text } from '../../field.ts';
import { shape } from '../../shape.ts';
import { mostRegionLines, regionChangeKinds, regionChangeStates } from '../labels/region.ts';

const code = z
  .string({ error: '请填写区划代码' })
  .regex(/^\d{6}$/, { error: '行政区划代码为 6 位数字' })
  .meta({ title: '区划代码' });

const successors = z.array(code).max(20, { error: '承接的区划不能超过 20 个' }).meta({ title: '承接的区划' });

export const regionChange = z.object({
  id: z.string(),
  kind: keyOf(regionChangeKinds),
  code: z.string(),
  /** The whole name before the change; for a new division, of the one above it. */
  before: z.string(),
  name: z.string(),
  successors: z.array(z.object({ code: z.string(), name: z.string() })),
  effectiveOn: z.string(),
  basis: z.string(),
  state: keyOf(regionChangeStates),
  operatorName: z.string(),
  createdAt: moment,
  withdrawnName: z.string().nullable(),
});

export type RegionChangeRow = z.output<typeof regionChange>;

export const listRegionChanges = shape(
  {
    keyword: text('关键词', 0, 40).optional(),
    kind: oneOf('变更', regionChangeKinds).optional(),
    state: oneOf('状态', regionChangeStates).optional(),
    ...page,
  },
  listOf(regionChange),
);

export const addRegionChange = shape(
  {
    kind: oneOf('变更', regionChangeKinds),
    code,
    name: text('名称', 0, 30).default(''),
    successors: successors.default([]),
    effectiveOn: day('生效日期'),
    basis: text('依据', 2, 200).meta({ description: '批复或公告的名称与文号' }),
  },
  { isInForce: z.boolean() },
);

export const importRegionChanges = shape(
  { text: text('CSV 内容', 1, 60_000) },
  { count: z.int().max(mostRegionLines) },
);

export const withdrawRegionChange = shape({ id: id('变更') });
