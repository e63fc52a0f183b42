// Access to personal data by the office: who opened whose, where and what. Source: PIPL 44, 51.
import type { AccessRow } from '@shuji/contract/privacy/schema';
import type { AccessPart, AccessPlace } from '@shuji/contract/review/labels';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';
import type { Operator, PrepareContext, ReadContext, WriteContext } from '#src/http/context.ts';
import { inTwoSteps, type TwoSteps } from '#src/http/feature.ts';

export interface Access {
  operator: Operator;
  at: Date;
  /** The kind of page, and the id of what it shows. */
  place: AccessPlace;
  subjectId: string;
  part: AccessPart;
  /** Set where the call takes a reason. */
  reason?: string;
  /** The accounts of those whose data it is; null when they have none. */
  accountIds: readonly (string | null)[];
}

/** Records an access, in one row for each person concerned; a failure takes the reply back with the transaction. */
export async function recordAccess(db: Tx, { subjectId, accountIds, ...access }: Access): Promise<void> {
  const persons = [...new Set(accountIds.length > 0 ? accountIds : [null])];
  await insertAccesses(
    db,
    access,
    persons.map((accountId) => ({ subjectId, accountId })),
  );
}

/** The person and fields that a row of an export shows. */
export interface DataSubject {
  subjectId: string;
  accountId: string | null;
}

/** Records that a list with personal data was exported, in one row for each thing in it. */
export async function recordExported(
  db: Tx,
  access: Pick<Access, 'operator' | 'at' | 'place'>,
  concerned: readonly DataSubject[],
): Promise<void> {
  if (concerned.length > 0) await insertAccesses(db, { ...access, part: 'export' }, concerned);
}

async function insertAccesses(
  db: Tx,
  { operator, at, place, part, reason = '' }: Omit<Access, 'subjectId' | 'accountIds'>,
  concerned: readonly DataSubject[],
): Promise<void> {
  const { id: operatorId, name: operatorName } = operator;
  // A reviewer who keeps finance looks as a reviewer, for the version before knows no role of finance.
  const roles = operator.roles.filter((role) => role !== 'finance' || !operator.roles.includes('reviewer'));
  const rows = concerned.map((one) => ({ at, operatorId, operatorName, roles, place, field: part, reason, ...one }));
  // 5,000 rows of nine columns stay below the 65,535 parameters of one statement.
  await db`insert into reveal ${db(rows)}`;
}

/** The id of the file that a `reveal` row records as fetched, as jsonb. */
export function accessedFile(db: Db): Fragment {
  return db`case when place = 'file' then
    (select jsonb_build_object('purpose', purpose, 'name', name) from file where file.id = reveal.subject_id) end`;
}

/** Lists accesses for the person concerned: role instead of name, repeated looks within a minute as one. */
export function listAccessesOf(db: Db, accountId: string, window: PageQuery): Promise<Page<AccessRow>> {
  return paged<AccessRow>(db, {
    columns: db`at, roles, place, part, file`,
    from: db`from (
      select distinct date_trunc('minute', at) as at, roles, place, field as part, ${accessedFile(db)} as file
      from reveal where account_id = ${accountId}) as access`,
    order: db`at desc, place, part, file`,
    ...window,
  });
}

interface Opening<I, A> {
  place: AccessPlace;
  part?: AccessPart;
  read: (input: I, context: ReadContext<Operator>) => Promise<A>;
  /** The accounts of those whose data the page shows. */
  concerned: (db: Db, id: string) => Promise<readonly (string | null)[]>;
}

/** Answers a detail page of the office once its access is recorded. The call writes for this reason. */
export function openingPersonal<I extends { id: string }, A>({
  place,
  part = 'detail',
  read,
  concerned,
}: Opening<I, A>): TwoSteps<I, PrepareContext<Operator>, WriteContext<Operator>, A> {
  return inTwoSteps(read, async ({ id }: I, { db, actor, now }: WriteContext<Operator>, answer: A) => {
    await recordAccess(db, {
      operator: actor,
      at: now,
      place,
      subjectId: id,
      part,
      accountIds: await concerned(db, id),
    });
    return answer;
  });
}
