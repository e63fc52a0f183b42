import { deciding } from '../../approval/schema.ts';
import { id, text } from '../../field.ts';
import { shape } from '../../shape.ts';

/** The reason of the revocation; the supplier and readers of the certificate see it. */
export const revocationReason = text('原因', 4, 200);

export const requestRevocation = shape({ id: id('产品'), reason: revocationReason });

export const decideRevocation = shape(deciding);

export const withdrawRevocation = shape({ id: id('申请') });
