// Metadata in a page's head for search engines, feed readers and link previews. Only the server's HTML holds it, so none of
// this reaches a browser as script.
import type { ActionFunctionArgs, MetaDescriptor, RouterContextProvider } from 'react-router';
import { inProcess } from '#app/lib/load.ts';
import { getSettings, type SiteSettings, sitePlace } from './settings.ts';

type Thing = Record<string, unknown>;

export interface PageDescription {
  /** The one address of what the page shows, within the site; filters and sorts that only arrange it are left out. */
  path: string;
  /** Its picture, within the site. */
  image?: string | null | undefined;
  isArticle?: boolean;
  /** The schema.org things of the page. */
  things?: Thing[];
  /** The same for programs: feeds and catalogues. */
  alternates?: { type: string; title: string; path: string }[];
}

interface DescribeArgs<T> {
  data: T;
  site: SiteSettings;
  query: URLSearchParams;
}

type LoaderArgs = Pick<ActionFunctionArgs, 'request'> & { context: Readonly<RouterContextProvider> };

/** A page's loader that describes the page as well: `export const loader = describedBy(page.loader, ({ data, site }) => …)`. */
export function describedBy<T extends object & { length?: never }>(
  loader: (args: LoaderArgs) => Promise<T>,
  describe: (args: DescribeArgs<T>) => PageDescription,
): (args: LoaderArgs) => Promise<T & { head: MetaDescriptor[] }> {
  return async (args) => {
    const [data, site] = await Promise.all([
      loader(args),
      getSettings(args.context.get(inProcess), args.context.get(sitePlace)),
    ]);
    const query = new URL(args.request.url).searchParams;
    return { ...data, head: headOf(describe({ data, site, query }), site) };
  };
}

function headOf({ path, image, isArticle, things = [], alternates = [] }: PageDescription, site: SiteSettings) {
  const { publicOrigin: origin, web_title } = site;
  const property = (name: string, content: string): MetaDescriptor => ({ property: `og:${name}`, content });
  return [
    { tagName: 'link', rel: 'canonical', href: origin + path },
    property('url', origin + path),
    property('type', isArticle ? 'article' : 'website'),
    property('site_name', web_title),
    property('locale', 'zh_CN'),
    property('image', origin + (image ? `${image}?width=1280` : '/share.png')),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...alternates.map(({ type, title, path }) => ({
      tagName: 'link',
      rel: 'alternate',
      type,
      title,
      href: origin + path,
    })),
    ...(things.length > 0
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': things } } as MetaDescriptor]
      : []),
  ];
}
