// Every writing call on a noun, out of the contract and the rows of the role matrix: nothing here is written by hand but
// what the matrix does not vary.
import { type Served, sideOf } from '../../server/src/http/feature.ts';
import { rowsOf, served } from '../../server/test/matrix/cells.ts';
import type { Row } from '../../server/test/matrix/row.ts';
import { Subjects } from '../../server/test/matrix/subjects.ts';
import { apart, type Thing, thingOf } from './things.ts';
import { variants } from './variants.ts';

/** A thing of a noun in one state, with whatever hangs on it. */
export interface Planted {
  ids: Partial<Record<Thing, string>>;
  /** The facts that inputs need, as the rows of the matrix read them. */
  facts?: Record<string, unknown>;
  /** The actors on the website, by their relation to the thing. */
  people: Record<string, string>;
}

export interface Move {
  /** Actor and step, as a title. */
  name: string;
  served: Served;
  token: string;
  input: Record<string, unknown>;
}

const office = {
  operator: 'zhao',
  staff: 'zhao',
  reviewer: 'zhao',
  finance: 'shen',
  clerk: 'zhao',
  overseer: 'zhao',
  moneyOverseer: 'shen',
  dealOverseer: 'zhao',
  editor: 'sun',
  admin: 'qian',
  auditor: 'zhou',
};

/** Every call with every input that could be made on what is planted, by everyone who could make it. */
export function movesOn({ ids, facts = {}, people }: Planted, tokenOf: (operator: string) => string): Move[] {
  return writing().flatMap(({ one, row, thing }) => {
    const id = ids[thing];
    if (!id) return [];
    const side = sideOf(one.call.who);
    const actors =
      side === 'site'
        ? Object.entries(people)
        : [
            [
              office[one.call.who as keyof typeof office],
              tokenOf(office[one.call.who as keyof typeof office]),
            ] as const,
          ];
    return inputsOf(one.name, row, id, facts).flatMap(([label, input]) =>
      actors.map(([who, token]) => ({ name: `${who} ${one.name}${label}`, served: one, token, input })),
    );
  });
}

function inputsOf(
  name: string,
  row: Row,
  id: string,
  facts: Record<string, unknown>,
): [label: string, input: Record<string, unknown>][] {
  const subjects = new Subjects();
  subjects.facts[id] = facts;
  const { give = {}, field = 'id' } = row;
  const fields: Record<string, unknown> = typeof give === 'function' ? give(id, subjects) : give;
  // An idempotency key of the pair's own: one that an earlier pair has used is refused.
  const usual = { ...fields, ...('key' in fields ? { key: id } : {}), [field]: id };
  const others = variants[name]?.(facts) ?? {};
  return [
    ['', usual],
    ...Object.entries(others).map(([label, more]) => [` ${label}`, { ...usual, ...more }] as const),
  ].map(([label, input]) => [String(label), input as Record<string, unknown>]);
}

interface Writing {
  one: Served;
  row: Row;
  thing: Thing;
}

function writing(): Writing[] {
  return subjectsWritten().flatMap(({ one, row }) => {
    const thing = row.subject && thingOf[row.subject];
    return thing ? [{ one, row, thing }] : [];
  });
}

/** The names of the calls that are to be raced. */
export function callsRaced(): string[] {
  return [...new Set(writing().map(({ one }) => one.name))].sort();
}

/** Writing calls whose subject is neither one of these nouns nor listed as independent. */
export function unsorted(): string[] {
  const strays = subjectsWritten().filter(({ row }) => row.subject && !thingOf[row.subject] && !apart[row.subject]);
  return strays.map(({ one, row }) => `${one.name}: ${row.subject}`);
}

function subjectsWritten(): { one: Served; row: Row }[] {
  return served
    .filter(({ call }) => call.writes && !call.isView && call.answer !== 'file')
    .flatMap((one) => rowsOf(one.name).map((row) => ({ one, row })));
}
