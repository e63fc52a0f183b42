import { z } from 'zod';
import { approval, approvalReason, deciding, maybeWaiting } from '../../approval/schema.ts';
import { exportShape } from '../../export.ts';
import { id, moment, oneOf, phone, text } from '../../field.ts';
import { shape } from '../../shape.ts';
import { operatorColumns, operatorRequestKindNames } from '../labels/office.ts';
import { operatorRoleNames } from '../labels.ts';
import { operatorName, username } from '../schema.ts';

export const roles = z
  .array(oneOf('权限', operatorRoleNames), { error: '请选择权限' })
  .min(1, { error: '请至少选择一项权限' })
  .max(operatorRoleNames.length)
  .meta({ title: '权限' });

export const organisation = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^([0-9A-Z]{18})?$/, { error: '统一社会信用代码为 18 位' })
  .default('')
  .meta({ title: '所在单位的统一社会信用代码' });

export const row = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  roles: z.array(z.enum(operatorRoleNames)),
  /** A reviewer from before the role of finance, who works on money until two others hold it. */
  keepsFinance: z.boolean(),
  /** Credit code of their employer when it trades here; empty otherwise. */
  organisation: z.string(),
  status: z.enum(['active', 'frozen']),
  hasFactor: z.boolean(),
  hasPhone: z.boolean(),
  mustChangePassword: z.boolean(),
  createdAt: moment,
  lastUsed: moment.nullable(),
});

export type OperatorRow = z.output<typeof row>;

export const listOperators = shape(
  {
    keyword: text('关键词', 0, 40).default(''),
    role: oneOf('权限', operatorRoleNames).optional(),
    status: oneOf('状态', ['active', 'frozen']).optional(),
  },
  z.array(row),
);

export const exportOperators = exportShape(listOperators, operatorColumns);

export const createOperator = shape(
  { username, name: operatorName, phone, roles, organisation, reason: approvalReason },
  maybeWaiting,
);

export const changeOperator = shape(
  {
    id: id('运营人员'),
    name: operatorName,
    /** Present only when it changes; no reply holds the current one. */
    phone: phone.optional(),
    roles,
    organisation,
    /** Shown to the approver; required only where an approval is. */
    reason: text('事由', 0, 200).default(''),
  },
  maybeWaiting,
);

export const setOperatorStatus = shape(
  {
    id: id('运营人员'),
    status: oneOf('状态', ['active', 'frozen']),
    /** Shown to the approver; required only to reinstate an operator. */
    reason: text('事由', 0, 200).default(''),
  },
  maybeWaiting,
);

export const resetOperator = shape({ id: id('运营人员'), reason: approvalReason }, maybeWaiting);

export const sendOperatorLink = shape({ id: id('运营人员') });

export const operatorRequest = z.object({
  ...approval,
  kind: z.enum(operatorRequestKindNames),
  name: z.string(),
  username: z.string(),
  /** The change, in words; `before` is empty for a new value. */
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
});

export type OperatorRequest = z.output<typeof operatorRequest>;

export const listOperatorRequests = shape(
  {},
  {
    rows: z.array(operatorRequest),
    /** Administrators in office besides the reader; without any, nothing can be approved. */
    otherAdmins: z.int(),
  },
);

export const decideOperatorRequest = shape(deciding);

export const withdrawOperatorRequest = shape({ id: id('申请') });
