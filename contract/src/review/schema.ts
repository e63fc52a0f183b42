import { z } from 'zod';
import { exportShape } from '../export.ts';
import { id, keyOf, listOf, moment, oneOf, page, text } from '../field.ts';
import { filePurposes } from '../file/labels.ts';
import { accessPlaces, maskedPlaces, reviewQueues } from '../nouns.ts';
import { shape } from '../shape.ts';
import { accessParts, maskedFields, revealColumns } from './labels.ts';

export const desk = oneOf('审核队列', reviewQueues);

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

/** A check of the centre's own on what is reviewed; the reviewer decides. */
export const finding = z.object({
  label: z.string(),
  text: z.string(),
  /** Null where nothing could be checked. */
  isGood: z.boolean().nullable(),
  /** The account that it speaks of, whose record the office may open. */
  accountId: z.string().optional(),
});

export type Finding = z.output<typeof finding>;

export const claimReview = shape({ desk, id: id('事项'), from: id('原办理人').optional() }, { until: moment });

export const releaseReview = shape({ desk, id: id('事项') });

export const phrase = z.object({ id: z.string(), words: z.string() });

export type Phrase = z.output<typeof phrase>;

export const listPhrases = shape({ desk }, z.array(phrase));

export const addPhrase = shape({ desk, words: text('常用语', 2, 200) });

export const removePhrase = shape({ id: id('常用语') });

/** The downloaded file; null without one, and once it is erased. */
export const accessedFile = z.object({ purpose: keyOf(filePurposes), name: z.string() }).nullable();

export type AccessedFile = z.output<typeof accessedFile>;

export const revealField = shape(
  {
    place: oneOf('所在页面', maskedPlaces),
    id: id('事项'),
    field: oneOf('个人信息', maskedFields),
    reason: text('查看事由', 4, 200),
  },
  { value: z.string() },
);

export const revealRow = z.object({
  id: z.string(),
  at: moment,
  operatorName: z.string(),
  place: keyOf(accessPlaces),
  subjectId: z.string(),
  field: keyOf(accessParts),
  file: accessedFile,
  /** Empty where none is required. */
  reason: z.string(),
});

export type RevealRow = z.output<typeof revealRow>;

export const listReveals = shape({ keyword: text('关键词', 0, 50).optional(), ...page }, listOf(revealRow));

export const exportReveals = exportShape(listReveals, revealColumns);
