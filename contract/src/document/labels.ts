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

export const versionStatus = { coming: '即将施行', standing: '现行', past: '已失效' } as const;

export type VersionStatus = keyof typeof versionStatus;
