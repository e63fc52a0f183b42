import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const uploadFile = call<typeof shapes.uploadFile>()('POST', '/api/file', {
  summary: '上传 50 MB 以内的文件（multipart：先 purpose，后 file）',
  action: '上传文件',
  who: 'user',
  members: 'everyone',
  upload: { maxBytes: 50 * 1024 * 1024 },
});

export const uploadOfficeImage = call<typeof shapes.uploadOfficeImage>()('POST', '/office/api/file', {
  summary: '上传网站内容的图片（multipart：先 purpose，后 file）',
  action: '上传网站图片',
  who: 'editor',
  upload: { maxBytes: 5 * 1024 * 1024 },
});

/** Without a width the image as it was uploaded. One that is narrower stays as it is. */
export const getPublicFile = call<typeof shapes.getPublicFile>()('GET', '/api/file/:id', {
  summary: '读取公开图片',
  who: 'anyone',
  answer: 'file',
});

/** Serves the session that the link was issued to: identified by the reader's cookie, or by its token. */
export const getLinkedFile = call<typeof shapes.getLinkedFile>()('GET', '/api/file/link/:id', {
  summary: '凭一次性链接读取文件（限本次登录，十分钟内开始；中断后可按 Range 续传）',
  who: 'anyone',
  answer: 'file',
});
