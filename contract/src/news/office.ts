// The editors' side of news: drafts, versions, moments of publication.
import { call, exportCall } from '../call.ts';
import type * as shapes from './schema/office.ts';

export const listOfficeNews = call<typeof shapes.listOfficeNews>()('GET', '/office/api/news', {
  summary: '全部资讯（含草稿）',
  who: 'editor',
  replica: true,
});

export const exportOfficeNews = exportCall<typeof shapes.exportOfficeNews>()(
  listOfficeNews,
  '/office/api/news/export',
  '导出资讯列表',
);

export const getOfficeNews = call<typeof shapes.getOfficeNews>()('GET', '/office/api/news/:id', {
  summary: '一篇资讯的全部内容与历史',
  who: 'editor',
});

export const getNewsVersion = call<typeof shapes.getNewsVersion>()('GET', '/office/api/news/:id/version/:number', {
  summary: '资讯的一个旧版本',
  who: 'editor',
});

export const createNews = call<typeof shapes.createNews>()('POST', '/office/api/news', {
  summary: '新建资讯草稿',
  action: '新建资讯草稿',
  who: 'editor',
});

/** A published article is shown anew at once. `version` is the one that was edited: a colleague's is not overwritten. */
export const saveNews = call<typeof shapes.saveNews>()('POST', '/office/api/news/:id', {
  summary: '保存资讯',
  action: '保存资讯',
  who: 'editor',
});

export const restoreNews = call<typeof shapes.restoreNews>()('POST', '/office/api/news/:id/restore', {
  summary: '把旧版本恢复为新版本',
  action: '恢复资讯旧版本',
  who: 'editor',
});

export const publishNews = call<typeof shapes.publishNews>()('POST', '/office/api/news/:id/publish', {
  summary: '发布资讯，可设定时间',
  action: '发布资讯',
  who: 'editor',
});

export const unscheduleNews = call<typeof shapes.unscheduleNews>()('POST', '/office/api/news/:id/unschedule', {
  summary: '取消定时发布，退回草稿',
  action: '取消资讯定时发布',
  who: 'editor',
});

export const withdrawNews = call<typeof shapes.withdrawNews>()('POST', '/office/api/news/:id/withdraw', {
  summary: '下线资讯',
  action: '下线资讯',
  who: 'editor',
});
