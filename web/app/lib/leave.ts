import { signOut as endSession } from '@shuji/contract/account';
import { signOutOfOffice } from '@shuji/contract/operator';
import { api } from './api.ts';
import type { Side } from './session.ts';

/** Ends the session on the server; nobody waits for it, and its failure is not told. */
export function endOnServer(side: Side): void {
  const ended = side === 'office' ? api(signOutOfOffice, {}, { quiet: true }) : api(endSession, {}, { quiet: true });
  ended.catch(() => {});
}
