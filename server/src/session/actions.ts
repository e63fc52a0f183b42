import { randomUUIDv7 } from 'node:crypto';
import type { RefusalName } from '@shuji/contract/refusals';
import type { Tx } from '#src/db/open.ts';
import { ensure } from '#src/http/refuse.ts';
import type { WriteScene } from '#src/http/scene.ts';
import { giveBackByAddress, takeByAddress } from '#src/outside/address-quota.ts';
import type { Outside } from '#src/outside/outside.ts';
import { heavyWork } from '#src/overload/heavy-work.ts';
import { isPassword } from './password.ts';
import { insertSession, type Side } from './queries.ts';
import { newToken } from './token.ts';

/** Signs in: a new session, whose token is told once and never again. */
export async function startSession(
  db: Tx,
  side: Side,
  holderId: string,
  { address, device, actsAs }: Pick<WriteScene<unknown>, 'address' | 'device' | 'actsAs'>,
): Promise<{ token: string }> {
  const token = newToken();
  await insertSession(db, { id: randomUUIDv7(), side, holderId, token, address, device });
  actsAs(side === 'site' ? 'user' : 'operator', holderId);
  return { token };
}

const captchaTerms = { seconds: 120, tries: 1 };

/** Keeps what a captcha wants to hear; the uuid is told to the browser. */
export async function putCaptcha(outside: Outside, uuid: string, answer: string): Promise<void> {
  await outside.challenges.put('captcha', uuid, answer, captchaTerms);
}

/** Refuses a wrong or stale captcha. Right or wrong, it cannot be answered again. */
export async function checkCaptcha(
  outside: Outside,
  { uuid, captcha }: { uuid: string; captcha: string },
): Promise<void> {
  const answer = captcha.normalize('NFKC').toLowerCase();
  const isRight = await outside.challenges.meet('captcha', uuid, answer);
  ensure(isRight, 'session.wrongCaptcha', { captcha: '图形验证码不正确或已过期，请重新填写' });
}

const guesses = 'guess from';
const quarter = 15 * 60;
const wrongByHolder = [{ points: 5, seconds: quarter }];
const wrongByAddress = [{ points: 20, seconds: quarter }];

export interface Guess {
  /** Whose password is tried, known to the centre or not: `site:` with a blind phone, `office:` with a user name. */
  holder: string;
  address: string;
  /** Null when nobody is known by that name. */
  hash: string | null;
  password: string;
  /** Said when five were wrong; it must name a way in that wrong passwords cannot close. */
  tooMany: RefusalName;
}

/**
 * Tries a password. Wrong ones are counted before they are looked at, so that many at once gain nothing: five an
 * account and twenty an address in any quarter of an hour. Right ones do not count. Hashing waits in a queue: it is
 * done before the transaction.
 */
export function tryPassword({ quota }: Outside, { holder, address, hash, password, tooMany }: Guess): Promise<boolean> {
  const byHolder = `password ${holder}`;
  return heavyWork.password.run(async () => {
    ensure(await takeByAddress(quota, guesses, address, wrongByAddress), 'session.tooManyFromHere');
    ensure(await quota.take(byHolder, wrongByHolder), tooMany);
    const isRight = await isPassword(hash, password);
    if (isRight) await Promise.all([giveBackByAddress(quota, guesses, address), quota.giveBack(byHolder)]);
    return isRight;
  });
}

/** Answers a code sent by text message; wrong ones count against the address as wrong passwords do. */
export async function tryCode(
  { challenges, quota }: Outside,
  address: string,
  kind: string,
  subject: string,
  code: string,
) {
  ensure(await takeByAddress(quota, guesses, address, wrongByAddress), 'session.tooManyFromHere');
  const isRight = await challenges.meet(kind, subject, code);
  if (isRight) await giveBackByAddress(quota, guesses, address);
  return isRight;
}

/** A holder who proved themselves another way may try passwords again. */
export async function forgiveWrongPasswords({ quota }: Outside, holder: string): Promise<void> {
  await quota.clear(`password ${holder}`);
}
