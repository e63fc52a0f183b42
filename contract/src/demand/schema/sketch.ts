// The shapes of ../sketch.ts: inputs and outputs.

import { z } from 'zod';
import { moment, nothing } from '../../field.ts';
import { shape } from '../../shape.ts';
import { demandDraft } from './form.ts';

export const { files: _, ...words } = demandDraft;

export const keepDemandSketch = shape({
  input: z.object(words),
  output: nothing,
});

export const getDemandSketch = shape({
  input: z.object({}),
  output: z.object({ words: z.object(words), savedAt: moment }).nullable(),
});
