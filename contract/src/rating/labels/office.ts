export const officeRatingColumns = {
  product: '产品',
  buyer: '需方',
  supplier: '供方',
  text: '评价',
  createdAt: '评价时间',
  reports: '待处理举报',
  dueOn: '办理期限',
  holder: '办理人',
  status: '状态',
} as const;

export const ratingSteps = {
  rate: '评价',
  change: '修改评价',
  answer: '答复',
  report: '举报',
  hide: '隐藏',
  show: '保持展示',
} as const;
