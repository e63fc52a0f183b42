// The sender's actions on a complaint.

import { randomInt, randomUUIDv7 } from 'node:crypto';
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/complaint/calls';
import { complaintCloseDays } from '@shuji/contract/complaint/labels';
import { dayMs } from '@shuji/contract/time';
import { findOwnAccount } from '#src/account/queries.ts';
import { readableNumber } from '#src/db/number.ts';
import { claimFiles } from '#src/file/actions.ts';
import type { User, WriteContext } from '#src/http/context.ts';
import type { Handler, Job } from '#src/http/feature.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { insertEvent } from '#src/lifecycle/queries.ts';
import { system, transition } from '#src/lifecycle/transition.ts';
import { takeByAddress } from '#src/providers/address-quota.ts';
import { dueOf } from '#src/review/reading.ts';
import { checkCaptcha } from '#src/session/actions.ts';
import { complaintLifecycle } from './lifecycle.ts';
import { openComplaint } from './opening.ts';
import { insertComplaint, lockLapsed } from './queries.ts';
import { codeText, filedAtMost } from './rules.ts';

type Context = WriteContext<User | null>;

// No I, L, O or U to be mistaken when it is copied by hand.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 8;

export const fileComplaint: Handler<typeof calls.fileComplaint> = async (input, context) => {
  const { db, actor, providers, now } = context;
  const phone = actor ? await phoneOf(actor, input.phone, context) : await phoneOfVisitor(input, context);
  const { quota } = providers;
  const isWithin = actor
    ? await quota.take(`complaints by ${actor.id}`, filedAtMost)
    : await takeByAddress(quota, 'complaints by', context.address, filedAtMost);
  ensure(isWithin, 'complaint.tooMany');
  if (actor) await claimFiles(db, input.files, actor.id, 'evidence', now);
  const { vault } = providers;
  const number = readableNumber('TS', now);
  const code = actor ? null : newCode();
  const id = randomUUIDv7();
  const row = {
    id,
    number,
    kind: input.kind,
    title: input.title,
    textSealed: vault.encrypt(input.text),
    nameSealed: vault.encrypt(input.name),
    phoneSealed: vault.encrypt(phone),
    files: input.files,
    accountId: actor?.id ?? null,
    codeBlind: code && vault.blind(codeText(number, code)),
  };
  await insertComplaint(db, row, now);
  await insertEvent(db, 'complaint_event', { complaintId: id, step: 'file', side: 'sender', at: now });
  return { number, code, dueOn: await dueOf(db, now.toISOString()) };
};

async function phoneOf(actor: User, entered: string | undefined, { db, providers }: Context): Promise<string> {
  if (entered) return entered;
  const own = await findOwnAccount(db, actor.personId);
  return own ? providers.vault.decrypt(own.phoneSealed) : '';
}

async function phoneOfVisitor(input: Parsed<typeof calls.fileComplaint>, context: Context): Promise<string> {
  const { phone, uuid, captcha, files } = input;
  if (!phone) refuse('door.badInput', { phone: '请填写手机号，以便核实情况时与您联系' });
  ensure(files.length === 0, 'door.badInput', { files: '登录后才能上传附件' });
  if (!uuid || !captcha) refuse('door.badInput', { captcha: '请填写图形验证码' });
  await checkCaptcha(context, { uuid, captcha }, 'complaint');
  return phone;
}

function newCode(): string {
  return Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');
}

export const replyComplaint: Handler<typeof calls.replyComplaint> = ({ text, ...key }, context) =>
  say('reply', key, text, context);

export const closeComplaint: Handler<typeof calls.closeComplaint> = ({ text, isSatisfied, ...key }, context) =>
  say('close', key, text, context, isSatisfied);

async function say(
  step: 'reply' | 'close',
  key: { number: string; code?: string | undefined },
  text: string,
  context: Context,
  isSatisfied: boolean | null = null,
): Promise<void> {
  const { db, providers } = context;
  const { id } = await openComplaint(db, key, context);
  const by = { side: 'sender', id: null, name: null } as const;
  const event = { textSealed: text ? providers.vault.encrypt(text) : null };
  const moved = await transition(context, complaintLifecycle, id, { step, by, change: { isSatisfied }, event });
  ensure(moved, 'complaint.wrongState');
}

/** A sender who does not react to an answer is content or has given up: the complaint closes. */
export const lapseComplaints: Job = {
  name: 'complaint-lapse',
  cron: '30 17 * * *',
  run: async (context) => {
    const before = new Date(context.now.getTime() - complaintCloseDays * dayMs);
    for (const { id } of await lockLapsed(context.db, before))
      await transition(context, complaintLifecycle, id, { step: 'lapse', by: system, change: {} });
  },
};
