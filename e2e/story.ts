// A story of several people: each has a browser context of their own, which ends with the story.
import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';

interface Stage {
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  newPage(options?: BrowserContextOptions): Promise<Page>;
}

export const test = base.extend<Stage>({
  // A context that is left open goes on working: its page polls, animates and repaints beside every later story.
  newContext: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  newPage: async ({ newContext }, use) => {
    await use(async (options) => (await newContext(options)).newPage());
  },
});
