// Pure: the text of robots.txt, of sitemaps and of Atom feeds.
import { xmlText } from '#src/text/xml.ts';

export interface Place {
  /** Path and query within the site. */
  path: string;
  /** When it last changed, ISO 8601. */
  changed?: string;
}

const forPeopleOnly = ['/office', '/mycenter', '/login', '/register', '/api/', '/mobile/', '/wl/'];

export function robots(origin: string): string {
  const lines = ['User-agent: *', 'Allow: /api/file/', ...forPeopleOnly.map((path) => `Disallow: ${path}`)];
  return `${[...lines, '', `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n`;
}

/** `names` are those of the parts: `product-1`. */
export function sitemapIndex(origin: string, names: readonly string[]): string {
  const entries = names.map((name) => element('sitemap', element('loc', xmlText(`${origin}/sitemap-${name}.xml`))));
  return document('sitemapindex', sitemapSpace, entries);
}

export function sitemap(origin: string, places: readonly Place[]): string {
  const entries = places.map(({ path, changed }) =>
    element('url', element('loc', xmlText(origin + path)), changed ? element('lastmod', xmlText(changed)) : ''),
  );
  return document('urlset', sitemapSpace, entries);
}

export interface Feed {
  /** The feed's own path, and that of the page it follows. */
  path: string;
  page: string;
  title: string;
  subtitle: string;
  author: string;
  /** For a feed that has no entry yet, ISO 8601. */
  updated: string;
}

export interface Entry {
  path: string;
  title: string;
  summary: string;
  author: string;
  category: { term: string; label: string };
  published: string;
  updated: string;
}

/** RFC 4287. An entry's address is its identity: ids in it never change hands. */
export function atom(origin: string, feed: Feed, entries: readonly Entry[]): string {
  const newest = entries.map(({ updated }) => updated).reduce((one, other) => (one > other ? one : other), '');
  return document('feed', 'http://www.w3.org/2005/Atom" xml:lang="zh-CN', [
    element('id', xmlText(origin + feed.path)),
    element('title', xmlText(feed.title)),
    element('subtitle', xmlText(feed.subtitle)),
    element('updated', xmlText(newest || feed.updated)),
    element('author', element('name', xmlText(feed.author))),
    `<link rel="self" type="application/atom+xml" href="${xmlText(origin + feed.path)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(origin + feed.page)}"/>`,
    ...entries.map((entry) => entryOf(origin, entry)),
  ]);
}

function entryOf(origin: string, { path, title, summary, author, category, published, updated }: Entry): string {
  return element(
    'entry',
    element('id', xmlText(origin + path)),
    element('title', xmlText(title)),
    `<link rel="alternate" type="text/html" href="${xmlText(origin + path)}"/>`,
    element('published', xmlText(published)),
    element('updated', xmlText(updated)),
    element('author', element('name', xmlText(author))),
    `<category term="${xmlText(category.term)}" label="${xmlText(category.label)}"/>`,
    element('summary', xmlText(summary)),
  );
}

const sitemapSpace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function document(root: string, space: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${space}">\n${entries.join('\n')}\n</${root}>\n`;
}

function element(name: string, ...content: string[]): string {
  return `<${name}>${content.join('')}</${name}>`;
}
