// Pages with forms are rendered in the browser alone, so the server's bundle leaves their libraries out.
import type { Plugin } from 'vite';

const hollow = '\0browser-only:';

/** Replaces the named packages by hollow ones in the server's bundle: every export is a value that can be read and called in vain. */
export function browserOnly(packages: string[]): Plugin {
  return {
    name: 'shuji:browser-only',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId(source) {
      if (packages.some((name) => source === name || source.startsWith(`${name}/`))) return hollow + source;
    },
    async load(id) {
      if (!id.startsWith(hollow)) return;
      const names = Object.keys(await exportsOf(id.slice(hollow.length))).filter((name) => name !== 'default');
      return [
        'const nothing = new Proxy(function () {}, { get: (_, key) => (typeof key === "symbol" ? undefined : nothing), apply: () => nothing });',
        'export default nothing;',
        ...names.map((name) => `export { nothing as ${name} };`),
      ].join('\n');
    },
  };
}

async function exportsOf(name: string): Promise<object> {
  // A deep path such as a locale has a default export only, and Node may be unable to load it.
  if (name.split('/').length > (name.startsWith('@') ? 2 : 1)) return {};
  return import(name);
}
