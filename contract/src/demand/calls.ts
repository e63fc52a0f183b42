// Demands: what a buyer looks for, from draft over review to the one supplier who takes it.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { code, id, listOf, moment, oneOf, page, queryInt, queryList, text } from '../field.ts';
import { fileRef } from '../file/calls.ts';
import { dictsOf } from '../site/dict.ts';
import { budgetModes, demandDraft } from './form.ts';

export const demandStatus = {
  draft: '草稿',
  pending: '待审核',
  correction: '待补正',
  refused: '已驳回',
  published: '已发布',
  unpublished: '已下架',
  taken: '已接单',
  concluded: '已成交',
  closed: '已关闭',
} as const;
export type DemandStatus = keyof typeof demandStatus;
export const demandStatuses = Object.keys(demandStatus) as [DemandStatus, ...DemandStatus[]];

/** Statuses shown in the hall: open ones, and their outcomes. */
export const hallStatuses = ['published', 'taken', 'concluded'] as const;

/** The steps of a demand, in its log and its timeline. */
export const demandStep = {
  submit: '提交审核',
  revise: '修改内容',
  approve: '审核通过',
  correct: '退回补正',
  refuse: '审核驳回',
  unpublish: '下架',
  publish: '重新发布',
  take: '接单',
  giveBack: '退回接单',
  conclude: '确认成交',
  accept: '接受报价成交',
  close: '关闭',
  takeDown: '中心下架关闭',
  expire: '到期自动关闭',
} as const;
export type DemandStep = keyof typeof demandStep;
export const demandSteps = Object.keys(demandStep) as [DemandStep, ...DemandStep[]];

/** The dictionaries a demand uses. */
export const demandDicts = ['productType', 'industry', 'scene', 'updateFrequency', 'delivery'] as const;

/** The actor of a step. */
export const demandSide = { owner: '需求方', taker: '接单方', office: '交易中心', system: '系统' } as const;
const demandSides = Object.keys(demandSide) as [keyof typeof demandSide, ...(keyof typeof demandSide)[]];

/** The reader's allowed steps; buttons follow it. */
export const demandMoves = ['edit', 'publish', 'unpublish', 'take', 'giveBack', 'conclude', 'close'] as const;
export type DemandMove = (typeof demandMoves)[number];

/** Budget bands of the hall's filter, in fen; `to` is exclusive. */
export const budgetBands = {
  upTo5: { label: '5 万元以下', from: 0, to: 5_000_000 },
  upTo20: { label: '5–20 万元', from: 5_000_000, to: 20_000_000 },
  upTo100: { label: '20–100 万元', from: 20_000_000, to: 100_000_000 },
  above100: { label: '100 万元以上', from: 100_000_000, to: null },
  negotiable: { label: '面议', from: null, to: null },
} as const;
export type BudgetBand = keyof typeof budgetBands;
const budgetBandCodes = Object.keys(budgetBands) as [BudgetBand, ...BudgetBand[]];

export const demandSort = { newest: '最新发布', deadline: '即将截止', budget: '预算从高到低' } as const;
const demandSorts = Object.keys(demandSort) as [keyof typeof demandSort, ...(keyof typeof demandSort)[]];

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

const hallCard = card.extend({ excerpt: z.string(), ownerName: z.string() });
export type HallCard = z.output<typeof hallCard>;

