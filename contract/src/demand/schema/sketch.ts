import { z } from 'zod';
import { moment } from '../../field.ts';
import { shape } from '../../shape.ts';
import { demandDraft } from './form.ts';

export const { files: _, ...words } = demandDraft;

export const keepDemandSketch = shape(words);

export const getDemandSketch = shape({}, z.object({ words: z.object(words), savedAt: moment }).nullable());
