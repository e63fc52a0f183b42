// A page as axe and a ruler find it, wide and narrow. `CARE=whole` has axe look at every width of every page; `PICTURES=folder` saves
// each page at each width as a picture besides.
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { isWhole } from './part.ts';
import { untilStill } from './still.ts';

const pictures = process.env.PICTURES;
export const widths = pictures ? [1440, 768, 390] : [1440, 360];

/** A page, and where one leads on to: the first link in its main part that names something of that page. */
export type Stop = string | { from: Stop; to: string };

/** Accessibility faults along a walk, and browser errors; each line names page, width and reason. */
export async function findingsAlong(page: Page, stops: readonly Stop[]): Promise<string[]> {
  const found: string[] = [];
  // Above all violations of the page's content security policy. A missing page logs its 404, rightly.
  page.on('console', (message) => {
    const isRefusedPage = message.text().includes('status of 404') && message.location().url === page.url();
    if (message.type() === 'error' && !isRefusedPage) found.push(`${page.url()}: ${message.text()}`);
  });
  for (const stop of stops) found.push(...(await findings(page, await addressOf(page, stop))));
  return found;
}

/** The page passes axe in its current state, in the middle of a story. */
export async function expectNoBarrier(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([]);
}

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await untilStill(page);
}

export async function addressOf(page: Page, stop: Stop): Promise<string> {
  if (typeof stop === 'string') return stop;
  const from = await addressOf(page, stop.from);
  await page.goto(from);
  await settle(page);
  const link = page.locator(`main a[href^="${stop.to}?"][href*="id="]`).first();
  await expect(link, `${from} leads on`).toBeAttached();
  return (await link.getAttribute('href')) ?? '';
}

async function findings(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  await page.setViewportSize({ width: widths[0] as number, height: 900 });
  await page.goto(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // A page's words and roles are the same on a phone: there axe looks in the long form only.
    const here = width === widths[0] || isWhole ? await barriers(page) : await sticking(page);
    found.push(...here.map((barrier) => `${path} at ${width}: ${barrier}`));
    if (pictures) await page.screenshot({ path: join(pictures, pictureOf(path, width)), fullPage: true });
  }
  return found;
}

// 李明 in the market/ordermanage-status-completed-1440.png
function pictureOf(path: string, width: number): string {
  const journey = test.info().title.replace(/^nothing keeps (people out: |visitors out )/, '');
  const name = decodeURIComponent(path)
    .replace(/[\w-]{36}/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return join(journey, `${name || 'home'}-${width}.png`);
}

async function barriers(page: Page): Promise<string[]> {
  await settle(page);
  // Our pages hold no frames of others, which is all that the newer way of asking adds, at twice the time.
  // Without `resultTypes` the markup of everything that passes comes along.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await builder.analyze();
  const words = ({ html, any }: (typeof violations)[number]['nodes'][number]) =>
    `${html.slice(0, 160)} ${any[0]?.message ?? ''}`;
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(words).join(' ')}`);
  return [...found, ...(await sticking(page))];
}

// A chart follows a new width a moment later.
async function sticking(page: Page): Promise<string[]> {
  const fits = () => document.documentElement.scrollWidth <= innerWidth;
  if (await comes(() => page.waitForFunction(fits, undefined, { timeout: 10_000 }))) return [];
  return [`${await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)} px stick out`];
}

/** Turns an expectation into a boolean: false when its limit has passed. */
export async function comes(sight: () => Promise<unknown>): Promise<boolean> {
  return sight().then(
    () => true,
    () => false,
  );
}
