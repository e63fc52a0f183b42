// Every figure of the goals by one command: `npm run goals`, or some of them: `npm run goals -- S1 R2`. Each measurement is
// a suite of its own, which prints its figures in the form of figure.ts; here they are gathered into docs/figures.md.
import { execFileSync, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type Figure, parseLine } from './figure.ts';

const root = resolve(import.meta.dirname, '..');
const page = join(root, 'docs/figures.md');
const beforeMark = '; before: ';

interface Measurement {
  /** The goals whose figures it prints. */
  ids: string[];
  command: string[];
  /** The command that measures the rest of the same goals. */
  after?: string[];
  env?: Record<string, string>;
  /** Takes the ids it is to measure as arguments. */
  takesIds?: boolean;
  /** True when it runs without the built pages. */
  needsNoPages?: boolean;
}

const vitest = (...files: string[]) => ['vitest', 'run', ...files];
const playwright = (...names: string[]) => ['playwright', 'test', ...names.map((name) => `e2e/${name}.spec.ts`)];
const npm = (script: string) => ['npm', 'run', '--silent', script];
// The suites of `npm run test:faults`, `test:nodes` and `test:attacks`, by file, so that one goal can be measured alone.
const faults = (...names: string[]) => ({
  command: vitest('--no-file-parallelism', ...names.map((name) => `faults/${name}.test.ts`)),
  env: { FAULTS: 'long' },
});
const nodes = (...names: string[]) => ({
  command: vitest('--config', 'nodes/vitest.config.ts', ...names.map((name) => `nodes/${name}.test.ts`)),
});
const attacks = (...files: string[]) => ({
  command: vitest('--config', 'attacks/vitest.config.ts', ...files),
});

// One after another: two at once would measure each other.
const measurements: Measurement[] = [
  { ids: ['S1', 'S2', 'S3', 'S4', 'S5', 'S8'], command: ['node', 'bench/run.ts'], takesIds: true },
  { ids: ['S6'], command: npm('test:fresh') },
  { ids: ['S7'], command: ['node', 'bench/run.ts', 'S7'] },
  { ids: ['S9', 'S10'], command: ['node', 'bench/run.ts'], takesIds: true },
  { ids: ['GATEWAY'], command: ['node', 'bench/run.ts', 'GATEWAY'] },
  { ids: ['DELIVERY'], command: playwright('deliver-big-file'), env: { BIG: '1' } },
  { ids: ['S11'], command: ['node', 'bench/run.ts', 'S11'] },
  { ids: ['R2'], command: vitest('server/test/one-winner.test.ts'), env: { WINNERS: 'whole' } },
  { ids: ['R3'], command: npm('test:walk'), needsNoPages: true },
  { ids: ['R1'], ...faults('kill') },
  { ids: ['R4'], ...faults('shutdown') },
  { ids: ['R5'], ...faults('overload') },
  { ids: ['R6', 'R7'], ...faults('outage', 'outside', 'disk', 'clock', 'cut-off') },
  { ids: ['R9'], ...faults('messages') },
  { ids: ['R10'], ...faults('hour') },
  { ids: ['R8'], command: npm('test:drill'), needsNoPages: true },
  { ids: ['N1', 'N2', 'N3', 'N4', 'N5'], ...nodes('cluster', 'store') },
  { ids: ['N6'], ...nodes('previous') },
  { ids: ['C1', 'C2', 'C6', 'C10'], command: vitest('server/test/matrix', 'server/src/privacy'), needsNoPages: true },
  { ids: ['C3'], ...attacks('attacks/fuzz') },
  { ids: ['C7'], ...attacks('attacks/script') },
  { ids: ['C8'], ...attacks('attacks/upload') },
  { ids: ['C9'], ...attacks('attacks/forgery') },
  { ids: ['C13'], ...attacks('attacks/pairs'), needsNoPages: true },
  { ids: ['C14'], ...attacks('attacks/limits'), needsNoPages: true },
  { ids: ['C15'], ...attacks('attacks/heavy') },
  { ids: ['C12'], command: vitest('server/src/http/security-headers.test.ts') },
  { ids: ['C4', 'C5'], command: vitest('server/src/session'), needsNoPages: true },
  { ids: ['C11'], command: vitest('server/src/audit', 'server/test/roles.test.ts'), needsNoPages: true },
  {
    ids: ['E1', 'E2', 'E3'],
    command: vitest('server/src/proof-log', 'server/src/certificate'),
    env: { PROOF_FLIPS: '12000' },
    after: playwright('check-certificate'),
  },
  {
    ids: ['care'],
    command: playwright(
      ...['care', 'care-public', 'read-again', 'public-pages', 'become-merchant', 'search-market'],
      ...['order-product', 'settle-dispute', 'file-complaint', 'publish-product', 'take-demand'],
    ),
    env: { CARE: 'whole' },
  },
];

const every = measurements.flatMap(({ ids }) => ids);
const chosen = process.argv.slice(2).map((id) => (id === 'care' ? id : id.toUpperCase()));
const unknown = chosen.filter((id) => !every.includes(id));
if (unknown.length > 0) {
  console.error(`No such goal: ${unknown.join(', ')}. There are ${every.join(' ')}.`);
  process.exit(2);
}

const isChosen = ({ ids }: Measurement) => chosen.length === 0 || ids.some((id) => chosen.includes(id));
if (measurements.some((measurement) => isChosen(measurement) && !measurement.needsNoPages))
  execFileSync(process.execPath, ['scripts/build-web.mjs'], { cwd: root, stdio: 'inherit' });
