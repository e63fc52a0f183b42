import { randomUUIDv7 } from 'node:crypto';
import type { CaptchaPurpose } from '@shuji/contract/account/labels';
import type { RefusalName } from '@shuji/contract/refusals';
import type { Tx } from '#src/db/open.ts';
import type { ReadContext, WriteContext } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { heavyWork } from '#src/overload/heavy-work.ts';
import { giveBackByAddress, takeByAddress } from '#src/providers/address-quota.ts';
import { slidesNear } from '#src/providers/captcha/puzzle.ts';
import type { Providers } from '#src/providers/providers.ts';
import { askerOf, nextAsker } from './asker.ts';
import { type Origin, rememberDevice } from './known-device.ts';
import { isPassword } from './password.ts';
import { insertSession, type Side } from './queries.ts';
import { newToken } from './token.ts';

type Entering = Pick<WriteContext<unknown>, 'address' | 'device' | 'browser' | 'actsAs'>;

/** Signs in where the browser is known from now on. */
export async function startSession(
  db: Tx,
  side: Side,
  holderId: string,
  context: Entering,
): Promise<{ token: string }> {
  const { token } = await openSession(db, side, holderId, context, await rememberDevice(db, side, holderId, context));
  return { token };
}

/** A new session; its token is returned once and never again. Without a device while a factor is still missing. */
export async function openSession(
  db: Tx,
  side: Side,
  holderId: string,
  { address, device, actsAs }: Entering,
  knownDeviceId: string | null,
): Promise<{ token: string; sessionId: string }> {
  const token = newToken();
  const sessionId = randomUUIDv7();
  await insertSession(db, { id: sessionId, side, holderId, token, address, device, knownDeviceId });
  actsAs(side === 'site' ? 'user' : 'operator', holderId);
  return { token, sessionId };
}

const captchaTerms = { seconds: 120, tries: 1 };

/** Stores the answer of a captcha with its person and purpose; returns the uuid to the browser. */
export async function putCaptcha(
  context: Requester,
  uuid: string,
  answer: string,
  purpose: CaptchaPurpose,
): Promise<void> {
  const terms = { ...captchaTerms, askers: nextAsker(context) };
  await context.providers.challenges.put('captcha', uuid, captchaText(answer, purpose), terms);
}

/**
 * Refuses a captcha that is wrong or stale, or was drawn for another purpose or asker. Right or wrong, it cannot be
 * answered again.
 */
export async function checkCaptcha(
  context: Requester,
  { uuid, captcha }: { uuid: string; captcha: string },
  purpose: CaptchaPurpose,
): Promise<void> {
  const typed = captcha.normalize('NFKC').toLowerCase();
  const answers = (slidesNear(typed) ?? [typed]).map((answer) => captchaText(answer, purpose));
  const isRight = await context.providers.challenges.meet('captcha', uuid, answers, askerOf(context));
  ensure(isRight, 'session.wrongCaptcha', { captcha: '图形验证码不正确或已过期，请重新填写' });
}

type Requester = Pick<ReadContext<unknown>, 'address' | 'browser' | 'providers'>;

function captchaText(answer: string, purpose: CaptchaPurpose): string {
  return `${purpose}\n${answer}`;
}

// Account lockout: after five wrong passwords in a quarter of an hour the holder's password is not tried any more; twenty wrong
// ones from one network address refuse that address.
const guesses = 'guess from';
const quarter = 15 * 60;
const wrongByHolder = [{ points: 5, seconds: quarter }];
const wrongByAddress = [{ points: 20, seconds: quarter }];

export interface Guess {
  /** The tried user name, registered or not: `site:` with a blind phone, `office:` with a user name. */
  holder: string;
  origin: Origin;
  /** Null when no account has that name. */
  hash: string | null;
  password: string;
  /** Said when five were wrong; it must name a way in that wrong passwords cannot close. */
  tooMany: RefusalName;
}

/**
 * Tries a password. Wrong ones are counted before they are looked at, so that many at once gain nothing: five an
 * account and twenty an address in any quarter of an hour from all strangers together, and five from each place known
 * to the account, which strangers cannot use up. Right ones do not count. Hashing waits in a queue: it is done before
 * the transaction.
 */
export function tryPassword(
  { quota }: Providers,
  { holder, origin, hash, password, tooMany }: Guess,
): Promise<boolean> {
  const address = 'address' in origin ? origin.address : null;
  const byHolder = 'known' in origin ? `password ${holder} by ${origin.known}` : `password ${holder}`;
  return heavyWork.password.run(async () => {
    if (address !== null)
      ensure(await takeByAddress(quota, guesses, address, wrongByAddress), 'session.tooManyFromHere');
    ensure(await quota.take(byHolder, wrongByHolder), tooMany);
    const isRight = await isPassword(hash, password);
    if (isRight) {
      if (address !== null) await giveBackByAddress(quota, guesses, address);
      await quota.giveBack(byHolder);
    }
    return isRight;
  });
}

/**
 * Answers a code sent by text message. Only the browser that requested the code has tries to spend, so
 * nothing else needs counting.
 */
export function tryCode(
  { challenges }: Providers,
  { kind, phoneBlind, asker, code }: { kind: string; phoneBlind: string; asker: string; code: string },
): Promise<boolean> {
  return challenges.meet(kind, codeSubject(phoneBlind, asker), code);
}

/** A code belongs to a phone and to the browser that requested it; requests of others do not replace it. */
export function codeSubject(phoneBlind: string, asker: string): string {
  return `${phoneBlind} ${asker}`;
}
