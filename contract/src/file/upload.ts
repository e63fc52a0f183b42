// A large file in parts: begun, sent part by part from wherever it was broken off, finished. Nobody sees it before that.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { id, moment, oneOf, text } from '../field.ts';
import { type FilePurpose, fileRef } from './calls.ts';

/** Purposes whose files may come in parts. */
export const inParts = ['delivery'] as const satisfies readonly FilePurpose[];

/** Every part but the last holds this many bytes. */
export const partBytes = 8 * 1024 * 1024;

const underway = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int(),
  /** Bytes received; the next part begins here. */
  received: z.int(),
  partBytes: z.int(),
  /** Unfinished uploads are stored until then, counted anew with every part. */
  expiresAt: moment,
});
export type UploadUnderway = z.output<typeof underway>;

const upload = { id: id('上传') };

export const beginUpload = call('POST', '/api/file/upload/begin', {
  summary: '开始上传大文件，或继续上次没有传完的同一文件',
  who: 'user',
  writes: true,
  input: z.object({
    purpose: oneOf('文件用途', inParts),
    name: text('文件名', 1, 200),
    size: z.int({ error: '文件大小不正确' }).min(1, { error: '文件是空的，请重新选择' }),
    /** The sender's fingerprint of the file, so that the same one chosen again resumes. */
    fingerprint: z.string().regex(/^[0-9a-zA-Z:_-]{8,128}$/, { error: '文件标识不正确' }),
  }),
  output: underway,
});

export const sendPart = call('POST', '/api/file/upload/part', {
  summary: '上传大文件的一段（multipart：先 id、offset，后 file）',
  who: 'user',
  writes: true,
  upload: { maxBytes: partBytes },
  input: z.object({
    ...upload,
    offset: z
      .string({ error: '缺少起始位置' })
      .regex(/^\d{1,12}$/, { error: '起始位置不正确' })
      .transform(Number),
  }),
  output: z.object({ received: z.int() }),
});

/** Answers the same file however often it is said. */
export const finishUpload = call('POST', '/api/file/upload/finish', {
  summary: '大文件已传完，成为可以使用的文件',
  who: 'user',
  writes: true,
  input: z.object(upload),
  output: fileRef.extend({ sha256: z.string() }),
});

export const dropUpload = call('POST', '/api/file/upload/drop', {
  summary: '放弃没有传完的大文件',
  who: 'user',
  writes: true,
  input: z.object(upload),
  output: nothing,
});

export const listUploads = call('GET', '/api/file/upload', {
  summary: '自己没有传完的大文件',
  who: 'user',
  writes: false,
  input: z.object({}),
  output: z.array(underway),
});
