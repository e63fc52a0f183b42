/** Links that a text may hold: a web page, a mailbox, a page of this site. */
export function isLawfulLink(address: string): boolean {
  return /^https?:\/\/[^\s/]+\S*$|^mailto:[^\s@]+@[^\s@]+$|^\/(?![/\\])\S*$/i.test(address);
}
