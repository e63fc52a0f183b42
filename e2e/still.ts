import type { Page } from '@playwright/test';

/** Waits until whatever fades, folds or slides has done so; what turns for ever is not waited for. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => null)));
  });
}
