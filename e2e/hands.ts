// Two ways to work a page: with a pointer, and with the keyboard alone. A story is written once and runs both ways.
import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';
import { isWhole } from './part.ts';
import { untilStill } from './still.ts';

export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export interface Hand {
  /** A button or a link. */
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  /** A checkbox or a radio button. */
  check(target: Locator): Promise<void>;
  /** Something in a list that opens; a path of several where each opens the next. */
  choose(target: Locator, ...path: string[]): Promise<void>;
  /** Something in a list that is narrowed by typing. */
  find(target: Locator, words: string): Promise<void>;
  /** A word of one's own, into a field that takes several. */
  add(target: Locator, word: string): Promise<void>;
  /** A day, where it may also be typed. */
  date(target: Locator, day: string): Promise<void>;
  /** An option of the browser's own list. */
  select(target: Locator, option: string): Promise<void>;
  /** `target` is the button that opens the file chooser. */
  attach(target: Locator, file: Upload): Promise<void>;
}

export function pointer(page: Page): Hand {
  alwaysGive(page);
  return {
    // A dialog grows into its place, and its button slips from under a press.
    press: async (target) => {
      await expect(await only(target)).toBeVisible();
      await untilStill(page);
      await target.click();
    },
    write: async (target, text) => (await only(target)).fill(text),
    check: async (target) => (await only(target)).check(),
    choose: async (target, ...path) => {
      await target.click();
      for (const part of path) {
        await expect(entries(page, part)).toBeVisible();
        await untilStill(page);
        await entries(page, part).click();
      }
      await page.keyboard.press('Escape');
      await expect(fieldOf(target)).toContainText(path.at(-1) ?? '');
      await folded(page, target);
    },
    find: async (target, words) => {
      await target.fill(words);
      await offered(page, words);
      await target.press('Enter');
      await expect(fieldOf(target)).toContainText(words);
      await folded(page, target);
    },
    add: async (target, word) => {
      await target.fill(word);
      await target.press('Enter');
      await expect(fieldOf(target).locator('.ant-select-selection-item', { hasText: word })).toBeVisible();
    },
    date: async (target, day) => {
      await target.fill(day);
      await target.press('Enter');
    },
    select: async (target, option) => {
      await target.selectOption(option);
    },
    attach: async (target, file) => {
      await giveFile(page, file, () => target.click());
    },
  };
}

/** Tab, Enter, Space, arrows and letters; wherever they lead, the focus must be seen. */
export function keyboard(page: Page): Hand {
  const key = (name: string) => page.keyboard.press(name);
  alwaysGive(page);
  return {
    press: async (target) => {
      await reach(page, target);
      await key('Enter');
    },
    write: async (target, text) => {
      await reach(page, target);
      await key('Control+A');
      // Chinese has no keys: an input method hands over the whole phrase at once.
      if (/\p{sc=Han}/u.test(text)) await page.keyboard.insertText(text);
      else await page.keyboard.type(text);
    },
    check: async (target) => {
      if (await target.isChecked()) return;
      if ((await target.getAttribute('type')) === 'radio') await arrowTo(page, target);
      else {
        await reach(page, target);
        await key('Space');
      }
      await expect(target).toBeChecked();
    },
    choose: async (target, ...path) => {
      await reach(page, target);
      await key('ArrowDown');
      for (const [depth, part] of path.entries()) {
        await expect(entries(page, part)).toBeAttached();
        if (depth > 0) await key('ArrowRight');
        await downTo(page, part);
      }
      await key('Enter');
      await key('Escape');
    },
    find: async (target, words) => {
      await reach(page, target);
      await page.keyboard.type(words);
      await offered(page, words);
      await key('Enter');
      await key('Escape');
      await expect(fieldOf(target)).toContainText(words);
    },
    add: async (target, word) => {
      await reach(page, target);
      await page.keyboard.type(word);
      await key('Enter');
      await expect(fieldOf(target).locator('.ant-select-selection-item', { hasText: word })).toBeVisible();
    },
    date: async (target, day) => {
      await reach(page, target);
      await key('Control+A');
      await page.keyboard.type(day);
      await key('Enter');
      await expect(target).toHaveValue(day);
    },
    select: async (target, option) => {
      await reach(page, target);
      const chosen = target.locator('option:checked');
      for (let n = 0; n < farthest && (await chosen.textContent()) !== option; n += 1) await key('ArrowDown');
      await expect(chosen).toHaveText(option);
    },
    attach: async (target, file) => {
      await reach(page, target);
      await giveFile(page, file, () => key('Enter'));
    },
  };
}

/** A permanent listener: a file chooser that opens before a story listens reaches it instead of a native window. */
function alwaysGive(page: Page): void {
  page.on('filechooser', () => {});
}

function fieldOf(target: Locator): Locator {
  return target.locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " ant-form-item ")][1]');
}

/** The word that a field was missing folds away, and what is pressed next would slip from under the pointer. */
async function folded(page: Page, target: Locator): Promise<void> {
  await expect(fieldOf(target).locator('.ant-form-item-explain-error')).toHaveCount(0);
  await untilStill(page);
}

/** A list may still be on its way when its field stands already; Enter would then take nothing. */
async function offered(page: Page, words: string): Promise<void> {
  await expect(page.locator(activeOption).filter({ hasText: words }).first()).toBeVisible();
}

/** Gives the file to the chooser, and waits until it has arrived. */
async function giveFile(page: Page, file: Upload, ask: () => Promise<void>): Promise<void> {
  const arrived = page.locator('.ant-upload-list-item-done');
  const before = await arrived.count();
  const chooser = page.waitForEvent('filechooser');
  await ask();
  await (await chooser).setFiles(file);
  await expect(arrived).toHaveCount(before + 1);
}

