import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const app = resolve(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(join(app, file), 'utf8');
const handsOn = /<(\w+)(?:<[^>]*>)?\s[^<]*?\bcall=\{/g;

/** The file a component is imported from; null when it is no file of ours, or of this very module. */
function homeOf(component: string, file: string): string | null {
  const [, from = ''] = new RegExp(`\\b${component}\\b[^;]*? from '([^']+)'`).exec(textOf(file)) ?? [];
  if (from.startsWith('#app/')) return from.slice('#app/'.length);
  return from.startsWith('.') ? join(dirname(file), from) : null;
}

// The browser's build gives only an outline of the contract to modules that import nothing from #app/form/ (web/contract-outline.ts).
test('whoever hands a call to a form has its schemas', () => {
  const bare = globSync('**/*.tsx', { cwd: app }).flatMap((file) => {
    if (file.startsWith('form/') || textOf(file).includes("'#app/form/")) return [];
    const forms = [...textOf(file).matchAll(handsOn)]
      .map(([, component = '']) => homeOf(component, file))
      .filter((home) => home !== null && textOf(home).includes("'#app/form/"));
    return forms.map((home) => `${file} hands a call to ${home}`);
  });
  expect(bare).toEqual([]);
});
