// The matrix, unfolded: each call × each role × own, another's, missing, malformed, with the answer that is expected.
import { features } from '#src/features.ts';
import type { Served } from '#src/http/feature.ts';
import { type Role, roles, turnedAway } from './roles.ts';
import { type Expected, ownAnswer, type Row, type Rows } from './row.ts';
import { demandRows, productRows } from './rows-market.ts';
import { moneyRows } from './rows-money.ts';
import { offerRows } from './rows-offer.ts';
import { officeRows } from './rows-office.ts';
import { orderRows } from './rows-order.ts';
import { oversightRows } from './rows-oversight.ts';
import { peopleRows } from './rows-people.ts';
import { siteRows } from './rows-site.ts';
import { upkeepRows } from './rows-upkeep.ts';
import type { Subjects } from './subjects.ts';

export type Whose = 'own' | 'others' | 'missing' | 'malformed';

export interface Cell {
  name: string;
  call: Served['call'];
  row: Row;
  role: Role;
  whose: Whose;
  input: Record<string, unknown>;
  expected: Expected;
}

export const served: Served[] = features.flatMap(({ calls }) => calls);

export const rows: Rows = {
  ...siteRows,
  ...peopleRows,
  ...productRows,
  ...demandRows,
  ...orderRows,
  ...moneyRows,
  ...offerRows,
  ...officeRows,
  ...oversightRows,
  ...upkeepRows,
};

/** Nobody's id. */
const nowhere = '01900000-0000-7000-8000-00000000dead';

export function rowsOf(name: string): readonly Row[] {
  const found = rows[name] ?? [];
  return Array.isArray(found) ? found : [found as Row];
}

export function cellsOf({ name, call }: Served, subjects: Subjects): Cell[] {
  return rowsOf(name).flatMap((row) =>
    roles.flatMap((role) => {
      const away = turnedAway(role, { name, call });
      const cell = (whose: Whose, input: Cell['input'] | null, expected: Expected): Cell[] =>
        input ? [{ name, call, row, role, whose, input, expected: away ?? expected }] : [];
      if (row.subject === undefined) {
        const input = inputOf(row, '', subjects);
        return [
          ...cell('own', input, ownAnswer(row, role)),
          ...cell('malformed', { ...input, nobodyAskedForThis: 'x' }, 'door.badInput'),
        ];
      }
      const { subject, missing = 'door.notFound' } = row;
      const about = (id: string | null) => id && { ...inputOf(row, id, subjects), [row.field ?? 'id']: id };
      const turned = away ? subjects.any(subject) : null;
      return [
        ...cell('own', about(turned ?? subjects.own(subject, role)) || null, ownAnswer(row, role)),
        ...cell('others', about(turned ?? subjects.others(subject, role)) || null, missing),
        ...cell('missing', about(nowhere) || null, missing),
        ...cell('malformed', { ...about(nowhere), [row.field ?? 'id']: 'not-an-id' }, 'door.badInput'),
      ];
    }),
  );
}

function inputOf({ give = {} }: Row, id: string, subjects: Subjects): Record<string, unknown> {
  return typeof give === 'function' ? give(id, subjects) : give;
}
