export const newsStatus = {
  draft: '草稿',
  scheduled: '定时发布',
  published: '已发布',
  withdrawn: '已下线',
} as const;

export type NewsStatus = keyof typeof newsStatus;

export const newsStep = {
  create: '新建',
  save: '保存',
  restore: '恢复旧版本',
  publish: '发布',
  schedule: '设定发布时间',
  unschedule: '取消定时',
  withdraw: '下线',
  due: '到时自动发布',
} as const;

export type NewsStep = keyof typeof newsStep;

export const officeNewsColumns = {
  title: '标题',
  kind: '类别',
  status: '状态',
  publishedAt: '发布时间',
  updatedAt: '最近更新',
  version: '版本',
} as const;
