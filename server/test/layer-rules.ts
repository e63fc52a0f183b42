// The layer rules of the house, as a function of the files: path and text in, sentences out.
import { posix } from 'node:path';
import { layers } from '#src/layers.ts';

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  path: string;
  text: string;
}

/** Below every feature: they know no noun. */
const grounds = ['http', 'db', 'providers', 'spreadsheet', 'pdf', 'cache', 'overload', 'observe', 'config'];
/** On the web the demo comes early: the sign-in page names its accounts. What lists share lies below every noun. */
const webLine = [
  'ui',
  'lib',
  'chart',
  'admin',
  'form',
  'approval',
  'site',
  'demo',
  ...layers.filter(isNoun),
  'center',
  'office',
];
/** The types a feature may import from db/open.ts; the pool and transactions are not among them. */
const handleTypes = ['Db', 'Tx', 'Single', 'Fragment'];
/** Inside a feature, upwards only. */
const kinds = ['rules', 'queries', 'actions', 'routes'];
const maxLines = { code: 300, test: 400, median: 80 };

/** Every breach of the rules, one sentence each; empty when the house is in order. */
export function breaches(files: SourceFile[]): string[] {
  const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file.path));
  return [
    ...code.flatMap((file) => [...importBreaches(file), ...lengthBreach(file), ...worldBreach(file)]),
    ...medianBreach(code),
    ...cycleBreaches(code),
  ];
}

