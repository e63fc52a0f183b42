// The shapes of ../revocation.ts: inputs and outputs.

import { z } from 'zod';
import { deciding } from '../../approval/schema.ts';
import { id, nothing, text } from '../../field.ts';
import { shape } from '../../shape.ts';

/** The reason of the revocation; the supplier and readers of the certificate see it. */
export const revocationReason = text('原因', 4, 200);

export const requestRevocation = shape({
  input: z.object({ id: id('产品'), reason: revocationReason }),
  output: nothing,
});

export const decideRevocation = shape({
  input: deciding,
  output: nothing,
});

export const withdrawRevocation = shape({
  input: z.object({ id: id('申请') }),
  output: nothing,
});
