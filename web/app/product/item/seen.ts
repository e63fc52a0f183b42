// Products viewed and products to compare, stored in this browser alone without an account.
export interface SeenProduct {
  id: string;
  name: string;
}

const mostSeen = 8;

/** Private windows and full disks keep nothing; then nothing was seen. */
export function getStored(key: string): SeenProduct[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeen) : [];
  } catch {
    return [];
  }
}

export function writeStored(key: string, list: SeenProduct[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Nothing is lost but a convenience.
  }
}

function isSeen(value: unknown): value is SeenProduct {
  return typeof value === 'object' && value !== null && 'id' in value && 'name' in value;
}

/** The products viewed before this one, the latest first; marks this one as viewed. */
export function noteSeen(product: SeenProduct): SeenProduct[] {
  const before = getStored('seen').filter((one) => one.id !== product.id);
  writeStored('seen', [product, ...before].slice(0, mostSeen));
  return before.slice(0, mostSeen - 1);
}

export function forgetSeen(): void {
  writeStored('seen', []);
}
