import { passwordRules } from '@shuji/contract/account';
import type { FieldErrors } from '#src/http/refuse.ts';
import type { Operator, User } from '#src/http/scene.ts';
import { isCommonPassword } from './common-password.ts';

/** Which sign-in someone came through. */
export function sideOfActor(actor: User | Operator): 'site' | 'office' {
  return actor.kind === 'user' ? 'site' : 'office';
}

/** What is wrong with a new password, as a sentence at its field; null when it may be used. */
export function weaknessOf(password: string, own: readonly string[]): FieldErrors | null {
  const broken = passwordRules.find((rule) => !rule.met(password, own));
  if (broken) return { password: `密码需满足：${broken.label}` };
  if (isCommonPassword(password)) return { password: '这个密码太常见，已在泄露密码名单中，请换一个' };
  return null;
}
