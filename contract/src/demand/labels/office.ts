/** The fields of a demand that an opinion may stand at. */
export const opinionFields = {
  title: '标题',
  kind: '数据类型',
  industry: '所属行业',
  description: '需求描述',
  wantedFields: '期望字段',
  coverage: '覆盖地区',
  updateFrequency: '更新频率',
  delivery: '交付方式',
  scene: '应用场景',
  budgetMax: '预算',
  deadline: '截止日期',
  contact: '联系人',
  files: '附件',
} as const;

export const opinionFieldCodes = Object.keys(opinionFields) as [
  keyof typeof opinionFields,
  ...(keyof typeof opinionFields)[],
];

export const officeDemandColumns = {
  title: '需求',
  number: '需求编号',
  kind: '数据类型',
  owner: '发布单位',
  submittedAt: '提交时间',
  dueOn: '办理期限',
  holder: '办理人',
  submissions: '提交次数',
  status: '状态',
} as const;
