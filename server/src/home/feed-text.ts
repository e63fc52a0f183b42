// Pure: the text of robots.txt and of sitemaps.

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

export function sitemapIndex(origin: string, names: readonly string[]): string {
  const entries = names.map((name) => `<sitemap><loc>${escapeXml(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>`);
  return document('sitemapindex', entries);
}

export function sitemap(origin: string, places: readonly Place[]): string {
  const entries = places.map(({ path, changed }) => {
    const when = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
    return `<url><loc>${escapeXml(origin + path)}</loc>${when}</url>`;
  });
  return document('urlset', entries);
}

function document(root: string, entries: readonly string[]): string {
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  return `${head}\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] as string);
}
