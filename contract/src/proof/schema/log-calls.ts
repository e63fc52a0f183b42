import { z } from 'zod';
import { queryInt } from '../../field.ts';
import { shape } from '../../shape.ts';
import { most } from '../labels/log-calls.ts';

/** SHA-256 hashes in Base64, in the order of RFC 6962. */
export const path = z.array(z.string());

export const getLogKeys = shape(
  {},
  /** `name+id+key`; the old ones signed earlier checkpoints and sign no more. */
  { origin: z.string(), current: z.array(z.string()), old: z.array(z.string()) },
);

export const proveInclusion = shape(
  { index: queryInt('序号', 0, most), size: queryInt('日志长度', 1, most).optional() },
  { index: z.int(), size: z.int(), path },
);

export const proveConsistency = shape(
  { from: queryInt('起始长度', 1, most), to: queryInt('终止长度', 1, most).optional() },
  { from: z.int(), to: z.int(), path },
);
