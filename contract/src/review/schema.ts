// The shapes of calls.ts: inputs and outputs.

import { z } from 'zod';
import { exportShape } from '../export.ts';
import { id, listOf, moment, nothing, oneOf, page, text } from '../field.ts';
import { filePurposeNames } from '../file/labels.ts';
import { shape } from '../shape.ts';
import {
  accessPartNames,
  accessPlaceNames,
  fieldNames,
  placeNames,
  revealColumns,
  reviewQueueNames,
} from './labels.ts';

export const desk = oneOf('审核队列', reviewQueueNames);

/** The holder of a claim; part of every queue and export. */
export const claim = z.object({ holderId: z.string(), by: z.string(), isMine: z.boolean(), until: moment });

export type Claim = z.output<typeof claim>;

/** The due day of a decision; part of every queue and export. */
export const clock = {
  /** The last working day for it, `2026-11-25`; null once it is decided. */
  dueOn: z.string().nullable(),
  isOverdue: z.boolean(),
  claim: claim.nullable(),
};

export const claimReview = shape({
  input: z.object({ desk, id: id('事项'), from: id('原办理人').optional() }),
  output: z.object({ until: moment }),
});

export const releaseReview = shape({
  input: z.object({ desk, id: id('事项') }),
  output: nothing,
});

export const phrase = z.object({ id: z.string(), words: z.string() });

export type Phrase = z.output<typeof phrase>;

export const listPhrases = shape({
  input: z.object({ desk }),
  output: z.array(phrase),
});

export const addPhrase = shape({
  input: z.object({ desk, words: text('常用语', 2, 200) }),
  output: nothing,
});

export const removePhrase = shape({
  input: z.object({ id: id('常用语') }),
  output: nothing,
});

/** The downloaded file; null without one, and once it is erased. */
export const accessedFile = z.object({ purpose: z.enum(filePurposeNames), name: z.string() }).nullable();

export type AccessedFile = z.output<typeof accessedFile>;

export const revealField = shape({
  input: z.object({
    place: oneOf('所在页面', placeNames),
    id: id('事项'),
    field: oneOf('个人信息', fieldNames),
    reason: text('查看事由', 4, 200),
  }),
  output: z.object({ value: z.string() }),
});

export const revealRow = z.object({
  id: z.string(),
  at: moment,
  operatorName: z.string(),
  place: z.enum(accessPlaceNames),
  subjectId: z.string(),
  field: z.enum(accessPartNames),
  file: accessedFile,
  /** Empty where none is required. */
  reason: z.string(),
});

export type RevealRow = z.output<typeof revealRow>;

export const listReveals = shape({
  input: z.object({ keyword: text('关键词', 0, 50).optional(), ...page }),
  output: listOf(revealRow),
});

export const exportReveals = exportShape(listReveals, revealColumns);
