// Every page behind a sign-in keeps nobody out: axe finds nothing, and nothing sticks out at 1440 and at 360 px.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { signInAs } from './people.ts';

test.setTimeout(240_000);

const widths = [1440, 360];

/** A page, and where one leads on to: the first link in its main part that names something of that page. */
type Stop = string | { from: string; to: string };

const own: Stop[] = [
  '/mycenter',
  '/mycenter/notice',
  '/mycenter/notice/setting',
  '/mycenter/objection',
  '/mycenter/objection?show=received',
  '/mycenter/privacy',
  '/mycenter/session',
  '/myuppwd',
  '/attestation',
  '/checkin',
  '/dealauth',
  '/openrecord',
  '/transregister',
  '/transregister?id=new',
];

const market: Stop[] = [
  '/collect',
  '/publish',
  '/mydemand',
  '/mycenter/offer',
  '/ordermanage',
  '/sellprod',
  { from: '/sellprod', to: '/orderinfo' },
  '/myprod',
  { from: '/myprod', to: '/myprod' },
  '/myprod/import',
  '/prodin',
  { from: '/product', to: '/prodinfo' },
  { from: '/demand', to: '/deminfo' },
  '/postdemand',
];

/** What waits at a desk, what it holds besides, and one thing of each laid open. */
function desk(path: string, ...besides: string[]): Stop[] {
  const lists = [path, ...besides.map((query) => `${path}?${query}`)];
  return lists.flatMap((from) => [from, { from, to: path }]);
}

const journeys: Record<string, Stop[]> = {
  李明: [...own, ...market],
  王芳: [
    '/mycenter',
    '/ordermanage',
    { from: '/ordermanage', to: '/orderinfo' },
    '/mydemand',
    '/openrecord',
    { from: '/mydemand?type=published', to: '/mydemand/offer' },
  ],
  陈晨: [...own, ...market.filter((stop) => typeof stop === 'string')],
  赵岩: [
    '/office',
    '/office/security',
    '/office/password',
    ...desk('/office/attestation', 'status=approved'),
    ...desk('/office/merchant', 'status=approved'),
    ...desk('/office/permit', 'status=approved'),
    ...desk('/office/experience', 'status=approved'),
    ...desk('/office/product', 'tab=all'),
    ...desk('/office/objection', 'tab=all'),
    ...desk('/office/demand', 'tab=all'),
    '/office/payment',
    ...desk('/office/dispute'),
  ],
  孙悦: ['/office', '/office/security'],
  钱宁: ['/office', '/office/operator', '/office/security', '/office/password'],
  周正: ['/office', '/office/audit', '/office/reveal', '/office/security'],
};

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // What fades in is measured when it has; a toast that passes is no part of the page.
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))));
}

async function addressOf(page: Page, stop: Stop): Promise<string> {
  if (typeof stop === 'string') return stop;
  await page.goto(stop.from);
  await settle(page);
  const link = page.locator(`main a[href^="${stop.to}?"][href*="id="]`).first();
  await expect(link, `${stop.from} leads on`).toBeAttached();
  return (await link.getAttribute('href')) ?? '';
}

async function findings(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  await page.setViewportSize({ width: widths[0] as number, height: 900 });
  await page.goto(path);
  await settle(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await settle(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations) {
      found.push(`${path} at ${width}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`);
    }
    const sticking = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (sticking > 0) found.push(`${path} at ${width}: ${sticking} px stick out`);
  }
  return found;
}

for (const [name, stops] of Object.entries(journeys)) {
  test(`nothing keeps people out where ${name} goes`, async ({ page }) => {
    await signInAs(page, name);
    const found: string[] = [];
    for (const stop of stops) found.push(...(await findings(page, await addressOf(page, stop))));
    console.log(`care: ${name}, ${stops.length} pages at ${widths.join(' and ')} px, ${found.length} findings`);
    expect(found).toEqual([]);
  });
}
