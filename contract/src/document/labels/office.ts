export const documentStates = { changed: '有未发布的修改', unpublished: '从未发布', hidden: '已隐藏' } as const;

export type DocumentState = keyof typeof documentStates;

export const publishedWords = '已发布';

export const officeDocumentColumns = {
  title: '标题',
  kind: '类别',
  current: '现行版本',
  coming: '即将施行',
  state: '状态',
  updatedAt: '最近修改',
} as const;

/** An agreement that stands already changes seven days after it was published at the earliest: its own words promise so. */
export const noticeDaysOfAgreement = 7;
