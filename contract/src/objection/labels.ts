export const objectionGrounds = {
  rights: '数据权属有争议',
  source: '数据来源不合法',
  privacy: '涉及个人信息或隐私',
  secret: '侵犯商业秘密或知识产权',
  untrue: '登记内容不实',
  other: '其他理由',
} as const;

/** An objection lapses when another one has already ended the notice. */
export const objectionStatus = {
  open: '核实中',
  upheld: '异议成立',
  dismissed: '异议不成立',
  lapsed: '公示已终止',
} as const;

export type ObjectionStatus = keyof typeof objectionStatus;

export const mostEvidence = 5;
