// schema.org terms that several pages share.
import { href } from '#app/paths.ts';
import type { SiteSettings } from './settings.ts';

type Thing = Record<string, unknown>;

/** The way from the front page to this one; the last step is the page itself. */
export function wayTo(origin: string, steps: [name: string, path: string][]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: ([['首页', '/'], ...steps] as const).map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  };
}

/** The centre itself, from its settings. */
export function centre(site: SiteSettings): Thing {
  const { publicOrigin: origin, web_title, web_description, link_phone, link_email, link_address } = site;
  return {
    '@type': 'Organization',
    '@id': `${origin}/#centre`,
    name: web_title,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    ...(web_description && { description: web_description }),
    ...(link_address && { address: link_address }),
    ...((link_phone || link_email) && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        availableLanguage: 'zh-CN',
        ...(link_phone && { telephone: link_phone }),
        ...(link_email && { email: link_email }),
      },
    }),
  };
}

/** The site, with its search. */
export function website({ publicOrigin: origin, web_title }: SiteSettings): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: web_title,
    url: `${origin}/`,
    inLanguage: 'zh-CN',
    publisher: { '@id': `${origin}/#centre` },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}${href('prodsearch')}?keyword={keyword}`,
      'query-input': 'required name=keyword',
    },
  };
}

export const feeds = {
  news: { type: 'application/atom+xml', title: '行业资讯', path: '/news.atom' },
  product: { type: 'application/atom+xml', title: '新上架数据产品', path: '/product.atom' },
  demand: { type: 'application/atom+xml', title: '最新数据需求', path: '/demand.atom' },
  catalog: { type: 'application/ld+json', title: '数据产品目录（DCAT）', path: '/catalog.jsonld' },
} as const;

/** A list's own address: page after page of one selection is one thing, and how it is sorted is none. */
export function listPath(
  page: 'news' | 'product' | 'demand' | 'merchants',
  query: URLSearchParams,
  filter: string,
): string {
  const number = query.get('pageNum');
  return href(page, {
    [filter]: query.getAll(filter).length === 1 ? query.get(filter) : null,
    pageNum: number === '1' ? null : number,
  });
}
