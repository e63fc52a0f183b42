/** The element an address's `#…` names; an anchor is what somebody typed, so it may be malformed. */
export function anchored(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
