// One's own files: what is stored, what uses it, and what may be deleted.
import { call } from '../call.ts';
import type * as shapes from './schema/own.ts';

export const listFiles = call<typeof shapes.listFiles>()('GET', '/api/file/own', {
  summary: '我上传的文件，最近的在前：大小、用途、是否使用、扫描状态，以及占用的空间',
  who: 'user',
});

export const deleteFile = call<typeof shapes.deleteFile>()('POST', '/api/file/delete', {
  summary: '删除自己没有使用的文件，释放空间；已使用的不能删除',
  action: '删除文件',
  who: 'user',
  members: 'everyone',
});
