// The shapes of ../own.ts: inputs and outputs.

import { z } from 'zod';
import { id, listOf, moment, nothing, oneOf, page } from '../../field.ts';
import { shape } from '../../shape.ts';
import { showNames, useNames } from '../labels/own.ts';
import { filePurposeNames } from '../labels.ts';
import { fileRef, scanState } from '../schema.ts';

export const ownFile = fileRef.extend({
  purpose: z.enum(filePurposeNames),
  uploadedAt: moment,
  scan: scanState,
  isUsed: z.boolean(),
  /** The file's use; null without one, or where its user shows another file by now. */
  use: z.object({ kind: z.enum(useNames), id: z.string(), name: z.string() }).nullable(),
  /** When a file that nothing uses is removed; null for a used one. */
  removedAt: moment.nullable(),
});

export type OwnFile = z.output<typeof ownFile>;

export const listFiles = shape({
  input: z.object({ show: oneOf('显示', showNames).default('all'), ...page }),
  output: listOf(ownFile).extend({
    room: z.object({
      /** Bytes of files that are in use; they have no limit. */
      used: z.int(),
      /** Bytes of what nothing uses, unfinished uploads included, and the most that they may come to. */
      unused: z.int(),
      most: z.int(),
    }),
  }),
});

export const deleteFile = shape({
  input: z.object({ id: id('文件') }),
  output: nothing,
});
