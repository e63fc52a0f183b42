/** The element that an address's `#…` names; an anchor is user input and may be malformed. */
export function elementAt(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
