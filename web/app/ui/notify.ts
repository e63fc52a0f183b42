// Toasts and one question at a time, over any page. Toasts.tsx shows them.

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

export interface ToastItem {
  id: number;
  kind: ToastKind;
  text: string;
  link?: ToastLink | undefined;
}

/** Link of a toast; it opens a new tab, because the page may hold a form. */
export interface ToastLink {
  to: string;
  words: string;
}

export interface Question {
  title: string;
  text: string;
  kind?: 'warning' | 'info';
  confirm?: string;
  cancel?: string;
  /** The confirming button is red. */
  danger?: boolean;
}

export interface ToastState {
  toasts: readonly ToastItem[];
  question: (Question & { answer: (yes: boolean) => void }) | null;
}

const none: ToastState = { toasts: [], question: null };
let current = none;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Partial<ToastState>): void {
  current = { ...current, ...next };
  for (const listener of listeners) listener();
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  now: (): ToastState => current,
  atServer: (): ToastState => none,
};

function show(kind: ToastKind, text: string, link?: ToastLink): void {
  // A repeated sentence replaces its older toast.
  const others = current.toasts.filter((item) => item.text !== text);
  lastId += 1;
  const item = { id: lastId, kind, text, link };
  change({ toasts: [...others, item].slice(-4) });
  setTimeout(() => dismiss(item.id), link ? 20_000 : kind === 'error' ? 6000 : 4000);
}

export function dismiss(id: number): void {
  change({ toasts: current.toasts.filter((item) => item.id !== id) });
}

/** A short sentence at the top of the page; it goes by itself. */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string, link?: ToastLink) => show('error', text, link),
  info: (text: string) => show('info', text),
  warning: (text: string) => show('warning', text),
};

/** Opens a confirmation dialog; resolves to true when confirmed. A question during another resolves to false. */
export function ask(question: Question): Promise<boolean> {
  if (current.question) return Promise.resolve(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      change({ question: null });
      resolve(yes);
    };
    change({ question: { ...question, answer } });
  });
}
