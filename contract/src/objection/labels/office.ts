export const officeObjectionColumns = {
  product: '产品',
  number: '产品编号',
  supplier: '供方',
  objector: '异议人',
  ground: '异议理由',
  filedAt: '提出时间',
  answeredAt: '供方答复',
  dueOn: '办理期限',
  holder: '办理人',
  status: '状态',
} as const;

export const objectionDecisions = {
  dismiss: '不成立，公示继续',
  correct: '成立，退回供方补正',
  refuse: '成立，驳回登记',
} as const;