const ownCard = card.extend({
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

const detail = card.extend({
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

/** Facets of the hall, each with several values at once. */
export const hallFacets = ['kind', 'industry', 'scene', 'region', 'budget', 'status'] as const;
export type HallFacet = (typeof hallFacets)[number];

const hallFilters = {
  keyword: text('关键词', 0, 50).optional(),
  kind: queryList(code('数据类型')).optional(),
  industry: queryList(code('所属行业')).optional(),
  scene: queryList(code('应用场景')).optional(),
  region: queryList(code('地区')).optional(),
  budget: queryList(oneOf('预算', budgetBandCodes)).optional(),
  status: queryList(oneOf('状态', hallStatuses)).optional(),
  /** Closing within so many days. */
  within: queryInt('截止天数', 1, 365).optional(),
};

export const listDemands = call('GET', '/api/demand/demandRecords/list', {
  summary: '需求大厅列表',
  who: 'anyone',
  writes: false,
  cache: ['demand', 'demand-day'],
  input: z.object({ ...hallFilters, sort: oneOf('排序', demandSorts).default('newest'), ...page }),
  output: listOf(hallCard).extend({
    /** Search terms to highlight. */
    words: z.array(z.string()),
    /** When nothing has the keyword: what comes nearest to it. */
    nearest: z.array(hallCard),
  }),
});

const facetValue = z.object({ value: z.string(), label: z.string(), count: z.int() });
export type HallFacetValue = z.output<typeof facetValue>;

/** Count of each value; each facet is counted under every filter but its own. */
export const countHallFacets = call('GET', '/api/demand/demandRecords/facets', {
  summary: '需求大厅各筛选项及数量',
  who: 'anyone',
  writes: false,
  cache: ['demand', 'demand-day', 'site'],
  input: z.object(hallFilters),
  output: z.record(z.enum(hallFacets), z.array(facetValue)),
});

export const listOwnDemands = call('GET', '/api/demand/demandRecords/own', {
  summary: '我的需求：我发布的或我接单的',
  who: 'user',
  writes: false,
  input: z.object({
    type: oneOf('类型', ['published', 'taken']).default('published'),
    status: oneOf('状态', demandStatuses).optional(),
    ...page,
  }),
  output: listOf(ownCard).extend({
    /** Totals of both sides, in any state. */
    counts: z.object({ published: z.int(), taken: z.int() }),
    /** Totals by status under the present filter; statuses without any are left out. */
    states: z.partialRecord(z.enum(demandStatuses), z.int()),
  }),
});

export const editDemandStatus = call('POST', '/api/demand/demandRecords/editStatus', {
  summary: '下架或重新发布需求',
  who: 'attested',
  writes: true,
  input: z.object({ id: id('需求'), status: oneOf('状态', ['published', 'unpublished']) }),
  output: nothing,
});

export const closeDemand = call('POST', '/api/demand/demandAuditLog/close', {
  summary: '关闭需求',
  who: 'attested',
  writes: true,
  query: ['id'],
  input: z.object({ id: id('需求'), reason: text('关闭原因', 2, 200) }),
  output: nothing,
});

export const getDemandDict = call('GET', '/api/demand/dict', {
  summary: '需求所用的字典',
  who: 'anyone',
  writes: false,
  cache: ['site'],
  input: z.object({}),
  output: dictsOf(demandDicts).extend({
    /** The provinces, for the hall's filter. */
    regions: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
});

export const readDemand = call('GET', '/api/demand/demandRecords/info/:id', {
  summary: '需求详情',
  who: 'anyone',
  writes: false,
  cache: ['demand:{id}', 'demand-day'],
  input: z.object({ id: id('需求') }),
  output: detail,
});

export const addDemand = call('POST', '/api/demand/demandRecords/add', {
  summary: '保存需求草稿，或保存并提交审核',
  who: 'attested',
  writes: true,
  begins: true,
  input: z.object({ id: id('需求').optional(), submit: z.boolean().default(false), ...demandDraft }),
  output: z.object({ id: z.string(), number: z.string(), status: z.enum(demandStatuses) }),
});

export const takeDemand = call('POST', '/api/demand/receive/:id', {
  summary: '接单',
  who: 'seller',
  writes: true,
  begins: true,
  input: z.object({ id: id('需求') }),
  output: nothing,
});

export const giveDemandBack = call('POST', '/api/demand/giveBack/:id', {
  summary: '退回已接的需求',
  who: 'attested',
  writes: true,
  input: z.object({ id: id('需求'), reason: text('退回原因', 2, 200) }),
  output: nothing,
});

export const concludeDemand = call('POST', '/api/demand/conclude/:id', {
  summary: '确认需求已成交',
  who: 'attested',
  writes: true,
  input: z.object({ id: id('需求'), note: text('成交说明', 0, 200).default('') }),
  output: nothing,
});

export const listDemandLog = call('GET', '/api/demand/demandAuditLog/list', {
  summary: '需求的办理记录',
  who: 'user',
  writes: false,
  input: z.object({ id: id('需求'), ...page }),
  output: listOf(demandLogRow),
});
