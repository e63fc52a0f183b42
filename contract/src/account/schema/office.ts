import { z } from 'zod';
import { applicationStatuses } from '../../application/labels.ts';
import { exportShape } from '../../export.ts';
import { id, keyOf, listOf, moment, oneOf, page, text } from '../../field.ts';
import { memberRoles } from '../../member/labels.ts';
import { industry, overseen } from '../../order/schema/overseen.ts';
import { permitRoles } from '../../permit/labels.ts';
import { personal } from '../../personal.ts';
import { shape } from '../../shape.ts';
import { accountColumns, accountStatus, standings } from '../labels/office.ts';

export const row = z.object({
  id: z.string(),
  status: keyOf(accountStatus),
  /** Masked; empty once the account is closed. */
  phone: personal('phone', z.string()),
  /** Masked for a person; null before attestation. */
  name: personal('party', z.string().nullable()),
  creditCode: z.string().nullable(),
  regionName: z.string(),
  standings: z.array(z.enum(standings)),
  createdAt: moment,
  attestedAt: moment.nullable(),
});

export type OverseenAccount = z.output<typeof row>;

export const listAccounts = shape(
  {
    status: oneOf('账号状态', accountStatus).optional(),
    standing: oneOf('身份', standings).optional(),
    /** `keyword`: part of a name, a whole credit code or a whole phone number. */
    ...overseen,
    industry,
    sort: oneOf('排序', ['newest', 'oldest']).default('newest'),
    ...page,
  },
  listOf(row),
);

export const exportAccounts = exportShape(listAccounts, accountColumns);

export const grantedPermit = z.object({ id: z.string(), status: z.enum(applicationStatuses) });

export const readAccount = shape(
  { id: id('账号') },
  row.extend({
    kind: z.enum(['person', 'organisation']).nullable(),
    /** The applications that stand, for the desks where each is frozen by itself. */
    attestation: grantedPermit.nullable(),
    merchant: grantedPermit.nullable(),
    permits: z.array(z.object({ role: z.enum(permitRoles), grantedAt: moment, isFrozen: z.boolean() })),
    /** The people of a company besides the holder of its account. */
    members: z.array(
      z.object({
        id: z.string(),
        name: personal('name', z.string()),
        phone: personal('phone', z.string()),
        roles: z.array(keyOf(memberRoles)),
        joinedAt: moment,
      }),
    ),
    steps: z.array(
      z.object({ at: moment, step: z.enum(['freeze', 'unfreeze']), operatorName: z.string(), reason: z.string() }),
    ),
    /** Nobody decides on their own organisation, and a closed account stays closed. */
    may: z.enum(['freeze', 'unfreeze']).nullable(),
  }),
);

export type OfficeAccount = z.output<typeof readAccount.output>;

export const freezeAccount = shape({
  id: id('账号'),
  /** False lifts it. */
  frozen: z.boolean({ error: '请选择冻结或解除冻结' }),
  reason: text('原因', 4, 200),
});
