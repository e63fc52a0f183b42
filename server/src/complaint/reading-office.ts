// What the office reads of complaints.
import type { Output, Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/complaint/office';
import { maskName, maskPhone } from '@shuji/contract/mask';
import type { Db } from '#src/db/open.ts';
import type { Page } from '#src/db/page.ts';
import type { Operator, ReadScene } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { findPartyOfAccount } from '#src/merchant/queries.ts';
import { withClock, withClocks } from '#src/review/reading.ts';
import { type ComplaintRow, findComplaint, listAll, listWaiting } from './queries.ts';
import { filesOf, historyOf } from './reading.ts';

type Scene = ReadScene<Operator>;

export async function listComplaintQueue(wanted: Parsed<typeof calls.listComplaintQueue>, scene: Scene) {
  return rowsOf(await listWaiting(scene.db, wanted), scene);
}

export async function listOfficeComplaints(wanted: Parsed<typeof calls.listOfficeComplaints>, scene: Scene) {
  return rowsOf(await listAll(scene.db, wanted), scene);
}

export async function getComplaint(
  { id }: Parsed<typeof calls.getComplaint>,
  scene: Scene,
): Promise<Output<typeof calls.getComplaint>> {
  const { db, actor, outside } = scene;
  const row = await findComplaint(db, id);
  ensure(row, 'complaint.notFound');
  const { vault } = outside;
  const [name, phone] = [vault.open(row.nameSealed), vault.open(row.phoneSealed)];
  const organisation = await organisationOf(db, row.accountId);
  return {
    ...(await withClock(db, told(row), { name: 'complaint', waitingSince, ...scene })),
    text: vault.open(row.textSealed),
    name: name && maskName(name),
    phone: phone && maskPhone(phone),
    files: await filesOf(row, scene),
    history: await historyOf(db, vault, id),
    mayHandle: row.status !== 'closed' && (organisation === null || organisation !== actor.organisation),
  };
}

/** The credit code of whom the sender acts for; null for a person and for who is not known. */
export async function organisationOf(db: Db, accountId: string | null): Promise<string | null> {
  return accountId && ((await findPartyOfAccount(db, accountId))?.creditCode ?? null);
}

async function rowsOf({ rows, ...counted }: Page<ComplaintRow>, scene: Scene) {
  const clocked = await withClocks(scene.db, rows.map(told), { name: 'complaint', waitingSince, ...scene });
  return { ...counted, rows: clocked };
}

function waitingSince(row: Pick<ComplaintRow, 'waitingSince'>): string | null {
  return row.waitingSince;
}

function told(row: ComplaintRow) {
  return { ...row, isSignedIn: row.accountId !== null };
}
