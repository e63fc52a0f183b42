// Names in the documentation: every link, file and identifier that a page names exists.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const exclude = ['**/node_modules/**', '**/build/**', '**/.*/**'];
const list = (...patterns: string[]) => globSync(patterns, { cwd: root, exclude });
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const pages = ['README.md', 'SECURITY.md', ...list('docs/**/*.md')];
const files = list('{contract,server,web,demo,e2e,attacks,faults,nodes,bench,deploy,scripts,docs}/**/*.*', '*.*');
const names = new Set(files.map((path) => basename(path)));
const words = new Set(
  files
    .filter((path) => /\.(tsx?|mjs|sql|css|conf|yml|json|sh)$/.test(path) && basename(path) !== 'package-lock.json')
    .flatMap((path) => read(path).match(/[A-Za-z_$][\w$]*/g) ?? []),
);

/** Names of other programs, of rejected alternatives, and of files made while the centre runs. */
const foreign = new Set([
  ...['_xHHHH_', 'awaiting_buyer', 'clamdjs', 'entriesAware', 'ignore_startup_parameters', 'limit_req', 'listThings'],
  ...['exportThings', 'onChanged', 'onMoved', 'onSaved', 'pg_drop_replication_slot', 'pg_rewind', 'pg_stat_statements'],
  ...['pg_upgrade', 'pg_wal', 'golden.json', 'pg_hba.conf', 'log-head.json', 'secrets.json'],
]);

const isFile = (text: string) => /^[\w.-][\w./-]*\.(tsx?|mjs|md|sql|css|json|conf|yml)$/.test(text);
const isIdentifier = (text: string) => /^([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[a-z]+_\w+)(\(\))?$/.test(text);
/** A page that a later decision replaced describes files that are gone. */
const isReplaced = (text: string) => text.includes('> No longer holds');

test.each(pages)('%s names what exists', (page) => {
  const text = read(page).replace(/```[\s\S]*?```/g, '');
  const links = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, link]) => link as string);
  const here = links.filter((link) => !/^(https?|mailto):/.test(link));
  expect(here.filter((link) => !existsSync(resolve(root, dirname(page), link)))).toEqual([]);
  if (isReplaced(text)) return;
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name as string);
  expect(quoted.filter((name) => isFile(name) && !names.has(basename(name)) && !foreign.has(basename(name)))).toEqual(
    [],
  );
  const identifiers = quoted.filter(isIdentifier).map((name) => name.replace('()', ''));
  expect(identifiers.filter((name) => !words.has(name) && !foreign.has(name))).toEqual([]);
});
