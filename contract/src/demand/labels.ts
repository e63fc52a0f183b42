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

export const demandSides = Object.keys(demandSide) as [keyof typeof demandSide, ...(keyof typeof demandSide)[]];

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

export const demandSort = { newest: '最新发布', deadline: '即将截止', budget: '预算从高到低' } as const;

export const demandSorts = Object.keys(demandSort) as [keyof typeof demandSort, ...(keyof typeof demandSort)[]];

/** Facets of the hall, each with several values at once. */
export const hallFacets = ['kind', 'industry', 'scene', 'region', 'budget', 'status'] as const;

/** Those that a saved search keeps. */
export const savedHallFacets = ['kind', 'industry', 'scene', 'region', 'budget'] as const;

export type HallFacet = (typeof hallFacets)[number];
