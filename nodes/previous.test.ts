// While nodes are replaced one by one, those of the version before go on serving on a database that the new version has
// migrated. Here the version before is what stood before the newest migration came; its own tests are its users.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { printFigure } from '../bench/figure.ts';

const root = resolve(import.meta.dirname, '..');
const migrations = 'server/migrations';
/** The tests that write most: signing in, products, demands, offers, orders, and their messages. */
const users = ['account', 'session', 'product', 'demand', 'offer', 'order', 'notice', 'file'].map(
  (noun) => `server/src/${noun}`,
);

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 1e9 });
const newest = newestMigration();
const before = commitBefore(newest);
if (!before) console.log('There is no history of the repository here: the version before is not tried');

function newestMigration(): string {
  const names = readdirSync(join(root, migrations)).sort().reverse();
  // An uncommitted migration has no version before it.
  return names.find((name) => commitBefore(name) !== null) ?? '';
}

/** The commit before the one that brought this migration; null without history. */
function commitBefore(migration: string): string | null {
  try {
    const brought = git('log', '--diff-filter=A', '--format=%H', '--', `${migrations}/${migration}`).toString().trim();
    return git('rev-parse', '--verify', `${brought}^`).toString().trim();
  } catch {
    return null;
  }
}

/** The whole program as it was, with today's packages and today's migrations. */
function lay(commit: string, folder: string): void {
  const archive = git('archive', commit);
  execFileSync('tar', ['-x', '-C', folder], { input: archive, maxBuffer: 1e9 });
  for (const name of readdirSync(join(root, migrations)))
    cpSync(join(root, migrations, name), join(folder, migrations, name));
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@shuji'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@shuji') symlinkSync(join(root, 'node_modules', name), join(packages, name));
  // Its own parts are those of that time.
  for (const part of readdirSync(join(root, 'node_modules/@shuji')))
    symlinkSync(join(folder, part), join(packages, '@shuji', part));
  for (const part of ['server', 'web']) {
    const own = join(root, part, 'node_modules');
    if (readdirSync(join(root, part)).includes('node_modules')) symlinkSync(own, join(folder, part, 'node_modules'));
  }
}

describe.runIf(before)('on a database that the next version has migrated', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shuji-previous-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('the version before does all that its own tests ask of it', () => {
    lay(before as string, folder);
    const report = join(folder, 'report.json');
    const vitest = join(root, 'node_modules/.bin/vitest');
    const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...users];
    const { status } = spawnSync(vitest, args, { cwd: folder, stdio: 'inherit' });
    const result = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number };
    printFigure({
      id: 'N6',
      figure: `${result.numPassedTests} tests of the version before ${newest} pass on a database with it, ${result.numFailedTests} fail`,
      goal: '0 fail',
      holds: status === 0 && result.numPassedTests > 0,
    });
    expect(status).toBe(0);
  });
});
