// Loaded only when someone signs out, so that reading pages need not carry these calls.
import { signOut } from '@shuji/contract/account/calls';
import { toRequest } from '@shuji/contract/call';
import { signOutOfOffice } from '@shuji/contract/operator/calls';

/** Ends the session on the server, in the background. If the network is lost it expires by itself. */
export async function endSession(side: 'site' | 'office', token: string): Promise<void> {
  const { method, url, body } = toRequest(side === 'office' ? signOutOfOffice : signOut, {});
  await fetch((document.documentElement.dataset.api ?? '') + url, {
    method,
    headers: { mobile: '1', Authorization: token, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => {});
}
