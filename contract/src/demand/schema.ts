import { z } from 'zod';
import { code, id, listOf, moment, oneOf, page, queryInt, queryList, text } from '../field.ts';
import { fileRef } from '../file/schema.ts';
import { shape } from '../shape.ts';
import { dictsOf } from '../site/schema/dict.ts';
import { budgetModes } from './labels/form.ts';
import {
  budgetBands,
  demandDicts,
  demandMoves,
  demandSides,
  demandSorts,
  demandStatuses,
  demandSteps,
  hallFacets,
  hallStatuses,
} from './labels.ts';
import { demandDraft } from './schema/form.ts';

const card = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(demandStatuses),
  title: z.string(),
  kind: z.string().nullable(),
  industry: z.string().nullable(),
  scene: z.string().nullable(),
  coverage: z.array(z.string()),
  /** Whole region names, in the order of `coverage`. */
  coverageNames: z.array(z.string()),
  budgetMode: z.enum(budgetModes),
  budgetMin: z.int().nullable(),
  budgetMax: z.int().nullable(),
  deadline: z.string().nullable(),
  /** Whole days left in China, 0 on the last; null when it is over or does not matter any more. */
  daysLeft: z.int().nullable(),
  publishedAt: moment.nullable(),
});

export type DemandCard = z.output<typeof card>;

export const hallCard = card.extend({ excerpt: z.string(), ownerName: z.string() });

export type HallCard = z.output<typeof hallCard>;

export const ownCard = card.extend({
  updatedAt: moment,
  takenAt: moment.nullable(),
  /** The other side: the taker on one's own demand, the owner on a taken one. */
  otherName: z.string().nullable(),
  /** The sentence of the last step, when the owner must act on it. */
  note: z.string().nullable(),
  may: z.array(z.enum(demandMoves)),
});

export type OwnCard = z.output<typeof ownCard>;

const opinions = z.record(z.string(), z.string());

export const detail = card.extend({
  description: z.string(),
  wantedFields: z.array(z.string()),
  updateFrequency: z.string().nullable(),
  delivery: z.string().nullable(),
  takenAt: moment.nullable(),
  ownerName: z.string(),
  closeReason: z.string().nullable(),
  /** With links only for those signed in. */
  files: z.array(fileRef),
  isMine: z.boolean(),
  isTaken: z.boolean(),
  /** True when the reader, as the taker, may reveal the contact: see demand/contact.ts. */
  mayReadContact: z.boolean(),
  /** Only for the owner. */
  contact: z.object({ name: z.string(), phone: z.string(), email: z.string() }).nullable(),
  /** Only for the owner. */
  takerName: z.string().nullable(),
  opinions: opinions.nullable(),
  note: z.string().nullable(),
  may: z.array(z.enum(demandMoves)),
});

export type DemandDetail = z.output<typeof detail>;

export const demandLogRow = z.object({
  id: z.string(),
  at: moment,
  step: z.enum(demandSteps),
  status: z.enum(demandStatuses),
  side: z.enum(demandSides),
  name: z.string().nullable(),
  note: z.string().nullable(),
  opinions: opinions.nullable(),
});

export type DemandLogRow = z.output<typeof demandLogRow>;

/** The filters of a saved search: state and time left say nothing of a demand that is new. */
export const savedHallFilters = {
  keyword: text('关键词', 0, 50).optional(),
  kind: queryList(code('数据类型')).optional(),
  industry: queryList(code('所属行业')).optional(),
  scene: queryList(code('应用场景')).optional(),
  region: queryList(code('地区')).optional(),
  budget: queryList(oneOf('预算', budgetBands)).optional(),
};

export const hallFilters = {
  ...savedHallFilters,
  status: queryList(oneOf('状态', hallStatuses)).optional(),
  /** Closing within so many days. */
  within: queryInt('截止天数', 1, 365).optional(),
};

export const listDemands = shape(
  { ...hallFilters, sort: oneOf('排序', demandSorts).default('newest'), ...page },
  listOf(hallCard).extend({
    /** Search terms to highlight. */
    words: z.array(z.string()),
    /** When nothing has the keyword: what comes nearest to it. */
    nearest: z.array(hallCard),
  }),
);

export const facetValue = z.object({ value: z.string(), label: z.string(), count: z.int() });

export type HallFacetValue = z.output<typeof facetValue>;

export const countHallFacets = shape(hallFilters, z.record(z.enum(hallFacets), z.array(facetValue)));

export const listOwnDemands = shape(
  {
    type: oneOf('类型', ['published', 'taken']).default('published'),
    status: oneOf('状态', demandStatuses).optional(),
    ...page,
  },
  listOf(ownCard).extend({
    /** Totals of both sides, in any state. */
    counts: z.object({ published: z.int(), taken: z.int() }),
    /** Totals by status under the present filter; statuses without any are left out. */
    states: z.partialRecord(z.enum(demandStatuses), z.int()),
  }),
);

export const editDemandStatus = shape({ id: id('需求'), status: oneOf('状态', ['published', 'unpublished']) });

export const closeDemand = shape({ id: id('需求'), reason: text('关闭原因', 2, 200) });

export const getDemandDict = shape(
  {},
  dictsOf(demandDicts).extend({
    /** The provinces, for the hall's filter. */
    regions: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
);

export const getDemand = shape({ id: id('需求') }, detail);

export const addDemand = shape(
  { id: id('需求').optional(), submit: z.boolean().default(false), ...demandDraft },
  { id: z.string(), number: z.string(), status: z.enum(demandStatuses) },
);

export const takeDemand = shape({ id: id('需求') });

export const giveDemandBack = shape({ id: id('需求'), reason: text('退回原因', 2, 200) });

export const concludeDemand = shape({ id: id('需求'), note: text('成交说明', 0, 200).default('') });

export const listDemandLog = shape({ id: id('需求'), ...page }, listOf(demandLogRow));
