// React Router carries its hooks for tracing tools to every page: 4 kB of script that does nothing here.
import type { Plugin } from 'vite';

const tracing = /\/react-router\/dist\/\w+\/lib\/router\/instrumentation\.js$/;

/** Leaves the tracing hooks out of the browser's router, which then traces nothing. */
export function routerOutline(): Plugin {
  return {
    name: 'shuji:router-outline',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!tracing.test(id)) return;
      const names = /export \{([^}]+)\}/.exec(code)?.[1];
      if (!names) this.error('The tracing hooks of react-router have another shape now: see web/router-outline.ts');
      const hooks = names.split(',').map((name) => `export function ${name.trim()}() {}`);
      return { code: hooks.join('\n'), map: null };
    },
  };
}