const statements = [
  /^(?:import|export)\s+(?<type>type\s+)?(?<names>[\w*{][^'";=()]*?)\s+from\s+'(?<from>[^']+)'/gm,
  /^import\s+'(?<from>[^']+)'/gm,
  /\bimport\('(?<from>[^']+)'\)/gm,
];

/** Import specifiers of a file, resolved to paths from the root where they name a file of ours. */
export function importsOf({ path, text }: SourceFile): { target: string; names: string[]; isType: boolean }[] {
  return statements.flatMap((statement) =>
    [...text.matchAll(statement)].map(({ groups = {} }) => ({
      target: resolveTarget(path, groups.from ?? ''),
      names: [...(groups.names ?? '').matchAll(/(?:type\s+)?(\w+)(?:\s+as\s+\w+)?/g)].map((name) => name[1] as string),
      isType: groups.type !== undefined,
    })),
  );
}

function resolveTarget(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  if (specifier.startsWith('#src/')) return `server/src/${specifier.slice(5)}`;
  if (specifier.startsWith('#test/')) return `server/test/${specifier.slice(6)}`;
  if (specifier.startsWith('#app/')) return `web/app/${specifier.slice(5)}`;
  if (specifier.startsWith('@shuji/contract/')) return `contract/src/${specifier.slice(16)}.ts`;
  return specifier;
}

function importBreaches(file: SourceFile): string[] {
  if (isTest(file.path)) return [];
  return importsOf(file).flatMap(({ target, names, isType }) => {
    const why =
      contractBreach(file.path, target, isType) ??
      sideBreach(file.path, target) ??
      poolBreach(file.path, target, names) ??
      kindBreach(file.path, target, isType) ??
      lineBreach(file.path, target);
    return why ? [`${file.path} imports ${target}: ${why}`] : [];
  });
}

// Rule 1.
function contractBreach(path: string, target: string, isType: boolean): string | null {
  if (!path.startsWith('contract/')) return null;
  if (target !== 'zod' && !target.startsWith('contract/src/')) return 'contract imports zod only';
  const needsSchemas = target === 'zod' || schemaFile.test(target);
  return needsSchemas && !isType && !schemaFile.test(path)
    ? 'schemas stand in schema files, which reading pages do not load'
    : null;
}

/** Schema files of nouns, and the kinds of field that these are made of. */
const schemaFile = /^contract\/src\/(.+\/schema(\/[\w-]+)?|field|shape|draft|export|personal)\.ts$/;

function sideBreach(path: string, target: string): string | null {
  const isOutside = /^(web|e2e)\//.test(path);
  return isOutside && target.startsWith('server/') ? 'web and e2e never import server' : null;
}

// Rule 3.
function poolBreach(path: string, target: string, names: string[]): string | null {
  if (!isFeature(serverFolder(path)) || target !== 'server/src/db/open.ts' || mayHoldPool(path)) return null;
  return names.every((name) => handleTypes.includes(name)) ? null : 'features receive a handle, they do not open one';
}

// The import and the commands are programs of their own, and the demo is filled before the server listens.
function mayHoldPool(path: string): boolean {
  return ['import', 'demo', 'commands'].includes(serverFolder(path) ?? '');
}

// Rule 2.
function kindBreach(path: string, target: string, isType: boolean): string | null {
  const from = kindOf(path);
  if (!isFeature(serverFolder(path)) || from === null) return null;
  // A rule judges values; whose shape they have is no knowledge of the database.
  if (from === 'rules' && isType) return null;
  if (from === 'rules' && !mayRulesSee(path, target)) return 'rules see contract only';
  const to = kindOf(target);
  return to !== null && kinds.indexOf(to) > kinds.indexOf(from) ? 'routes → actions → queries, rules' : null;
}

// Besides the contract: what has neither a database nor a clock, as a word list beside them.
function mayRulesSee(path: string, target: string): boolean {
  const isPure = target === 'zod' || target === 'server/src/http/refuse.ts' || kindOf(target) === 'rules';
  const isBeside = posix.dirname(target) === posix.dirname(path) && kindOf(target) === null;
  return isPure || isBeside || target.startsWith('contract/src/');
}

// Rule 4.
function lineBreach(path: string, target: string): string | null {
  const server = serverFolder(path);
  if (server !== null) return orderBreach(server, serverFolder(target), layers, grounds);
  const web = folderIn('web/app/', path);
  return web === null ? null : orderBreach(web, folderIn('web/app/', target), webLine, []);
}

function orderBreach(from: string, to: string | null, line: readonly string[], below: string[]): string | null {
  if (!line.includes(from) && !below.includes(from)) return `${from} is not on the line in server/src/layers.ts`;
  if (to === null || to === from || below.includes(to)) return null;
  if (!line.includes(to)) return `${to} is not on the line in server/src/layers.ts`;
  return line.indexOf(to) > line.indexOf(from) ? `${from} stands left of ${to}` : null;
}

// Rule 6, for types too: a depth-first walk meets a file that is still open.
function cycleBreaches(files: SourceFile[]): string[] {
  const targets = new Map(files.map((file) => [file.path, importsOf(file).map(({ target }) => target)]));
  const open: string[] = [];
  const done = new Set<string>();
  const visit = (path: string): string[] => {
    if (done.has(path) || !targets.has(path)) return [];
    if (open.includes(path)) return [[...open.slice(open.indexOf(path)), path].join(' → ')];
    open.push(path);
    const cycles = (targets.get(path) ?? []).flatMap(visit);
    open.pop();
    done.add(path);
    return cycles;
  };
  return [...targets.keys()].flatMap(visit);
}

// Rule 6.
function lengthBreach({ path, text }: SourceFile): string[] {
  const limit = isTest(path) ? maxLines.test : maxLines.code;
  const lines = text.split('\n').length - 1;
  return lines > limit ? [`${path} has ${lines} lines, more than ${limit}`] : [];
}

/** Vitest registers a teardown only at the top level: a world made in a hook or a test is never closed. */
function worldBreach({ path, text }: SourceFile): string[] {
  const isLate = isTest(path) && /^(let centre: World|(?: {2})+centre = await world\()/m.test(text);
  return isLate ? [`${path} makes its world in a hook; it is made at the top of the file`] : [];
}

function medianBreach(files: SourceFile[]): string[] {
  const lengths = files.filter(({ path }) => !isTest(path)).map(({ text }) => text.split('\n').length - 1);
  const median = lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0;
  return median > maxLines.median ? [`the median file has ${median} lines, more than ${maxLines.median}`] : [];
}

function isNoun(layer: string): boolean {
  return !['office', 'approval', 'site', 'demo'].includes(layer);
}

function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('e2e/') || path.startsWith('server/test/');
}

function isFeature(folder: string | null): boolean {
  return folder !== null && (layers as readonly string[]).includes(folder);
}

function serverFolder(path: string): string | null {
  return folderIn('server/src/', path);
}

function folderIn(base: string, path: string): string | null {
  const rest = path.startsWith(base) ? path.slice(base.length) : '';
  return rest.includes('/') ? (rest.split('/')[0] as string) : null;
}

function kindOf(path: string): string | null {
  return serverFolder(path) === null
    ? null
    : (/\/(rules|queries|actions|routes)(-[a-z-]+)?\.ts$/.exec(path)?.[1] ?? null);
}
