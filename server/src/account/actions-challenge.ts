import { randomInt, randomUUID } from 'node:crypto';
import type {
  getCaptcha as getCaptchaCall,
  SmsPurpose,
  sendOwnCode as sendOwnCodeCall,
  sendSmsCode as sendSmsCodeCall,
} from '@shuji/contract/account/calls';
import type { Output, Parsed } from '@shuji/contract/call';
import { maskPhone } from '@shuji/contract/mask';
import type { ReadScene, User, WriteScene } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { takeByAddress } from '#src/providers/address-quota.ts';
import { checkCaptcha, codeSubject, putCaptcha } from '#src/session/actions.ts';
import { askerOf } from '#src/session/asker.ts';
import { deviceTokenOf, type Origin, originOf, originOfSession } from '#src/session/known-device.ts';
import { takeMessage } from './message-limit.ts';
import { findCredentials, findOwnAccount } from './queries.ts';
import { captchasByAddress, codeKind, codeTerms, smsText, smsWait } from './rules.ts';

/** Drawn for one purpose and for who asks. */
export async function getCaptcha(
  { kind, purpose }: Parsed<typeof getCaptchaCall>,
  scene: ReadScene<User | null>,
): Promise<Output<typeof getCaptchaCall>> {
  const { outside } = scene;
  ensure(await takeCaptcha(scene), 'door.tooMany');
  const uuid = randomUUID();
  const riddle =
    kind === 'text' ? { img: '', ...outside.captcha.ask() } : { text: '', ...(await outside.captcha.draw()) };
  await putCaptcha(scene, uuid, riddle.answer, purpose);
  return { uuid, img: riddle.img, text: riddle.text };
}

/** Whoever signed in from a browser before is not kept out by neighbours at the same address. */
async function takeCaptcha({ db, browser, outside, address }: ReadScene<User | null>): Promise<boolean> {
  const token = await deviceTokenOf(db, browser);
  return token === null
    ? takeByAddress(outside.quota, 'captcha', address, captchasByAddress)
    : outside.quota.take(`captcha device ${outside.vault.blind(token)}`, captchasByAddress);
}

/** Sends a code to any phone, known or not: the reply, the work and the time are the same, and only its holder learns more. */
export async function sendSmsCode(
  input: Parsed<typeof sendSmsCodeCall>,
  scene: WriteScene<User | null>,
): Promise<{ wait: number }> {
  const { phone, purpose } = input;
  await checkCaptcha(scene, input, purpose);
  const known = await findCredentials(scene.db, scene.outside.vault.blind(phone));
  const origin = await originOf(scene.db, 'site', known?.id ?? null, scene);
  return sendCode({ phone, purpose, origin, asker: askerOf(scene) }, scene);
}

/** Sends a code to the phone of who is signed in; it is good in this session only. */
export async function sendOwnCode({ purpose }: Parsed<typeof sendOwnCodeCall>, scene: WriteScene<User>) {
  const own = await findOwnAccount(scene.db, scene.actor.id);
  ensure(own, 'door.signedOut');
  const phone = scene.outside.vault.open(own.phoneSealed);
  const origin = originOfSession(scene.actor);
  const sent = await sendCode({ phone, purpose, origin, asker: origin.known }, scene);
  return { phone: maskPhone(phone), ...sent };
}

interface Sending {
  phone: string;
  purpose: SmsPurpose;
  origin: Origin;
  /** Who may answer. */
  asker: string;
}

async function sendCode(
  { phone, purpose, origin, asker }: Sending,
  { outside, afterCommit }: WriteScene<User | null>,
): Promise<{ wait: number }> {
  const phoneBlind = outside.vault.blind(phone);
  await takeMessage(outside.quota, phoneBlind, origin);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await outside.challenges.put(codeKind(purpose), codeSubject(phoneBlind, asker), code, codeTerms);
  afterCommit(async () =>
    ensure((await outside.sms.send(phone, smsText(purpose, code))) === null, 'account.smsNotSent'),
  );
  return { wait: smsWait };
}
