// Pages with forms are rendered in the browser alone, so the server's bundle leaves their libraries out.
import type { Plugin } from 'vite';

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

/** A module whose exports may be read, called and spread without effect. */
function hollowModule(names: string[]): string {
  const exported = names.filter((name) => name !== 'default' && name !== 'module.exports');
  return `
const nothing = new Proxy(function () {}, {
  get: (_, key) => {
    if (key === Symbol.iterator) return function* () {};
    if (key === Symbol.toPrimitive) return () => '';
    return typeof key === 'symbol' || key === 'then' ? undefined : nothing;
  },
  apply: () => nothing,
  construct: () => nothing,
});
export default nothing;
${exported.map((name) => `export { nothing as ${name} };`).join('\n')}`;
}
