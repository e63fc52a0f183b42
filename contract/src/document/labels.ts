export const documentKinds = {
  about: '关于我们',
  agreement: '协议与政策',
  rule: '规则制度',
  guide: '办事指南',
  question: '常见问题',
} as const;

export type DocumentKind = keyof typeof documentKinds;

export const documentKindNames = Object.keys(documentKinds) as [DocumentKind, ...DocumentKind[]];

/** The kinds that bind people, read one by one with their versions; the others stand together on a page of their own. */
export const bindingKinds = ['agreement', 'rule'] as const satisfies DocumentKind[];

/** Topics of guides and questions. */
export const helpTopics = {
  account: '注册与认证',
  sell: '登记与上架',
  buy: '订购与验收',
  demand: '需求与对接',
  money: '费用与发票',
  safety: '安全与合规',
} as const;

export type HelpTopic = keyof typeof helpTopics;

export const helpTopicNames = Object.keys(helpTopics) as [HelpTopic, ...HelpTopic[]];

/** Sign-up needs these two: they cannot be hidden. */
export const signUpDocuments = ['terms', 'privacy'] as const;

export type SignUpDocument = (typeof signUpDocuments)[number];

/** How a section of 关于我们 is drawn from its text. Each reads in order without its drawing. */
export const aboutLayouts = {
  text: '正文',
  steps: '步骤（编号列表的每一项是一步）',
  timeline: '大事记（列表的每一项以加粗的日期开头）',
  chart: '组织结构图（下级写在上级之下的列表里）',
  roster: '名录（表格的每一行是一张名片，第一列是名称）',
  gallery: '图片墙（每张图片下写一句说明）',
} as const;

export type AboutLayout = keyof typeof aboutLayouts;

export const aboutLayoutNames = Object.keys(aboutLayouts) as [AboutLayout, ...AboutLayout[]];

/** The texts that the product demands consent to or links to: a centre opens with each of them published. */
export const legalTexts = {
  terms: '用户服务协议',
  privacy: '个人信息保护政策',
  trading: '数据交易规则',
  registration: '数据产品登记与公示办法',
  fees: '服务收费标准',
  disputes: '交易争议处理规则',
  merchants: '数商管理办法',
  intro: '中心介绍',
} as const;

export type LegalText = keyof typeof legalTexts;

/** The blanks of a draft, 【中心名称】: a text with any is not published. */
export function blanksIn(text: string): string[] {
  return [...new Set(text.match(/【[^【】]{1,40}】/g))];
}

export const versionStatus = { coming: '即将施行', standing: '现行', past: '已失效' } as const;

export type VersionStatus = keyof typeof versionStatus;