const stored = await readPage();
for (const measurement of measurements) {
  if (!isChosen(measurement)) continue;
  const ids = chosen.length === 0 ? measurement.ids : measurement.ids.filter((id) => chosen.includes(id));
  console.error(`\n${ids.join(' ')}: ${measurement.command.join(' ')}`);
  const { figures, code } = await runBoth(measurement, ids);
  for (const id of ids) {
    const own = figures.filter((figure) => figure.id === id);
    // A suite that broke off has not shown the goal, whatever it printed before.
    if (own.length === 0)
      own.push({ id, figure: `nothing was measured (exit ${code})`, goal: '', holds: false, missedBy: 'all of it' });
    else if (code !== 0 && own.every(({ holds }) => holds) && !measurement.takesIds)
      own.push({ id, figure: `its suite ended red (exit ${code})`, goal: 'green', holds: false });
    stored.set(id, { ...besideEarlier(own, stored.get(id)), measuredAt: stamp() });
  }
  // After each: hours of measuring must not be lost to what fails last.
  await writePage(stored);
}

const ids = chosen.length === 0 ? every : chosen;
const rows = ids.flatMap((id) => stored.get(id)?.figures ?? []);
console.log(`\n${tableOf(rows)}`);
const missed = ids.filter((id) => (stored.get(id)?.figures ?? [{ holds: false }]).some(({ holds }) => !holds));
console.log(
  `${ids.length - missed.length} of ${ids.length} goals hold${missed.length > 0 ? `; missed: ${missed.join(' ')}` : ''}. Written to docs/figures.md.`,
);
process.exitCode = missed.length === 0 ? 0 : 1;

interface Row extends Figure {
  /** The figure of the previous measurement. */
  before?: string;
}

interface Stored {
  figures: Row[];
  measuredAt: string;
  measuredBefore?: string;
}

function besideEarlier(own: Figure[], earlier: Stored | undefined): Omit<Stored, 'measuredAt'> {
  const figures = own.map((figure, place) => ({ ...figure, before: earlier?.figures[place]?.figure }));
  return { figures, measuredBefore: earlier?.measuredAt };
}

async function runBoth({ after, ...first }: Measurement, ids: string[]): Promise<Ended> {
  const outcome = await run(first, ids);
  if (!after) return outcome;
  const rest = await run({ ...first, command: after }, ids);
  return { figures: [...outcome.figures, ...rest.figures], code: outcome.code || rest.code };
}

interface Ended {
  figures: Figure[];
  code: number;
}

function run({ command, env = {}, takesIds }: Measurement, ids: string[]): Promise<Ended> {
  const [program = '', ...args] = command;
  const bin = join(root, 'node_modules/.bin');
  const child = spawn(program, [...args, ...(takesIds ? ids : [])], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
  const figures: Figure[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    console.error(line);
    const figure = parseLine(line);
    if (figure) figures.push(figure);
  });
  return new Promise((done) => {
    child.once('error', () => done({ figures, code: 127 }));
    child.once('close', (code) => done({ figures, code: code ?? 1 }));
  });
}

/** When, at which commit and on what machine: parts are measured one by one, on whatever machine is at hand. */
function stamp(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root }).toString().trim();
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.version}`;
  return `${new Date().toISOString().slice(0, 16).replace('T', ' ')}Z, ${git('rev-parse', '--short', 'HEAD')}, ${machine}`;
}

function cells({ id, figure, goal, holds, missedBy, before = '' }: Row): string[] {
  return [id, figure, goal, holds ? 'yes' : `**no**${missedBy ? `, by ${missedBy}` : ''}`, before];
}

function tableOf(figures: Row[]): string {
  const row = (columns: string[]) => `| ${columns.join(' | ')} |`;
  const head = ['id', 'figure', 'goal', 'holds', 'before'];
  return [row(head), row(head.map(() => '---')), ...figures.map((figure) => row(cells(figure)))].join('\n');
}

function stampsOf({ measuredAt, measuredBefore }: Stored): string {
  return measuredBefore ? `${measuredAt}${beforeMark}${measuredBefore}` : measuredAt;
}

async function writePage(stored: Map<string, Stored>): Promise<void> {
  const parts = every.flatMap((id) => {
    const earlier = stored.get(id);
    return earlier
      ? [`## ${id}\n\n${stampsOf(earlier)}\n\n${tableOf(earlier.figures)}\n`]
      : [`## ${id}\n\nnot measured yet\n`];
  });
  const holding = every.filter((id) => stored.get(id)?.figures.every(({ holds }) => holds));
  const missing = every.filter((id) => !holding.includes(id));
  const summary = `${holding.length} of ${every.length} goals hold. Missed or not measured: ${missing.join(' ') || 'none'}.`;
  const head = `# Figures\n\nWritten by \`npm run goals\`; each part names when, at which commit and on what machine it was measured, and what was measured before.\n\n${summary}\n`;
  await writeFile(page, `${head}\n${parts.join('\n')}`);
}

/** Reads earlier results, which stay when only some goals are measured. */
async function readPage(): Promise<Map<string, Stored>> {
  const text = await readFile(page, 'utf8').catch(() => '');
  const stored = new Map<string, Stored>();
  for (const part of text.split(/^## /m).slice(1)) {
    const [id = '', , stamps = '', ...lines] = part.split('\n');
    const [measuredAt = '', measuredBefore] = stamps.split(beforeMark);
    const figures = lines.flatMap((line) => {
      const [, own, figure = '', goal = '', verdict = '', before = ''] = line.split('|').map((cell) => cell.trim());
      if (own !== id) return [];
      const missedBy = /by (.*)$/.exec(verdict)?.[1];
      return [{ id, figure, goal, holds: verdict === 'yes', before, ...(missedBy && { missedBy }) }];
    });
    if (figures.length > 0) stored.set(id, { figures, measuredAt, measuredBefore });
  }
  return stored;
}
