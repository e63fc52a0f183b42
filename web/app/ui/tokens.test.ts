import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const light = tokensOf(':root,');
const schemes = {
  light,
  dark: { ...light, ...tokensOf(':root[data-scheme="dark"]') },
};

for (const [scheme, tokens] of Object.entries(schemes)) {
  for (const ground of ['paper', 'ground', 'action-soft', 'gleam']) {
    test(`every ink stands out from ${ground} by 4.5 to one in the ${scheme} scheme`, () => {
      const faint = ['ink', 'ink-2', 'ink-3'].filter((ink) => contrast(tokens[ink], tokens[ground]) < 4.5);
      expect(faint).toEqual([]);
    });
  }
}

/** Colours by the name of their token, from the first block whose selector starts so. */
function tokensOf(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(selector)).split('}', 1)[0] ?? '';
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));
}

// WCAG 2.2, contrast ratio.
function contrast(one = '', other = ''): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
