export const columnTypes = {
  integer: '整数',
  decimal: '小数',
  date: '日期',
  datetime: '日期时间',
  boolean: '是否',
  string: '文本',
  empty: '全部为空',
} as const;

export type ColumnType = keyof typeof columnTypes;

export const personalKinds = {
  phone: '手机号',
  idNumber: '身份证号',
  bankCard: '银行卡号',
  name: '姓名',
  address: '住址',
} as const;

export type PersonalKind = keyof typeof personalKinds;

/** Most rows that a preview shows. */
export const previewRows = 100;

/** The signs of filters in an address. */
export const filterOperators = { '~': 'contains', '>': 'from', '<': 'to', '!': 'missing' } as const;

export type FilterSign = keyof typeof filterOperators;
