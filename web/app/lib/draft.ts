// Half-written forms. They live in session storage because the spec clears local storage when a sign-in expires.

const prefix = 'draft:';

export function getDraft<T>(name: string): T | undefined {
  try {
    const text = sessionStorage.getItem(prefix + name);
    return text ? (JSON.parse(text) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is written; quietly does without when the browser has no room. */
export function writeDraft(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    sessionStorage.removeItem(prefix + name);
  }
}

export function forgetDraft(name: string): void {
  sessionStorage.removeItem(prefix + name);
}

export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
