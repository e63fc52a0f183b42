// Metadata for search engines, feed readers and link previews.
import { type APIRequestContext, expect } from '@playwright/test';
import { test } from './story.ts';

const types: Record<string, string[]> = {
  '/': ['Organization', 'WebSite'],
  '/product': ['DataCatalog'],
  '/statistics': ['Dataset'],
  '/prodinfo?': ['Dataset', 'BreadcrumbList'],
  '/newsinfo?': ['NewsArticle', 'BreadcrumbList'],
  '/deminfo?': ['BreadcrumbList'],
  '/partner?': ['Organization', 'BreadcrumbList'],
  '/merchant?': ['Organization', 'BreadcrumbList'],
};

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const reply = await request.get(path);
  expect(reply.status(), path).toBe(200);
  return reply.text();
}

/** One address of each kind in the sitemap. */
async function places(request: APIRequestContext): Promise<string[]> {
  const index = await textOf(request, '/sitemap.xml');
  const parts = await Promise.all(locationsIn(index).map((part) => textOf(request, part)));
  return parts.flatMap((part) => {
    const all = locationsIn(part);
    return all.every((path) => path.includes('?')) ? all.slice(0, 1) : all;
  });
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
}

test('every place of the sitemap says where it is, what it is, and shows a picture', async ({ request }) => {
  const found = await places(request);
  expect(found.length).toBeGreaterThan(12);
  for (const path of found) {
    const html = await textOf(request, path);
    const canonical = [...html.matchAll(/<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/g)].map(([, at]) => at);
    expect(canonical, path).toEqual([path]);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{10,}/);
    expect(html, path).toMatch(/<meta property="og:title" content="[^"]{2,}/);
    const picture = /<meta property="og:image" content="https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1] ?? '';
    expect((await request.get(picture)).headers()['content-type'], path).toMatch(/^image\//);
    const kind = Object.keys(types).find((one) => (one.endsWith('?') ? path.startsWith(one) : path === one));
    const graph = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{"@graph":[]}';
    const found = (JSON.parse(graph)['@graph'] as { '@type': string }[]).map((thing) => thing['@type']);
    if (kind) expect(found, path).toEqual(types[kind]);
  }
});

test('feeds and catalogue are named by the pages they follow, and can be read', async ({ request }) => {
  const html = await textOf(request, '/');
  const alternates = [...html.matchAll(/<link rel="alternate" type="([^"]+)"[^>]* href="https?:\/\/[^/]+([^"]*)"/g)];
  expect(alternates.map(([, , path]) => path)).toEqual([
    '/news.atom',
    '/product.atom',
    '/demand.atom',
    '/catalog.jsonld',
  ]);
  for (const [, type = '', path = ''] of alternates) {
    expect((await request.get(path)).headers()['content-type']).toContain(type);
  }
});

test('a picture comes small to a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const poster = page.getByRole('region', { name: '首页海报' }).locator('img').first();
  await poster.scrollIntoViewIfNeeded();
  await expect(poster).toHaveJSProperty('complete', true);
  expect(await poster.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/width=640&format=avif$/);
});
