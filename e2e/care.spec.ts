// Every signed-in page is accessible: axe finds nothing, and nothing overflows at 1440 and at 360 px.
import { expect } from '@playwright/test';
import { printNumber } from '../bench/figure.ts';
import { findingsAlong, widths } from './axe-walk.ts';
import { journeys } from './journeys.ts';
import { partOf } from './part.ts';
import { authenticate } from './people.ts';
import { test } from './story.ts';

// Each walk is minutes long: they go side by side.
test.describe.configure({ mode: 'parallel' });

for (const [name, all] of Object.entries(journeys)) {
  const stops = partOf(all, 0);
  test(`nothing keeps people out: ${name}`, async ({ page }) => {
    await authenticate(page, name.split(' ')[0] as string);
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
