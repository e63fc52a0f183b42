// The sign-in as the browser keeps it: a bare token in local storage, one for the website and one for the office.
import { isOwnPath } from '@shuji/contract/link';
import { useSyncExternalStore } from 'react';
import { paths } from '#app/paths.ts';
import { ask } from '#app/ui/notify.ts';
import { forgetDrafts } from './draft.ts';

export type Side = 'site' | 'office';

const keys: Record<Side, string> = { site: 'token', office: 'officeToken' };
const returnKey = 'returnTo';
const listeners = new Set<() => void>();

/** The part of the script in <head> about the session (lib/head-script.ts). */
export const signedInScript = `if(localStorage.getItem(\`${keys.site}\`))document.documentElement.dataset.signedIn=\`\``;

/** The stored token; empty when there is none. */
export function getToken(side: Side = 'site'): string {
  try {
    return localStorage.getItem(keys[side]) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the token of a fresh sign-in. */
export function signIn(token: string, side: Side = 'site'): void {
  localStorage.setItem(keys[side], token);
  notifyListeners();
}

const leavers = new Set<() => Promise<unknown>>();

/** Work that a sign-out waits for, a little: what was just written is still saved. Gives the way to take it back. */
export function beforeSignOut(work: () => Promise<unknown>): () => void {
  leavers.add(work);
  return () => leavers.delete(work);
}

const timeoutMs = 3_000;

/** Spec §3: logout clears all local storage and goes to /login. What the person wrote goes too: the computer may be shared. */
export function signOut(side: Side = 'site'): void {
  if (leavers.size === 0) {
    leave(side);
    return;
  }
  const late = new Promise((over) => setTimeout(over, timeoutMs));
  const all = Promise.allSettled([...leavers].map((work) => work()));
  void Promise.race([all, late]).then(() => leave(side));
}

/** Signs out for another account to sign in, which then goes on at `next`, a page that is nobody's own. */
export function switchAccount(next: string | null): void {
  if (next) sessionStorage.setItem(returnKey, next);
  else sessionStorage.removeItem(returnKey);
  signOut();
}

function leave(side: Side): void {
  const token = getToken(side);
  void import('./end-session.ts').then(({ endSession }) => endSession(side, token)).catch(() => {});
  forgetDrafts();
  clear();
  go(side === 'office' ? paths.officeLogin : paths.login);
}

/** The site's token, '' on the server and until hydration is over. */
export function useToken(side: Side = 'site'): string {
  return useSyncExternalStore(subscribe, () => getToken(side), noToken);
}

let isAsking = false;

/** Spec §8, code 401. However many calls fail at once, one dialog is shown. Drafts stay: they are not in local storage. */
export async function sessionExpired(side: Side): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  const again = await ask({
    title: '提示',
    text: '登录已过期是否重新登录?',
    confirm: '确认',
    cancel: '取消',
    kind: 'warning',
  });
  isAsking = false;
  if (again) sessionStorage.setItem(returnKey, location.pathname + location.search);
  clear();
  if (!again) return go(paths.home);
  go(side === 'office' ? paths.officeLogin : paths.login);
}

/** The page after sign-in: `?from=` of the sign-in page, else the page where the session expired, else `otherwise`. */
export function takeReturnPath(otherwise: string): string {
  const stored = sessionStorage.getItem(returnKey);
  sessionStorage.removeItem(returnKey);
  const returnPath = new URLSearchParams(location.search).get('from') ?? stored ?? '';
  return isOwnPath(returnPath) ? returnPath : otherwise;
}

let go = (path: string): void => location.assign(path);

/** The root passes in the router's navigation, so that leaving for the sign-in page is no page load. */
export function setNavigation(navigate: (path: string) => void): void {
  go = navigate;
}

function clear(): void {
  localStorage.clear();
  notifyListeners();
}

function noToken(): string {
  return '';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', notifyListeners);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', notifyListeners);
  };
}

function notifyListeners(): void {
  document.documentElement.toggleAttribute('data-signed-in', getToken() !== '');
  for (const listener of listeners) listener();
}
