// Names, labels and limits, without schemas.

export const posterPlaceNames = { home: '首页', product: '数据市场' } as const;

export const posterStateNames = { shown: '展示中', coming: '未开始', over: '已结束' } as const;

export type PosterState = keyof typeof posterStateNames;

export const posterStates = Object.keys(posterStateNames) as [PosterState, ...PosterState[]];

export const officePosterColumns = {
  title: '标题',
  subtitle: '副标题',
  place: '展示位置',
  fromDay: '开始日期',
  toDay: '结束日期',
  link: '链接',
  state: '状态',
} as const;
