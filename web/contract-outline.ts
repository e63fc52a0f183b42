// Schemas cost a public page 20 kB of script that only forms need. In the browser a module is given the outline of the
// contract (paths, names, labels; schemas hollow) unless it also imports from #app/form/, where fields are checked.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { hollowModule } from './hollow.ts';

const mark = '?outline';
const hollowZod = '\0hollow-zod';

export function contractOutline(): Plugin {
  return {
    name: 'shuji:contract-outline',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(source, importer, options) {
      if (!importer) return;
      const isOutline = importer.endsWith(mark);
      if (isOutline && source === 'zod') return hollowZod;
      if (!isOutline && !(source.startsWith('@shuji/contract/') && !needsSchemas(importer))) return;
      const found = await this.resolve(source, isOutline ? importer.slice(0, -mark.length) : importer, {
        ...options,
        skipSelf: true,
      });
      return found && found.id + mark;
    },
    load(id) {
      if (id === hollowZod) return hollowModule(['z'], ['parse', 'safeParse', 'parseAsync', 'safeParseAsync']);
    },
  };
}

function needsSchemas(importer: string): boolean {
  const file = importer.split('?')[0] as string;
  return file.includes('/app/form/') || readFileSync(file, 'utf8').includes("'#app/form/");
}
