// Reads complaints for the office.
import type * as calls from '@shuji/contract/complaint/office';
import { maskName, maskPhone } from '@shuji/contract/mask';
import type { Db } from '#src/db/open.ts';
import type { Page } from '#src/db/page.ts';
import type { Operator, ReadContext } from '#src/http/context.ts';
import type { Handler, ReadHandler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findPartyOfAccount } from '#src/merchant/queries.ts';
import { withClock, withClocks } from '#src/review/reading.ts';
import { type ComplaintRow, findComplaint, listAll, listWaiting } from './queries.ts';
import { filesOf, historyOf } from './reading.ts';

type Context = ReadContext<Operator>;

export const listComplaintQueue: Handler<typeof calls.listComplaintQueue> = async (filter, context) =>
  rowsOf(await listWaiting(context.db, filter), context);

export const listOfficeComplaints: Handler<typeof calls.listOfficeComplaints> = async (filter, context) =>
  rowsOf(await listAll(context.db, filter), context);

export const getComplaint: ReadHandler<typeof calls.getComplaint> = async ({ id }, context) => {
  const { db, actor, providers } = context;
  const row = await findComplaint(db, id);
  ensure(row, 'complaint.notFound');
  const { vault } = providers;
  const [name, phone] = [vault.decrypt(row.nameSealed), vault.decrypt(row.phoneSealed)];
  const organisation = await organisationOf(db, row.accountId);
  return {
    ...(await withClock(db, toOfficeRow(row), { name: 'complaint', waitingSince, ...context })),
    text: vault.decrypt(row.textSealed),
    name: name && maskName(name),
    phone: phone && maskPhone(phone),
    files: await filesOf(row, context),
    history: await historyOf(db, vault, id),
    mayHandle: row.status !== 'closed' && (organisation === null || organisation !== actor.organisation),
  };
};

/** The credit code of whom the sender acts for; null for a person and for who is not known. */
export async function organisationOf(db: Db, accountId: string | null): Promise<string | null> {
  return accountId && ((await findPartyOfAccount(db, accountId))?.creditCode ?? null);
}

async function rowsOf({ rows, ...counted }: Page<ComplaintRow>, context: Context) {
  const clocked = await withClocks(context.db, rows.map(toOfficeRow), { name: 'complaint', waitingSince, ...context });
  return { ...counted, rows: clocked };
}

function waitingSince(row: Pick<ComplaintRow, 'waitingSince'>): string | null {
  return row.waitingSince;
}

function toOfficeRow(row: ComplaintRow) {
  return { ...row, isSignedIn: row.accountId !== null };
}
