// A large file in parts: begun, sent part by part from wherever it was broken off, finished. Nobody sees it before that.
import { call } from '../call.ts';
import { partBytes } from './labels/upload.ts';
import type * as shapes from './schema/upload.ts';

export const beginUpload = call<typeof shapes.beginUpload>()('POST', '/api/file/upload/begin', {
  summary: '开始上传大文件，或继续上次没有传完的同一文件',
  action: '开始上传大文件',
  who: 'user',
  members: 'everyone',
});

export const sendPart = call<typeof shapes.sendPart>()('POST', '/api/file/upload/part', {
  summary: '上传大文件的一段（multipart：先 id、offset，后 file）',
  action: '上传大文件的一段',
  who: 'user',
  members: 'everyone',
  upload: { maxBytes: partBytes },
});

/** Idempotent: answers the same file each time. */
export const finishUpload = call<typeof shapes.finishUpload>()('POST', '/api/file/upload/finish', {
  summary: '大文件已传完，成为可以使用的文件',
  action: '大文件已传完',
  who: 'user',
  members: 'everyone',
});

export const dropUpload = call<typeof shapes.dropUpload>()('POST', '/api/file/upload/drop', {
  summary: '放弃没有传完的大文件',
  action: '放弃上传大文件',
  who: 'user',
  members: 'everyone',
});

export const listUploads = call<typeof shapes.listUploads>()('GET', '/api/file/upload', {
  summary: '自己没有传完的大文件',
  who: 'user',
});
