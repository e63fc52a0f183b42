// Schemas cost a public page 20 kB of script that only forms need. In the browser a module is given the outline of the
// contract (paths, names, labels; schemas hollow) unless it also imports from #app/form/, where fields are checked.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { hollowModule } from './hollow.ts';

const mark = '?outline';
const parsing = ['parse', 'safeParse', 'parseAsync', 'safeParseAsync'];
const fieldModule = new URL('../contract/src/field.ts', import.meta.url).href;
const hollowZod = '\0hollow-zod';
const hollowFields = '\0hollow-fields';

export function contractOutline(): Plugin[] {
  const inBrowser: Plugin['applyToEnvironment'] = (environment) => environment.name === 'client';
  return [
    {
      name: 'shuji:contract-outline',
      enforce: 'pre',
      applyToEnvironment: inBrowser,
      async resolveId(source, importer, options) {
        if (!importer) return;
        const isOutline = importer.endsWith(mark);
        if (isOutline && source === 'zod') return hollowZod;
        // Kinds of field are nothing but schemas.
        if (isOutline && source === './field.ts') return hollowFields;
        if (!isOutline && !(source.startsWith('@shuji/contract/') && !needsSchemas(importer))) return;
        const from = isOutline ? importer.slice(0, -mark.length) : importer;
        const found = await this.resolve(source, from, { ...options, skipSelf: true });
        return found && { id: found.id + mark, moduleSideEffects: false };
      },
      async load(id) {
        if (id === hollowZod) return hollowModule(['z'], parsing);
        if (id === hollowFields) return hollowModule(await exportsOf(fieldModule), parsing);
      },
    },
    {
      name: 'shuji:contract-outline-thin',
      applyToEnvironment: inBrowser,
      transform(code, id) {
        if (id.endsWith(mark)) return { code: thin(code, this.parse(code)), map: null };
      },
    },
  ];
}

async function exportsOf(file: string): Promise<string[]> {
  return Object.keys(await import(file));
}

function needsSchemas(importer: string): boolean {
  const file = importer.split('?')[0] as string;
  return file.includes('/app/form/') || readFileSync(file, 'utf8').includes("'#app/form/");
}

const schemaFields = new Set(['summary', 'input', 'output']);

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** Empties the schemas of every call and marks what is called as droppable, so that what nobody uses goes. */
function thin(code: string, program: unknown): string {
  const edits: { at: number; to: number; text: string }[] = [];
  const visit = (node: Node): void => {
    // A function's body is kept: only statements that run on loading may be dropped.
    if (node.type.includes('Function')) return;
    if (node.type === 'CallExpression') {
      edits.push({ at: node.start, to: node.start, text: '/* @__PURE__ */ ' });
      for (const value of schemasOf(node)) edits.push({ at: value.start, to: value.end, text: 'void 0' });
      if (schemasOf(node).length > 0) return;
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program as Node);
  edits.sort((one, other) => other.at - one.at);
  return edits
    .reduce((text, { at, to, text: put }) => text.slice(0, at) + put + text.slice(to), code)
    .replaceAll('spec.input.strict()', 'void 0');
}

function schemasOf(node: Node): Node[] {
  const spec = (node.arguments as Node[])[2];
  if ((node.callee as Node).name !== 'call' || spec?.type !== 'ObjectExpression') return [];
  const properties = (spec.properties as Node[]).filter(({ key }) =>
    schemaFields.has(String((key as Node | undefined)?.name)),
  );
  return properties.map(({ value }) => value as Node);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(
      (value): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value,
    );
}
