// Reading preferences (GB/T 37668: large text, high contrast): stored in a cookie, applied by attributes on <html>.
// Spec §3 clears all local storage at every sign-out, which must not reset large text. No server reads the cookie: pages are cached for everyone.
import { useSyncExternalStore } from 'react';

export interface ReadingPreferences {
  text: 'standard' | 'large' | 'huge';
  contrast: 'system' | 'high';
  scheme: 'system' | 'light' | 'dark';
}

const name = 'look';
const year = 31_536_000;
// Without characters that HTML escapes, for it stands in the script too.
const inCookies = `(?:^|; )${name}=([^;]*)`;
const defaults: ReadingPreferences = { text: 'standard', contrast: 'system', scheme: 'system' };
const isDarkWanted = '(prefers-color-scheme: dark)';
const isContrastWanted = '(prefers-contrast: more)';
const listeners = new Set<() => void>();

/** The same as `show` before the first paint, without characters that HTML escapes; look.test.ts holds the two together. */
export const preferencesScript = [
  `const stored=document.cookie.match(/${inCookies}/),look=JSON.parse(stored?decodeURIComponent(stored[1]):\`{}\`),data=document.documentElement.dataset`,
  'data.text=look.text||`standard`',
  `if(look.contrast===\`high\`||matchMedia(\`${isContrastWanted}\`).matches)data.contrast=\`high\``,
  `if(look.scheme===\`dark\`||(look.scheme!==\`light\`?matchMedia(\`${isDarkWanted}\`).matches:false))data.scheme=\`dark\``,
].join(';');

let stored: ReadingPreferences | null = null;

function getPreferences(): ReadingPreferences {
  try {
    const [, value] = document.cookie.match(inCookies) ?? [];
    // The same object as on the server: another, though equal, has every choice drawn twice while the page comes alive.
    stored ??= value ? { ...defaults, ...JSON.parse(decodeURIComponent(value)) } : defaults;
  } catch {
    stored = defaults;
  }
  return stored as ReadingPreferences;
}

/** Keeps the reader's choice and shows it. */
export function setPreferences(change: Partial<ReadingPreferences>): void {
  stored = { ...getPreferences(), ...change };
  const value = encodeURIComponent(JSON.stringify(stored));
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox before 140 and Safari before 18.4 have no Cookie Store, and who needs large text often has an old machine
  document.cookie = `${name}=${value}; path=/; max-age=${year}; samesite=lax`;
  show();
}

/** Sets the attributes for the style sheets. */
export function show(): void {
  const { text, contrast, scheme } = getPreferences();
  const data = document.documentElement.dataset;
  data.text = text;
  mark(data, 'contrast', 'high', contrast === 'high' || matchMedia(isContrastWanted).matches);
  const isDark = scheme === 'dark' || (scheme === 'system' && matchMedia(isDarkWanted).matches);
  mark(data, 'scheme', 'dark', isDark);
  for (const listener of listeners) listener();
}

function mark(data: DOMStringMap, key: string, value: string, isOn: boolean): void {
  if (isOn) data[key] = value;
  else delete data[key];
}

/** The reader's choice; on the server, as the system has it. */
export function usePreferences(): ReadingPreferences {
  return useSyncExternalStore(listen, getPreferences, () => defaults);
}

/** True while the dark scheme is on, by choice or by the system. */
export function useIsDark(): boolean {
  return useSyncExternalStore(
    listen,
    () => document.documentElement.dataset.scheme === 'dark',
    () => false,
  );
}

function listen(listener: () => void): () => void {
  if (listeners.size === 0) for (const query of systemQueries()) query.addEventListener('change', show);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const query of systemQueries()) query.removeEventListener('change', show);
  };
}

let queries: MediaQueryList[] | undefined;

function systemQueries(): MediaQueryList[] {
  queries ??= [isDarkWanted, isContrastWanted].map((query) => matchMedia(query));
  return queries;
}
