import { randomInt, randomUUID } from 'node:crypto';
import type {
  getCaptcha as getCaptchaCall,
  sendOwnCode as sendOwnCodeCall,
  sendSmsCode as sendSmsCodeCall,
} from '@shuji/contract/account/calls';
import type { SmsPurpose } from '@shuji/contract/account/labels';
import { maskPhone } from '@shuji/contract/mask';
import type { ReadContext, User, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { takeByAddress } from '#src/providers/address-quota.ts';
import { checkCaptcha, codeSubject, putCaptcha } from '#src/session/actions.ts';
import { askerOf } from '#src/session/asker.ts';
import { deviceTokenOf, type Origin, originOf, originOfSession } from '#src/session/known-device.ts';
import { getSettingValue } from '#src/site/queries.ts';
import { takeMessage } from './message-limit.ts';
import { findCredentials, findOwnAccount } from './queries.ts';
import { captchasByAddress, codeKind, codeTerms, smsText, smsWait } from './rules.ts';

/** Drawn for one purpose and for who asks. */
export const getCaptcha: Handler<typeof getCaptchaCall> = async ({ kind, purpose }, context) => {
  ensure(await takeCaptcha(context), 'door.tooMany');
  const uuid = randomUUID();
  const { answer, ...question } = await questionFor(kind, context);
  await putCaptcha(context, uuid, answer, purpose);
  return { uuid, ...question };
};

async function questionFor(kind: 'image' | 'text', { db, providers: { captcha } }: ReadContext<User | null>) {
  if (kind === 'text') return { ...captcha.ask(), img: '', slider: null };
  if ((await getSettingValue(db, 'captcha_form')) !== 'slider')
    return { ...(await captcha.draw()), text: '', slider: null };
  const { answer, img, ...slider } = await captcha.puzzle();
  return { answer, img, text: '', slider };
}

/** A person who signed in from this browser before is not blocked by others at the same address. */
async function takeCaptcha({ db, browser, providers, address }: ReadContext<User | null>): Promise<boolean> {
  const token = await deviceTokenOf(db, browser);
  return token === null
    ? takeByAddress(providers.quota, 'captcha', address, captchasByAddress)
    : providers.quota.take(`captcha device ${providers.vault.blind(token)}`, captchasByAddress);
}

/** Sends a code to any phone, known or not: the reply, the work and the time are the same, and only its holder learns more. */
export const sendSmsCode: Handler<typeof sendSmsCodeCall> = async (input, context) => {
  const { phone, purpose } = input;
  await checkCaptcha(context, input, purpose);
  const credentials = await findCredentials(context.db, context.providers.vault.blind(phone));
  const origin = await originOf(context.db, 'site', credentials?.id ?? null, context);
  return sendCode({ phone, purpose, origin, asker: askerOf(context) }, context);
};

/** Sends a code to the phone of who is signed in; it is good in this session only. */
export const sendOwnCode: Handler<typeof sendOwnCodeCall> = async ({ purpose }, context) => {
  const own = await findOwnAccount(context.db, context.actor.personId);
  ensure(own, 'door.signedOut');
  const phone = context.providers.vault.decrypt(own.phoneSealed);
  const origin = originOfSession(context.actor);
  const sent = await sendCode({ phone, purpose, origin, asker: origin.known }, context);
  return { phone: maskPhone(phone), ...sent };
};

interface Sending {
  phone: string;
  purpose: SmsPurpose;
  origin: Origin;
  /** The roles that may answer. */
  asker: string;
}

async function sendCode(
  { phone, purpose, origin, asker }: Sending,
  { db, providers, afterCommit }: WriteContext<User | null>,
): Promise<{ wait: number }> {
  const centre = await getSettingValue(db, 'web_title');
  const phoneBlind = providers.vault.blind(phone);
  await takeMessage(providers.quota, phoneBlind, origin);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await providers.challenges.put(codeKind(purpose), codeSubject(phoneBlind, asker), code, codeTerms);
  afterCommit(async () =>
    ensure((await providers.sms.send(phone, smsText(centre, purpose, code))) === null, 'account.smsNotSent'),
  );
  return { wait: smsWait };
}
