// Assigns modules to files of the browser's build. A phone requests six files at a time and waits for each round, so
// a public page comes in few of them; and what only forms, the centre or the office need stays out of its way.
import { join } from 'node:path';
import routes from './app/routes.ts';

const app = join(import.meta.dirname, 'app');
const readersPages = routes.find(({ file }) => file === 'site/layout/Public.tsx')?.children ?? [];
/** Layouts, which have no address, hold forms and the personal centre. */
const pages = new Set(readersPages.filter(({ path }) => path).map(({ file }) => join(app, file)));
/** A module of fewer pages stays in their own chunks. */
const fewestReaders = 3;

interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Tried in order; a module takes along what it imports, so that leaves stand first. */
export const groups = [
  { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\// },
  // Not what knows every refusal, the query client, the calls that sign out and private files: public pages do not need
  // them at once.
  {
    name: 'shell',
    test: /web\/app\/(lib\/(?!trouble|Fallback|draft|query|end-session|FileLink|ScanMark|private-file)|paths|site\/(layout\/(menu|Header|Footer|NavigationBar|NoticeBell|Brand)|settings|title|ErrorPage|fresh-page|page-reload)|ui\/(notify|Toasts|Dialog|Button))/,
  },
  // One sheet in one order for all public pages: the second page a reader opens has its looks already.
  group('looks', /web\/app\/.*\.module\.css/, 1),
  group('contract', /contract\/src\//),
  ...['ui', 'rating'].map((noun) => group(noun, new RegExp(`web/app/${noun}/`))),
  {
    name: (id: string, graph: Graph) => (isRead(id, graph, fewestReaders) ? nounOf(id) : null),
    debugName: 'nouns',
    test: /web\/app\//,
  },
];

function group(noun: string, test: RegExp, fewest = fewestReaders) {
  const name = (id: string, graph: Graph) => (isRead(id, graph, fewest) ? noun : null);
  return { name, debugName: noun, test };
}

function nounOf(id: string): string | null {
  return /web\/app\/(\w+)\//.exec(id)?.[1] ?? null;
}

/** True when that many public pages load a module at once. */
function isRead(id: string, graph: Graph, fewest: number): boolean {
  const readers = new Set<string>();
  const seen = new Set<string>();
  const climb = (at: string) => {
    if (seen.has(at)) return;
    seen.add(at);
    const file = at.split('?')[0] as string;
    if (pages.has(file)) readers.add(file);
    for (const importer of graph.getModuleInfo(at)?.importers ?? []) climb(importer);
  };
  climb(id);
  return readers.size >= fewest;
}
