export const posterPlaceNames = { home: '首页', product: '数据市场' } as const;

export const posterStateNames = { shown: '展示中', coming: '未开始', over: '已结束' } as const;

export const officePosterColumns = {
  title: '标题',
  subtitle: '副标题',
  place: '展示位置',
  fromDay: '开始日期',
  toDay: '结束日期',
  link: '链接',
  state: '状态',
} as const;
