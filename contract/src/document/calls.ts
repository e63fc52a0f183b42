// Standing texts of the centre, each in dated versions: about us, agreements, rules, guides, questions and answers.
import { z } from 'zod';
import { call } from '../call.ts';
import { listOf, oneOf, page, queryInt, text } from '../field.ts';

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

/** Without these two nobody can sign up: they cannot be hidden. */
export const signUpDocuments = ['terms', 'privacy'] as const;
export type SignUpDocument = (typeof signUpDocuments)[number];

export const versionStatus = { coming: '即将施行', standing: '现行', past: '已失效' } as const;
export type VersionStatus = keyof typeof versionStatus;
export const versionStatuses = Object.keys(versionStatus) as [VersionStatus, ...VersionStatus[]];

/** A calendar day in China, `2026-11-20`. */
const day = z.string();

export const anchor = z
  .string({ error: '缺少文本名' })
  .regex(/^[a-z][a-z0-9-]{0,31}$/, { error: '文本名由小写字母、数字和连字符组成，以字母开头，不超过 32 个字符' })
  .meta({ title: '文本名' });
const versionNumber = queryInt('版本', 1, 1_000_000);

export const documentVersion = z.object({
  number: z.int(),
  title: z.string(),
  effectiveOn: day,
  publishedOn: day,
  /** The change, in its publisher's words. */
  note: z.string(),
  status: z.enum(versionStatuses),
});
export type DocumentVersion = z.output<typeof documentVersion>;

const section = z.object({
  /** Stands in the address: `/about#contact`. */
  anchor: z.string(),
  title: z.string(),
  /** Sanitised HTML. */
  body: z.string(),
});

/** Spec §7. */
export const listAboutSections = call('GET', '/wl/pc/website/aboutUs/list', {
  summary: '关于我们的各个栏目',
  who: 'anyone',
  writes: false,
  input: z.object({ ...page, pageSize: queryInt('每页条数', 1, 100).default(100) }),
  output: listOf(section),
  cache: ['document'],
});

export const listDocuments = call('GET', '/api/document/list', {
  summary: '规则制度与协议：各自的现行版本，以及已公布、即将施行的版本',
  who: 'anyone',
  writes: false,
  input: z.object({}),
  output: z.array(
    z.object({
      anchor: z.string(),
      kind: z.enum(bindingKinds),
      title: z.string(),
      number: z.int(),
      effectiveOn: day,
      status: z.enum(versionStatuses),
      coming: z.object({ number: z.int(), effectiveOn: day }).nullable(),
    }),
  ),
  cache: ['document'],
});

/** Without `version` the one in force; before there is any, the first that is coming. */
export const readDocument = call('GET', '/api/document/info/:anchor', {
  summary: '一份文本的现行版本或指定版本，及其全部版本',
  who: 'anyone',
  writes: false,
  input: z.object({ anchor, version: versionNumber.optional() }),
  output: documentVersion.extend({
    anchor: z.string(),
    kind: z.enum(documentKindNames),
    /** Sanitised HTML. */
    body: z.string(),
    /** SHA-256 of title and text, as the downloaded file states it. */
    digest: z.string(),
    /** The newest first. */
    versions: z.array(documentVersion),
  }),
  cache: ['document'],
});
export type DocumentText = z.output<typeof readDocument.output>;

const part = z.object({ text: z.string(), change: z.enum(['same', 'added', 'removed']) });

export const comparison = z.object({
  isSame: z.boolean(),
  blocks: z.array(z.object({ isHeading: z.boolean(), parts: z.array(part) })),
});
export type Comparison = z.output<typeof comparison>;

export const compareDocument = call('GET', '/api/document/compare/:anchor', {
  summary: '两个版本的差异',
  who: 'anyone',
  writes: false,
  input: z.object({ anchor, from: versionNumber, to: versionNumber }),
  output: comparison,
  cache: ['document'],
});

export const downloadDocument = call('GET', '/api/document/download/:anchor', {
  summary: '下载一个版本：一个自带样式与图片的网页文件，断网也能打开和打印',
  who: 'anyone',
  writes: false,
  answer: 'file',
  input: z.object({ anchor, version: versionNumber.optional() }),
  output: z.unknown(),
});

const helpEntry = section.extend({ topic: z.enum(helpTopicNames), updatedOn: day });
export type HelpEntry = z.output<typeof helpEntry>;

export const readHelp = call('GET', '/api/help', {
  summary: '办事指南与常见问题；有关键词时只答含有全部关键词的',
  who: 'anyone',
  writes: false,
  input: z.object({
    keyword: text('关键词', 0, 40).default(''),
    topic: oneOf('主题', helpTopicNames).optional(),
  }),
  output: z.object({ guides: z.array(helpEntry), questions: z.array(helpEntry), words: z.array(z.string()) }),
  cache: ['document'],
});
