// Pages with forms are rendered in the browser alone, so the server's bundle leaves their libraries out.
import type { Plugin } from 'vite';
import { hollowModule } from './hollow.ts';

const prefix = '\0browser-only:';

/** Replaces the named packages by hollow ones in the server's bundle. */
export function browserOnly(packages: string[]): Plugin {
  return {
    name: 'shuji:browser-only',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId(source) {
      if (packages.some((name) => source === name || source.startsWith(`${name}/`))) return prefix + source;
    },
    async load(id) {
      if (id.startsWith(prefix)) return hollowModule(await exportsOf(id.slice(prefix.length)));
    },
  };
}

async function exportsOf(name: string): Promise<string[]> {
  // A deep path such as a locale has a default export only, and Node may be unable to load it.
  if (name.split('/').length > (name.startsWith('@') ? 2 : 1)) return [];
  return Object.keys(await import(name));
}
