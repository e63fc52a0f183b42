import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferencesScript, type ReadingPreferences } from './reading-preferences.ts';

const classes = new Set<string>();
let data: DOMStringMap = {};

beforeEach(() => {
  vi.resetModules();
  classes.clear();
  data = {};
  vi.stubGlobal('document', { documentElement: { dataset: data }, cookie: 'other=1' });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: classes.has(query) }));
});
afterEach(() => vi.unstubAllGlobals());

const choices: Partial<ReadingPreferences>[] = [
  {},
  ...(['large', 'huge'] as const).map((text) => ({ text })),
  { contrast: 'high' },
  ...(['light', 'dark'] as const).map((scheme) => ({ scheme })),
  { text: 'huge', contrast: 'high', scheme: 'dark' },
];
const systems = [[], ['(prefers-color-scheme: dark)'], ['(prefers-contrast: more)']];

for (const choice of choices) {
  for (const system of systems) {
    test(`${JSON.stringify(choice)} under ${system} looks before the first paint as it does after`, async () => {
      for (const query of system) classes.add(query);
      const { setPreferences } = await import('./reading-preferences.ts');
      setPreferences(choice);
      const after = { ...data };
      for (const name of Object.keys(data)) delete data[name];
      new Function(preferencesScript)();
      expect(data).toEqual(after);
    });
  }
}

test('the script in the page has nothing that HTML escapes', () => {
  expect(preferencesScript).not.toMatch(/[<>&"']/);
});
