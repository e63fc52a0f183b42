// The budget of a public page before any interaction: a build whose page exceeds it, gzipped, fails.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const kilobyte = 1024;
export const limits = { script: 140 * kilobyte, stylesheet: 20 * kilobyte };
/** Room for scripts after the first paint: a page that leaves less is named. */
const headroom = 8 * kilobyte;

interface Part {
  module: string;
  imports?: string[];
  css?: string[];
}

interface Route extends Part {
  id: string;
  parentId?: string;
  path?: string;
}

interface Manifest {
  entry: Part;
  routes: Record<string, Route>;
}

interface Weight {
  path: string;
  script: number;
  stylesheet: number;
}

interface PublicPage {
  path: string;
  scripts: string[];
  stylesheets: string[];
}

/** Not pages of the centre: what answers any other address, and the text messages of a demonstration. */
const uncounted = ['*', '/demo/sms'];

/** Every public page for readers of a client build, with the files it loads at once. Forms may load more: house rule 5. */
export async function publicPages(client: string): Promise<PublicPage[]> {
  const { entry, routes } = await readManifest(client);
  const frame = [routes.root, routes['site/layout/Public']].filter((route) => route !== undefined);
  const pages = Object.values(routes).filter(
    ({ parentId, path }) => parentId === 'site/layout/Public' && path !== undefined && !uncounted.includes(path),
  );
  return pages.map((page) => {
    const parts: Part[] = [entry, ...frame, page];
    return {
      path: page.path || '/',
      scripts: filesOf(
        client,
        parts.flatMap(({ module, imports = [] }) => [module, ...imports]),
      ),
      stylesheets: filesOf(
        client,
        parts.flatMap(({ css = [] }) => css),
      ),
    };
  });
}

// A style sheet of several pages is named with a mark after its address.
function filesOf(client: string, addresses: string[]): string[] {
  return [...new Set(addresses.map((address) => join(client, address.split('#')[0] as string)))];
}

/** Weighs the pages by the `.gz` files that stand beside theirs; throws when one is too heavy. */
export async function keepBudget(pages: readonly PublicPage[]): Promise<void> {
  const weights = await Promise.all(pages.map(weigh));
  const heaviest = weights.toSorted((one, other) => other.script - one.script)[0];
  if (!heaviest) throw new Error('There are no public pages to weigh');
  const tooHeavy = weights.filter(({ script, stylesheet }) => script > limits.script || stylesheet > limits.stylesheet);
  if (tooHeavy.length > 0) throw new Error(`Too heavy for a public page, gzip:\n${tooHeavy.map(inWords).join('\n')}`);
  const tight = weights.filter(({ script }) => script > limits.script - headroom);
  if (tight.length > 0) console.warn(`Less than 8 kB left on:\n${tight.map(inWords).join('\n')}`);
  console.log(`${weights.length} public pages weighed; the heaviest: ${inWords(heaviest)}`);
}

/** Bytes a page loads at once, by the `.gz` files beside its own. */
export async function weigh({ path, scripts, stylesheets }: PublicPage): Promise<Weight> {
  return { path, script: await sizeOf(scripts), stylesheet: await sizeOf(stylesheets) };
}

async function readManifest(client: string): Promise<Manifest> {
  const name = (await readdir(join(client, 'assets'))).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error(`No manifest in ${client}`);
  const text = await readFile(join(client, 'assets', name), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}

async function sizeOf(files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map(gzipSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Very small files are sent as they are. */
async function gzipSize(file: string): Promise<number> {
  const { size } = await stat(`${file}.gz`).catch(() => stat(file));
  return size;
}

function inWords({ path, script, stylesheet }: Weight): string {
  const kilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} kB`;
  return `${path}: script ${kilobytes(script)}, style ${kilobytes(stylesheet)}`;
}
