import { z } from 'zod';
import { signedIn } from '../account/schema.ts';
import { consent, id, keyOf, moment, newPassword, phone, text } from '../field.ts';
import { shape } from '../shape.ts';
import { memberRoleNames, memberRoles } from './labels.ts';

const roles = z
  .array(z.enum(memberRoleNames), { error: '请选择角色' })
  .min(1, { error: '请至少选择一个角色' })
  .max(memberRoleNames.length)
  .transform((held) => memberRoleNames.filter((role) => held.includes(role)))
  .meta({ title: '角色' });

const heldRoles = z.array(keyOf(memberRoles));

const secret = z
  .string({ error: '邀请链接不完整' })
  .regex(/^[\w-]{22}$/, { error: '邀请链接不完整' })
  .meta({ title: '链接中的代码' });

const person = z.object({
  id: z.string(),
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  roles: heldRoles,
});

export const member = person.extend({
  joinedAt: moment,
  /** The last sign-in; null when it is half a year ago. */
  lastSignIn: moment.nullable(),
  isSelf: z.boolean(),
  /** The holder of the company's account: an admin for good. */
  isHolder: z.boolean(),
});

export type Member = z.output<typeof member>;

export const invitation = person.extend({ expiresAt: moment, isExpired: z.boolean() });

export type Invitation = z.output<typeof invitation>;

export const listMembers = shape(
  {},
  {
    /** False for a person, and before the company is attested: there is nobody to invite for. */
    isCompany: z.boolean(),
    members: z.array(member),
    invitations: z.array(invitation),
    /** How many more may be invited. */
    room: z.int(),
  },
);

export const inviteMember = shape({ name: text('姓名', 2, 20), phone, roles }, { id: z.string() });

export const withdrawInvitation = shape({ id: id('邀请') });

export const changeMember = shape({ id: id('成员'), roles });

export const removeMember = shape({ id: id('成员') });

export const getInvitation = shape(
  { code: secret },
  {
    company: z.string(),
    name: z.string(),
    /** Masked. */
    phone: z.string(),
    roles: heldRoles,
    expiresAt: moment,
    /** True when the phone has an account of its own, which the holder of the link alone learns. */
    hasAccount: z.boolean(),
  },
);

export const joinCompany = shape(
  {
    code: secret,
    password: newPassword,
    terms: consent('《用户服务协议》'),
    privacy: consent('《个人信息保护政策》'),
  },
  signedIn,
);
