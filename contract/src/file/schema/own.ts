import { z } from 'zod';
import { id, keyOf, listOf, moment, oneOf, page } from '../../field.ts';
import { fileUses } from '../../nouns.ts';
import { shape } from '../../shape.ts';
import { fileShows } from '../labels/own.ts';
import { filePurposes } from '../labels.ts';
import { fileRef, scanState } from '../schema.ts';

export const ownFile = fileRef.extend({
  purpose: keyOf(filePurposes),
  uploadedAt: moment,
  scan: scanState,
  isUsed: z.boolean(),
  /** The file's use; null without one, or where its user shows another file by now. */
  use: z.object({ kind: keyOf(fileUses), id: z.string(), name: z.string() }).nullable(),
  /** When a file that nothing uses is removed; null for a used one. */
  removedAt: moment.nullable(),
});

export type OwnFile = z.output<typeof ownFile>;

export const listFiles = shape(
  { show: oneOf('显示', fileShows).default('all'), ...page },
  listOf(ownFile).extend({
    room: z.object({
      /** Bytes of files that are in use; they have no limit. */
      used: z.int(),
      /** Bytes of what nothing uses, unfinished uploads included, and the most that they may come to. */
      unused: z.int(),
      most: z.int(),
    }),
  }),
);

export const deleteFile = shape({ id: id('文件') });
