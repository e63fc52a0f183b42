import { z } from 'zod';
import { call } from '../call.ts';
import { id, oneOf } from '../field.ts';

export const filePurposes = {
  licence: '营业执照',
  authority: '经办人授权书',
  qualification: '资质文件',
  proof: '证明材料',
  cover: '封面图片',
  image: '正文图片',
  sample: '样例数据',
  statement: '来源说明',
  voucher: '付款凭证',
  delivery: '交付文件',
  evidence: '证据材料',
  requirement: '需求附件',
  offer: '报价附件',
  message: '留言附件',
  invoice: '发票',
  sheet: '导入表格',
} as const;

export type FilePurpose = keyof typeof filePurposes;
export const filePurposeNames = Object.keys(filePurposes) as [FilePurpose, ...FilePurpose[]];

/** Purposes whose files are images that were drawn anew; anyone may look at them while something published shows them. */
export const publicPurposes: readonly FilePurpose[] = ['cover', 'image'];

/** Extensions and most bytes of each purpose, by content. Source: market.md, fields of each thing. */
export const purposeLimits: Record<FilePurpose, { kinds: readonly FileKind[]; maxBytes: number }> = {
  licence: { kinds: ['jpg', 'png', 'webp', 'pdf'], maxBytes: 10 * 1024 * 1024 },
  authority: { kinds: ['jpg', 'png', 'webp', 'pdf'], maxBytes: 10 * 1024 * 1024 },
  qualification: { kinds: ['jpg', 'png', 'webp', 'pdf'], maxBytes: 10 * 1024 * 1024 },
  proof: { kinds: ['jpg', 'png', 'webp', 'pdf'], maxBytes: 10 * 1024 * 1024 },
  cover: { kinds: ['jpg', 'png', 'webp'], maxBytes: 5 * 1024 * 1024 },
  image: { kinds: ['jpg', 'png', 'webp'], maxBytes: 5 * 1024 * 1024 },
  sample: { kinds: ['csv', 'xlsx', 'json', 'parquet'], maxBytes: 20 * 1024 * 1024 },
  statement: { kinds: ['jpg', 'png', 'webp', 'pdf'], maxBytes: 10 * 1024 * 1024 },
  voucher: { kinds: ['jpg', 'png', 'webp', 'pdf'], maxBytes: 10 * 1024 * 1024 },
  delivery: { kinds: ['csv', 'xlsx', 'json', 'parquet', 'zip', 'pdf'], maxBytes: 2 * 1024 * 1024 * 1024 },
  requirement: { kinds: ['jpg', 'png', 'webp', 'pdf', 'csv', 'xlsx'], maxBytes: 10 * 1024 * 1024 },
  offer: { kinds: ['jpg', 'png', 'webp', 'pdf', 'csv', 'xlsx'], maxBytes: 10 * 1024 * 1024 },
  invoice: { kinds: ['pdf', 'jpg', 'png', 'webp'], maxBytes: 10 * 1024 * 1024 },
  message: { kinds: ['jpg', 'png', 'webp', 'pdf', 'csv', 'xlsx'], maxBytes: 10 * 1024 * 1024 },
  sheet: { kinds: ['xlsx', 'csv', 'json'], maxBytes: 5 * 1024 * 1024 },
  evidence: { kinds: ['jpg', 'png', 'webp', 'pdf'], maxBytes: 10 * 1024 * 1024 },
};

export type FileKind = 'jpg' | 'png' | 'webp' | 'pdf' | 'csv' | 'xlsx' | 'json' | 'parquet' | 'zip';

/** The result of the malware scan, shown beside the file's name. */
export const scanStates = {
  unscanned: '未扫描',
  waiting: '正在扫描',
  clean: '已扫描',
  quarantined: '已隔离',
} as const;
export type ScanState = keyof typeof scanStates;
export const scanState = z.enum(Object.keys(scanStates) as [ScanState, ...ScanState[]]);

/** A file as its owner or a permitted reader sees it; `url` is a link for one use by this session, begun within ten minutes. */
export const fileRef = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int(),
  type: z.string(),
  url: z.string().optional(),
  scan: scanState.optional(),
});

export type FileRef = z.output<typeof fileRef>;

export const uploadFile = call('POST', '/api/file', {
  summary: '上传 50 MB 以内的文件（multipart：先 purpose，后 file）',
  who: 'user',
  writes: true,
  upload: { maxBytes: 50 * 1024 * 1024 },
  input: z.object({ purpose: oneOf('文件用途', filePurposeNames) }),
  output: fileRef,
});

const officePurposes = ['cover', 'image'] as const;

export const uploadOfficeImage = call('POST', '/office/api/file', {
  summary: '上传网站内容的图片（multipart：先 purpose，后 file）',
  who: 'editor',
  writes: true,
  upload: { maxBytes: 5 * 1024 * 1024 },
  input: z.object({ purpose: oneOf('图片用途', officePurposes) }),
  output: fileRef,
});

/** Widths of public images in pixels; only those that pages use, because each is stored. */
export const imageWidths = ['160', '320', '480', '640', '960', '1280', '1920'] as const;
export type ImageWidth = (typeof imageWidths)[number];

export const imageFormats = ['webp', 'avif'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Without a width the image as it was uploaded. One that is narrower stays as it is. */
export const readPublicFile = call('GET', '/api/file/:id', {
  summary: '读取公开图片',
  who: 'anyone',
  writes: false,
  answer: 'file',
  input: z.object({
    id: id('文件'),
    width: oneOf('图片宽度', imageWidths).optional(),
    format: oneOf('图片格式', imageFormats).default('webp'),
  }),
  output: z.unknown(),
});

/** The claims of a private link beside the id of its target; `use` names its one use. */
export const linkFields = {
  until: z.string().regex(/^\d{10}$/, { error: '链接不正确' }),
  use: id('链接'),
  signature: z.string().min(1).max(64),
};

/** For whoever is signed in to the session that the link was issued to: by the reader's cookie, or by its token. */
export const readLinkedFile = call('GET', '/api/file/link/:id', {
  summary: '凭一次性链接读取文件（限本次登录，十分钟内开始；中断后可按 Range 续传）',
  who: 'anyone',
  writes: false,
  answer: 'file',
  input: z.object({ id: id('文件'), ...linkFields }),
  output: z.unknown(),
});
