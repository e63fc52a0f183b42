/** What a text may lead to: a page of the web, someone's mailbox, a page of this site. */
export function isLawfulLink(address: string): boolean {
  return /^https?:\/\/[^\s/]+\S*$|^mailto:[^\s@]+@[^\s@]+$|^\/(?![/\\])\S*$/i.test(address);
}
