import { passwordRules } from '@shuji/contract/account/schema';
import type { Operator, User } from '#src/http/context.ts';
import type { FieldErrors } from '#src/http/refuse.ts';
import { guessableBy } from './password-strength.ts';

/** The sign-in of a person: the website's or the office's. */
export function sideOfActor(actor: User | Operator): 'site' | 'office' {
  return actor.kind === 'user' ? 'site' : 'office';
}

/** The fault of a new password, as a sentence at its field; null when it may be used. */
export function weaknessOf(password: string, own: readonly string[]): FieldErrors | null {
  const broken = passwordRules.find((rule) => !rule.met(password, own));
  if (broken) return { password: `密码需满足：${broken.label}` };
  const reason = guessableBy(password, own);
  return reason === null ? null : { password: `这个密码容易被猜到：其中有${reason}。请换一个，例如几个互不相关的词` };
}
