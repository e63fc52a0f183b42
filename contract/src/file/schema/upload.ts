import { z } from 'zod';
import { id, moment, oneOf, text } from '../../field.ts';
import { shape } from '../../shape.ts';
import { inParts } from '../labels/upload.ts';
import { fileRef } from '../schema.ts';

export const underway = z.object({
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

export const upload = { id: id('上传') };

export const beginUpload = shape(
  {
    purpose: oneOf('文件用途', inParts),
    name: text('文件名', 1, 200),
    size: z.int({ error: '文件大小不正确' }).min(1, { error: '文件是空的，请重新选择' }),
    /** The sender's fingerprint of the file, so that the same one chosen again resumes. */
    fingerprint: z.string().regex(/^[0-9a-zA-Z:_-]{8,128}$/, { error: '文件标识不正确' }),
  },
  underway,
);

export const sendPart = shape(
  {
    ...upload,
    offset: z
      .string({ error: '缺少起始位置' })
      .regex(/^\d{1,12}$/, { error: '起始位置不正确' })
      .transform(Number),
  },
  { received: z.int() },
);

export const finishUpload = shape(upload, fileRef.extend({ sha256: z.string() }));

export const dropUpload = shape(upload);

export const listUploads = shape({}, z.array(underway));
