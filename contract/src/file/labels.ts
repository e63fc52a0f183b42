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

export const officePurposes = ['cover', 'image'] as const;

/** Widths of public images in pixels; only those that pages use, because each is stored. */
export const imageWidths = ['160', '320', '480', '640', '960', '1280', '1920'] as const;

export type ImageWidth = (typeof imageWidths)[number];

export const imageFormats = ['webp', 'avif'] as const;

export type ImageFormat = (typeof imageFormats)[number];
