// Addresses that people store and others follow: one check for posters, partners, merchants, documents and rich text.

// Browsers read a backslash as a slash, and leave out tabs and line breaks before they read on.
const misread = /[\\\s\p{Cc}]/u;
const anywhere = 'https://own.invalid';

/** A path of this site that leads nowhere else, however a browser reads it. */
export function isOwnPath(address: string): boolean {
  if (!address.startsWith('/') || misread.test(address)) return false;
  const read = parsed(address, anywhere);
  return read?.origin === anywhere && !read.pathname.startsWith('//');
}

/** A whole address on the web, without a user name that could pass for its host. */
export function isWebAddress(address: string, protocols: readonly string[] = ['https:', 'http:']): boolean {
  if (!/^https?:\/\/[^/]/i.test(address) || misread.test(address)) return false;
  const read = parsed(address);
  return read !== null && protocols.includes(read.protocol) && read.username === '' && read.password === '';
}

function parsed(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
