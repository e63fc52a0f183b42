// A page as axe and a ruler find it, wide and narrow.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const widths = [1440, 360];

/** A page, and where one leads on to: the first link in its main part that names something of that page. */
export type Stop = string | { from: Stop; to: string };

/** What keeps people out along a way; each line names page, width and reason. */
export async function findingsAlong(page: Page, stops: readonly Stop[]): Promise<string[]> {
  const found: string[] = [];
  for (const stop of stops) found.push(...(await findings(page, await addressOf(page, stop))));
  return found;
}

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // What fades in is measured when it has; a toast that passes is no part of the page.
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))));
}

async function addressOf(page: Page, stop: Stop): Promise<string> {
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
