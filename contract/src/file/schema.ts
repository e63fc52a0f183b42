// The shapes of calls.ts: inputs and outputs.

import { z } from 'zod';
import { id, oneOf } from '../field.ts';
import { shape } from '../shape.ts';
import { filePurposeNames, imageFormats, imageWidths, officePurposes, type ScanState, scanStates } from './labels.ts';

export const scanState = z.enum(Object.keys(scanStates) as [ScanState, ...ScanState[]]);

/** A file as its owner or a permitted reader sees it; `url` is a link for one use by this session, begun within ten minutes. */
export const fileRef = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int(),
  type: z.string(),
  url: z.string().optional(),
  scan: scanState.optional(),
});

export type FileRef = z.output<typeof fileRef>;

export const uploadFile = shape({
  input: z.object({ purpose: oneOf('文件用途', filePurposeNames) }),
  output: fileRef,
});

export const uploadOfficeImage = shape({
  input: z.object({ purpose: oneOf('图片用途', officePurposes) }),
  output: fileRef,
});

export const getPublicFile = shape({
  input: z.object({
    id: id('文件'),
    width: oneOf('图片宽度', imageWidths).optional(),
    format: oneOf('图片格式', imageFormats).default('webp'),
  }),
  output: z.unknown(),
});

/** The claims of a private link beside the id of its target; `use` names its one use. */
export const linkFields = {
  until: z.string().regex(/^\d{10}$/, { error: '链接不正确' }),
  use: id('链接'),
  signature: z.string().min(1).max(64),
};

export const getLinkedFile = shape({
  input: z.object({ id: id('文件'), ...linkFields }),
  output: z.unknown(),
});
