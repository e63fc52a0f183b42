import { z } from 'zod';
import { id, keyOf, oneOf } from '../field.ts';
import { personal } from '../personal.ts';
import { shape } from '../shape.ts';
import { filePurposes, imageFormats, imageWidths, officePurposes, scanStates } from './labels.ts';

export const scanState = keyOf(scanStates);

/** A file as its owner or a permitted reader sees it; `url` is a link for one use by this session, begun within ten minutes. */
export const fileRef = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int(),
  type: z.string(),
  url: personal('file', z.string().optional()),
  scan: scanState.optional(),
});

export type FileRef = z.output<typeof fileRef>;

export const uploadFile = shape({ purpose: oneOf('文件用途', filePurposes) }, fileRef);

export const uploadOfficeImage = shape({ purpose: oneOf('图片用途', officePurposes) }, fileRef);

export const getPublicFile = shape(
  {
    id: id('文件'),
    width: oneOf('图片宽度', imageWidths).optional(),
    format: oneOf('图片格式', imageFormats).default('webp'),
  },
  z.unknown(),
);

/** The claims of a private link beside the id of its target; `use` names its one use. */
export const linkFields = {
  until: z.string().regex(/^\d{10}$/, { error: '链接不正确' }),
  use: id('链接'),
  signature: z.string().min(1).max(64),
};

export const getLinkedFile = shape({ id: id('文件'), ...linkFields }, z.unknown());
