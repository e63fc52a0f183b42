import { randomInt, randomUUID } from 'node:crypto';
import type {
  getCaptcha as getCaptchaCall,
  SmsPurpose,
  sendOwnCode as sendOwnCodeCall,
  sendSmsCode as sendSmsCodeCall,
} from '@shuji/contract/account';
import type { Parsed } from '@shuji/contract/call';
import { maskPhone } from '@shuji/contract/mask';
import { ensure } from '#src/http/refuse.ts';
import type { ReadScene, User, WriteScene } from '#src/http/scene.ts';
import { takeByAddress } from '#src/outside/address-quota.ts';
import { checkCaptcha, putCaptcha } from '#src/session/actions.ts';
import { findOwnAccount } from './queries.ts';
import { captchasByAddress, codeKind, codeTerms, smsByAddress, smsByPhone, smsText, smsWait } from './rules.ts';

export async function getCaptcha(
  { kind }: Parsed<typeof getCaptchaCall>,
  { outside, address }: ReadScene<User | null>,
) {
  ensure(await takeByAddress(outside.quota, 'captcha', address, captchasByAddress), 'door.tooMany');
  const uuid = randomUUID();
  const riddle =
    kind === 'text' ? { img: '', ...outside.captcha.ask() } : { text: '', ...(await outside.captcha.draw()) };
  await putCaptcha(outside, uuid, riddle.answer);
  return { uuid, img: riddle.img, text: riddle.text };
}

/** Sends a code to any phone, known or not: the reply, the work and the time are the same, and only its holder learns more. */
export async function sendSmsCode(
  input: Parsed<typeof sendSmsCodeCall>,
  scene: WriteScene<User | null>,
): Promise<{ wait: number }> {
  await checkCaptcha(scene.outside, input);
  return sendCode(input.phone, input.purpose, scene);
}

/** Sends a code to the phone of who is signed in. */
export async function sendOwnCode({ purpose }: Parsed<typeof sendOwnCodeCall>, scene: WriteScene<User>) {
  const own = await findOwnAccount(scene.db, scene.actor.id);
  ensure(own, 'door.signedOut');
  const phone = scene.outside.vault.open(own.phoneSealed);
  return { phone: maskPhone(phone), ...(await sendCode(phone, purpose, scene)) };
}

async function sendCode(
  phone: string,
  purpose: SmsPurpose,
  { outside, address, afterCommit }: WriteScene<User | null>,
): Promise<{ wait: number }> {
  const subject = outside.vault.blind(phone);
  ensure(await outside.quota.take(`sms to ${subject}`, smsByPhone), 'account.smsTooOften');
  ensure(await takeByAddress(outside.quota, 'sms from', address, smsByAddress), 'door.tooMany');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await outside.challenges.put(codeKind(purpose), subject, code, codeTerms);
  afterCommit(async () =>
    ensure((await outside.sms.send(phone, smsText(purpose, code))) === null, 'account.smsNotSent'),
  );
  return { wait: smsWait };
}
