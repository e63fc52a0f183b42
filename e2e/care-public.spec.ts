// Public pages are accessible in each of their states.
import { type APIRequestContext, expect } from '@playwright/test';
import { printNumber } from '../bench/figure.ts';
import { findingsAlong, type Stop, widths } from './axe-walk.ts';
import { partOf } from './part.ts';
import { test } from './story.ts';

test.describe.configure({ mode: 'parallel' });

const nobody = '00000000-0000-7000-8000-000000000000';
const product: Stop = { from: '/product', to: '/prodinfo' };
const nothing = encodeURIComponent('没有这种东西');

const journeys: Record<string, Stop[]> = {
  'through the market': [
    '/',
    '/product',
    '/prodsearch',
    '/prodsearch?keyword=qixiang',
    '/prodsearch?keyword=qixiang&type=dataset&priceMode=yearly&sort=price',
    `/prodsearch?keyword=${nothing}`,
    { from: product, to: '/merchant' },
  ],
  'to products': [
    product,
    { from: '/product?type=api', to: '/prodinfo' },
    { from: '/product?priceMode=free', to: '/prodinfo' },
    { from: '/product?priceMode=negotiable', to: '/prodinfo' },
    `/prodinfo?id=${nobody}`,
    `/sample?id=${nobody}`,
    '/compare',
  ],
  'to public notices': [
    '/notice',
    { from: '/notice', to: '/noticeinfo' },
    '/notice?show=decided',
    `/noticeinfo?id=${nobody}`,
  ],
  'to demands': ['/demand', `/demand?keyword=${nothing}`, { from: '/demand', to: '/deminfo' }, `/deminfo?id=${nobody}`],
  'to certificates': ['/prodcert', '/sellcert', '/prodcert?number=none', { from: product, to: '/prodcert' }],
  'about the centre': [
    '/about',
    '/rule',
    '/ruleinfo?name=fees',
    '/ruleinfo?name=trading&version=2&changes=1',
    '/help',
    `/help?keyword=${nothing}`,
    '/search?keyword=数据',
    `/search?keyword=${nothing}`,
    '/complaint',
    '/complaint?tab=follow',
    '/companion',
    { from: '/companion', to: '/partner' },
    '/merchants',
    `/merchants?keyword=${nothing}`,
    { from: '/merchants', to: '/merchant' },
    '/record?code=none',
    '/statistics',
    '/screen',
    '/news',
    { from: '/news', to: '/newsinfo' },
    '/messgsearch',
    `/messgsearch?keyword=${nothing}`,
    '/messgsearch?keyword=合同',
  ],
  'to an account': [
    '/login',
    '/login?way=code',
    '/register',
    '/register?type=2',
    '/join',
    '/updatepwd',
    '/agreement',
    '/privacy',
    '/demo/sms',
    '/office/login',
  ],
};

for (const [name, all] of Object.entries(journeys)) {
  const stops = partOf(all, 0);
  test(`nothing keeps visitors out ${name}`, async ({ page }) => {
    const found = await findingsAlong(page, stops);
    printNumber({
      id: 'care',
      is: found.length,
      of: `findings of axe: ${name}, ${stops.length} pages at ${widths.join(' and ')} px`,
      atMost: 0,
    });
    expect(found).toEqual([]);
  });
}

const looks = {
  'in the dark': { look: { scheme: 'dark' }, third: 0 },
  'with huge text and high contrast': { look: { text: 'huge', contrast: 'high' }, third: 1 },
} as const;

for (const [name, { look, third }] of Object.entries(looks)) {
  test(`nothing keeps visitors out ${name}`, async ({ page, baseURL }) => {
    const value = encodeURIComponent(JSON.stringify(look));
    await page.context().addCookies([{ name: 'look', value, url: baseURL ?? '' }]);
    const stops = ['/', '/product', product, '/demand', { from: product, to: '/prodcert' }, '/login'];
    expect(await findingsAlong(page, partOf(stops, third))).toEqual([]);
  });
}

test('nothing keeps visitors out of a comparison', async ({ page }) => {
  expect(await findingsAlong(page, [await comparison(page.request)])).toEqual([]);
});

async function comparison(request: APIRequestContext): Promise<string> {
  const reply = await (await request.get('/api/product/list?pageSize=4')).json();
  return `/compare?${(reply.data.rows as { id: string }[]).map(({ id }) => `id=${id}`).join('&')}`;
}
