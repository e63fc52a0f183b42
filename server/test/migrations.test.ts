// A node of the version before goes on serving while a younger one has migrated: migrations only add (docs/operating.md).
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../migrations');
// Before this migration no older version ran beside a new one.
const firstWithAVersionBefore = '0100';

/** Things the version before may still use, by the statement that removes them. */
const takings: [RegExp, string][] = [
  [/\bdrop (table|view|materialized view|function|procedure|type|schema|sequence|domain)\b/, 'drops what is used'],
  [/\bdrop column\b/, 'drops a column'],
  [/\brename (to|column|constraint)\b/, 'renames'],
  [/\balter column \S+ (set data )?type\b/, 'changes a type'],
  [/\balter column \S+ set not null\b/, 'requires what was optional'],
  [/\balter column \S+ drop default\b/, 'takes a default away'],
  [/\badd column (if not exists )?(?!.*\b(default|generated)\b).*\bnot null\b/, 'requires a new column'],
  [/\badd (constraint \S+ )?(check|unique|primary key|foreign key|exclude)\b/, 'forbids what was lawful'],
  [/\bcreate unique index\b/, 'forbids what was lawful'],
  [/^ *truncate\b/, 'empties a table'],
];

/** Removals that do no harm nevertheless, with the reason. */
const harmless: Record<string, string> = {
  '0165_proof_log_append_only.sql':
    'truncate is a right that is revoked, never used; only a change of keys signed a size twice, and then waits for the next entry',
  '0107_picture_size.sql': 'the constraints speak of columns that are new',
  '0141_approval.sql': 'the constraints speak of columns that are new',
  '0175_demand_event.sql': 'the old names stay as updatable views, tried by nodes/previous.test.ts',
  '0176_complaint_event.sql': 'the old names stay as updatable views, tried by nodes/previous.test.ts',
  '0177_application_event.sql': 'the old names stay as updatable views, tried by nodes/previous.test.ts',
  '0178_news_event.sql': 'the old names stay as updatable views, tried by nodes/previous.test.ts',
  '0179_product_event.sql': 'the old names stay as updatable views, tried by nodes/previous.test.ts',
  '0221_phone_change.sql': 'the constraints allow more than those that they replace',
  '0350_application_awaits.sql': 'the constraint allows more than the one that it replaces',
  '0280_saved_hall_search.sql': 'the version before saves only product searches, unique by the same columns',
  '0310_trial.sql': 'the version before writes none of the new columns and always names the order of an access',
  '0302_broadcast.sql': 'the constraint allows more than the one that it replaces',
  '0330_finance_role.sql': 'the version before writes no role of finance; for the others the constraints are as before',
  '0140_personal_access.sql': 'the constraint allows more than the one that it replaces',
};

interface Taking {
  file: string;
  statement: string;
  why: string;
}

function takingsIn(file: string, text: string): Taking[] {
  const plain = text
    .replace(/--.*$/gm, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/\s+/g, ' ')
    .toLowerCase();
  const born = new Set(
    [...plain.matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/g)].map(([, name]) => name),
  );
  return plain.split(';').flatMap((statement) => {
    const of = /(?:alter table (?:if exists |only )*|create unique index (?:\w+ )?on |truncate (?:table )?)(\w+)/.exec(
      statement,
    )?.[1];
    if (of !== undefined && born.has(of)) return [];
    const clauses = statement.split(/,(?![^(]*\))/);
    const found = takings.find(([taking]) => clauses.some((clause) => taking.test(clause)));
    return found ? [{ file, statement: statement.trim(), why: found[1] }] : [];
  });
}

it('a migration takes nothing away that the version before still uses', async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql') && name >= firstWithAVersionBefore);
  const found = await Promise.all(
    files.map(async (name) => takingsIn(name, await readFile(resolve(folder, name), 'utf8'))),
  );
  expect(found.flat().filter(({ file }) => !(file in harmless))).toEqual([]);
  expect(Object.keys(harmless).filter((name) => !files.includes(name))).toEqual([]);
});

it('the check knows what takes away and what adds', () => {
  const why = (sql: string) => takingsIn('x', sql).map((one) => one.why);
  expect(why('alter table news drop column kind;')).toEqual(['drops a column']);
  expect(
    why('alter table news add column hot boolean not null default false, add column shown_at timestamptz;'),
  ).toEqual([]);
  expect(why('alter table news add column hot boolean not null;')).toEqual(['requires a new column']);
  expect(why('alter table news add constraint short check (length(title) < 60);')).toEqual(['forbids what was lawful']);
  expect(why('create table a (id int); alter table a add check (id > 0); create unique index on a (id);')).toEqual([]);
  expect(why('alter table news rename column kind to sort;')).toEqual(['renames']);
  expect(why('-- drop table news;\ncreate function f() returns void language sql as $$ truncate news $$;')).toEqual([]);
});
