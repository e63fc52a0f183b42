// When the centre does not answer, every signed-in page shows an error instead of loading for ever, and loads after a retry.
import { expect, type Page } from '@playwright/test';
import { addressOf, comes } from './axe-walk.ts';
import { journeys } from './journeys.ts';
import { isWhole, partOf } from './part.ts';
import { authenticate } from './people.ts';
import { test } from './story.ts';

// Each walk is minutes long: they go side by side.
test.describe.configure({ mode: 'parallel' });

/** Calls about the session itself; with these alone a page still lacks its content. */
const who = /\/getByToken|\/office\/api\/me$/;

async function failing(page: Page, isHit: (url: string) => boolean): Promise<() => Promise<void>> {
  const calls = /\/(api|wl|mobile|pc)\//;
  await page.route(calls, async (route) => {
    const isCall = ['fetch', 'xhr'].includes(route.request().resourceType());
    if (isCall && isHit(route.request().url())) await route.fulfill({ status: 502 });
    else await route.continue();
  });
  return () => page.unroute(calls);
}

/** Faults of a page without a reply: it waits for ever, or a retry does not load it. */
async function wrongs(page: Page, path: string, isHit: (url: string) => boolean): Promise<string[]> {
  const main = page.locator('main');
  const waiting = main.locator('.skeleton');
  const again = main.getByRole('button', { name: '重试' });
  const found: string[] = [];
  const mend = await failing(page, isHit);
  await page.goto(path);
  await expect(main.getByRole('heading').or(again).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  if (!(await comes(() => expect(waiting).toHaveCount(0)))) found.push(`${path} waits for ever`);
  if (!(await comes(() => expect(main.getByRole('heading', { level: 1 })).toHaveCount(1))))
    found.push(`${path} has no heading`);
  // Cards with counts show a loading state.
  if (!(await comes(() => expect(main.getByText('正在读取', { exact: true })).toHaveCount(0))))
    found.push(`${path} counts for ever`);
  await mend();
  for (let left = await again.count(); left > 0; left -= 1) {
    await again.first().click();
    if (!(await comes(() => expect(again).toHaveCount(left - 1)))) found.push(`${path} does not load after a retry`);
  }
  if (!(await comes(() => expect(waiting).toHaveCount(0)))) found.push(`${path} waits for ever after a retry`);
  if (!(await comes(() => expect(main.getByText('服务器连接失败').first()).toBeHidden())))
    found.push(`${path} offers no other try`);
  return found;
}

for (const [name, stops] of Object.entries(journeys)) {
  test(`nothing waits for ever: ${name}`, async ({ page }) => {
    await authenticate(page, name.split(' ')[0] as string);
    const found: string[] = [];
    for (const [at, stop] of partOf(stops, 1).entries()) {
      // The page of pieces shows a skeleton and a failure as such.
      if (stop === '/office/design') continue;
      const path = await addressOf(page, stop);
      found.push(...(await wrongs(page, path, (url) => !who.test(url))));
      // A queue stands in the office's frame, which has made its own calls already.
      const hasOwnFrame = typeof stop === 'string' && !/^\/office\/(?!security)/.test(stop);
      if (hasOwnFrame && (isWhole || at % 2 === 0)) found.push(...(await wrongs(page, path, () => true)));
    }
    expect(found).toEqual([]);
  });
}
