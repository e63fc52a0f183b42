/** Papers that a company signs and stamps, by the field that takes them. */
export const templates = {
  authority: '经办人授权书',
  sourceStatement: '数据来源说明',
  compliance: '数据合规承诺书',
} as const;

export type Template = keyof typeof templates;