const farthest = 200;
const activeOption = '.ant-select-item-option-active';

/** The page that is being left may have several of what the next has one of. */
async function only(target: Locator): Promise<Locator> {
  await expect(target).toHaveCount(1);
  return target;
}

/** Goes on with Tab until the target has the focus. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(await only(target)).toBeVisible();
  await expect(target).toBeEnabled();
  // A locator by role computes every name on the page: it is resolved again only when the page has replaced the element.
  let element = await target.elementHandle();
  let place = await focusAt(page, element);
  for (let n = 0; n < farthest && place !== 'focused'; n += 1) {
    if (place === 'gone') {
      element = await target.elementHandle();
      place = await focusAt(page, element);
    } else place = await tab(page, element);
  }
  if (place !== 'focused') throw new Error(`Tab does not lead to ${target}`);
}

/** A group of radio buttons is one stop; arrows move and check within it. */
async function arrowTo(page: Page, target: Locator): Promise<void> {
  const name = await target.getAttribute('name');
  const group = page.locator(`input[type=radio][name="${name}"]`);
  await focusAt(page, null);
  for (let n = 0; n < farthest && !(await hasFocusWithin(group)); n += 1) await tab(page, null);
  await page.keyboard.press('Space');
  for (let n = 0; n < 10 && !(await target.isChecked()); n += 1) await page.keyboard.press('ArrowDown');
}

/** Moves down an open list until the entry is the active one. */
async function downTo(page: Page, part: string): Promise<void> {
  const active = page.locator(`${activeOption}, .ant-cascader-menu-item-active`);
  for (let n = 0; n < farthest; n += 1) {
    if ((await active.filter({ hasText: part }).count()) > 0) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`Arrows do not lead to ${part}`);
}

/** An entry of the list that is open, in whichever column. */
function entries(page: Page, part: string): Locator {
  return page.locator('.ant-select-item, .ant-cascader-menu-item').filter({ hasText: part }).first();
}

function hasFocusWithin(group: Locator): Promise<boolean> {
  return group.evaluateAll((all) => all.includes(document.activeElement as HTMLElement));
}

type Place = 'focused' | 'elsewhere' | 'gone';

/** Goes one stop on. `focusAt` must have stored the look of the element that loses the focus. */
async function tab(page: Page, target: ElementHandle<Node> | null): Promise<Place> {
  await page.keyboard.press('Tab');
  return focusAt(page, target, true);
}

/**
 * Compares the focused element with the target, and stores how it looks. After a Tab, the element that had the focus
 * before must look otherwise without it, itself or what it stands in.
 */
async function focusAt(page: Page, target: ElementHandle<Node> | null, isAfterTab = false): Promise<Place> {
  const { place, unseen } = await page.evaluate(
    ([target, isAfterTab]) => {
      if (!document.querySelector('[data-still]')) {
        const still = document.head.appendChild(document.createElement('style'));
        still.dataset.still = '';
        still.textContent = '* { transition: none !important }';
      }
      const lookOf = (one: Element) => {
        const looks: string[] = [];
        for (let part: Element | null = one, up = 0; part && up < 4; part = part.parentElement, up += 1) {
          for (const one of [part, ...(up > 0 ? part.children : [])]) {
            const { outline, boxShadow, borderColor, backgroundColor, transform, top } = getComputedStyle(one);
            looks.push(outline, boxShadow, borderColor, backgroundColor, transform, top);
          }
        }
        return looks.join();
      };
      const isUnseen = ({ left, before }: { left: Element; before: string }) => {
        const isGone = !left.isConnected || left === document.body || left === now || left.matches('main');
        // A field and the buttons inside its frame share the frame's ring; in the field a caret shows the focus.
        const isShared = left.matches('input') && Boolean(left.parentElement?.contains(now));
        // The last stop of a day's field is the calendar's mark, which the browser rings within the field.
        const isRingedWithin = left.matches('input[type=date]');
        return !(isGone || isShared || isRingedWithin || lookOf(left) !== before);
      };
      const now = document.activeElement ?? document.body;
      const { focusSeen } = window as unknown as { focusSeen?: { left: Element; before: string } };
      const unseen = isAfterTab && focusSeen && isUnseen(focusSeen) ? focusSeen.left.outerHTML.slice(0, 200) : null;
      Object.assign(window, { focusSeen: { left: now, before: lookOf(now) } });
      const place: Place = !target?.isConnected ? 'gone' : target === now ? 'focused' : 'elsewhere';
      return { place, unseen };
    },
    [target, isAfterTab] as const,
  );
  if (unseen) throw new Error(`The focus is unseen on ${unseen}`);
  return place;
}

/** Chooses from the list of the field so labelled. */
export async function choose(page: Page, label: string, option: string, hand: Hand = pointer(page)): Promise<void> {
  await hand.find(page.getByLabel(label, { exact: true }), option);
}

/** Chooses from a list that stands in no form, as those that filter a table do. */
export async function narrow(field: Locator, option: string): Promise<void> {
  await field.fill(option);
  await field.page().locator('.ant-select-item-option').filter({ hasText: option }).first().click();
}

const byKeyboard = { how: 'by keyboard alone', handOf: keyboard };

/** The title's last words, and the hand, of each run. The keyboard, which shows more, goes first. */
export const hands = isWhole ? [byKeyboard, { how: 'with a pointer', handOf: pointer }] : [byKeyboard];
