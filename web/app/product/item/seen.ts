// What someone has looked at and set aside for comparison: kept in this browser alone, no account needed.
export interface Seen {
  id: string;
  name: string;
}

const mostSeen = 8;

/** Private windows and full disks keep nothing; then nothing was seen. */
export function readStored(key: string): Seen[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeen) : [];
  } catch {
    return [];
  }
}

export function writeStored(key: string, list: Seen[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Nothing is lost but a convenience.
  }
}

function isSeen(value: unknown): value is Seen {
  return typeof value === 'object' && value !== null && 'id' in value && 'name' in value;
}

/** What was seen before this one, the latest first; this one is seen now. */
export function noteSeen(product: Seen): Seen[] {
  const before = readStored('seen').filter((one) => one.id !== product.id);
  writeStored('seen', [product, ...before].slice(0, mostSeen));
  return before.slice(0, mostSeen - 1);
}

export function forgetSeen(): void {
  writeStored('seen', []);
}
