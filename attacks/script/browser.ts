// A real Chromium that reports everything a stranger's script could have done on a page.
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { type Growth, grown } from './growing.ts';

const executablePath = process.env.CHROME ?? '/usr/bin/chromium';

export const hasBrowser = existsSync(executablePath);

export interface Watched {
  page: Page;
  /** Forbidden events, one sentence each. */
  found: string[];
}

const calls = /^\/(api|mobile|wl|pc|office\/api)\//;

export async function openBrowser(): Promise<Browser> {
  // Chromium's sandbox refuses root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath, args });
}

/** A signed-in page, whose replies grow on their way to it. */
export async function watchedPage(
  browser: Browser,
  { origin, token, side, growth }: { origin: string; token: string; side: 'site' | 'office'; growth: Growth },
): Promise<Watched> {
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const found: string[] = [];
  await context.exposeBinding('__hit', ({ page }, what) => void found.push(`${page.url()}: a script ran (${what})`));
  await context.addInitScript(listen, { key: side === 'site' ? 'token' : 'officeToken', token });
  await context.route('**/*', async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (url.origin !== origin) {
      found.push(`${request.frame().url()}: requested ${url.href.slice(0, 120)}`);
      return route.abort();
    }
    if (!calls.test(url.pathname) || request.method() !== 'GET') return route.continue();
    // A reused connection may be closed at that moment: a browser then requests again.
    const reply = await route.fetch({ maxRetries: 2 });
    if (!String(reply.headers()['content-type']).startsWith('application/json'))
      return route.fulfill({ response: reply });
    const answer = await reply.json();
    return route.fulfill({
      response: reply,
      json: { ...answer, data: grown({ path: url.pathname.replace(/[0-9a-f-]{36}/g, ':id') }, answer.data, growth) },
    });
  });
  const page = await context.newPage();
  watch(page, context, found);
  return { page, found };
}

/** Runs in the page before anything else. */
function listen({ key, token }: { key: string; token: string }): void {
  if (token) localStorage.setItem(key, token);
  const report = (what: string) => (globalThis as unknown as { __hit(what: string): void }).__hit(what);
  document.addEventListener('securitypolicyviolation', ({ target, violatedDirective, blockedURI, sourceFile }) => {
    // An editor parses what it is given apart from the page: an attribute refused there belongs to no element of the
    // page. What reaches the page is found by `dormant`.
    if (target === document && violatedDirective.endsWith('-attr')) return;
    report(`the policy refused ${violatedDirective} ${blockedURI} ${sourceFile}`);
  });
}

function watch(page: Page, context: BrowserContext, found: string[]): void {
  page.on('dialog', (dialog) => {
    found.push(`${page.url()}: a dialog ${dialog.message().slice(0, 80)}`);
    void dialog.dismiss().catch(() => {});
  });
  page.on('pageerror', (error) => found.push(`${page.url()}: ${String(error).slice(0, 300)}`));
  context.on('page', (other) => {
    if (other !== page) found.push(`${page.url()}: opened ${other.url()}`);
  });
}

/** Markup that a script could still come out of, though none ran yet; each in words. */
export function dormant(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const leads = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'poster'].includes(name);
      // Browsers leave spaces and control characters out of an address.
      const scheme = value.replace(/[\p{Cc} ]/gu, '').toLowerCase();
      if (/^on/.test(name) || name === 'srcdoc') found.push(`${element.tagName} ${name}`);
      if (leads && /^(javascript|vbscript|data:text)/.test(scheme))
        found.push(`${element.tagName} ${name}=${value.slice(0, 60)}`);
      // Where it leads, not what it carries: a search for a hostile word is a link to our own page.
      const leadsTo = leads && URL.canParse(value, document.baseURI) ? new URL(value, document.baseURI).host : '';
      if (leadsTo.includes('attack.example')) found.push(`${element.tagName} ${name}=${value.slice(0, 60)}`);
    }
  }
  if (document.querySelector('base')) found.push('a base');
  return found;
}

/** The visible places that grew, by their markers. */
export function shown(): string[] {
  const inputs = [...document.querySelectorAll('input, textarea')].map((one) => (one as HTMLInputElement).value);
  const text = [document.body.innerText, document.title, ...inputs].join('\n');
  return [...new Set([...text.matchAll(/⟦(\/[^⟧]+)⟧/g)].map(([, place]) => place as string))];
}
