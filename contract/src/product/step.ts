// Steps of a product, their actors, and the owner's allowed steps.

/** The steps of a product, in its history and its process line. */
export const productStep = {
  create: '新建登记',
  revise: '新建变更',
  renew: '申请续期',
  submit: '提交审核',
  withdraw: '撤回提交',
  drop: '删除草稿',
  approve: '审核通过',
  correct: '退回补正',
  preapprove: '初审通过',
  refuse: '审核驳回',
  object: '提出异议',
  answer: '答复异议',
  uphold: '异议成立',
  dismiss: '异议不成立',
  register: '完成登记',
  list: '上架',
  unlist: '下架',
  suspend: '强制下架',
  restore: '解除强制下架',
  appeal: '提出申诉',
  keep: '维持强制下架',
  revoke: '注销登记',
  end: '终止变更',
} as const;

export type ProductStep = keyof typeof productStep;

export const productSide = { owner: '供方', office: '交易中心', system: '系统', public: '异议人' } as const;

export const productSides = Object.keys(productSide) as [keyof typeof productSide, ...(keyof typeof productSide)[]];

/** The owner's allowed steps for a product; buttons follow it. */
export const productMoves = [
  'edit',
  'submit',
  'list',
  'unlist',
  'appeal',
  'renew',
  'withdraw',
  'drop',
  'revoke',
] as const;

export type ProductMove = (typeof productMoves)[number];
