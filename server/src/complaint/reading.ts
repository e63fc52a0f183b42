// Reads complaints for their sender.
import type * as calls from '@shuji/contract/complaint/calls';
import type { Db } from '#src/db/open.ts';
import { nameOrLink } from '#src/file/link.ts';
import { findFiles } from '#src/file/queries.ts';
import type { Operator, ReadContext, User } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { mayMove } from '#src/lifecycle/rules.ts';
import type { Vault } from '#src/providers/vault.ts';
import { dueOf } from '#src/review/reading.ts';
import { openComplaint } from './opening.ts';
import { type ComplaintRow, listOfAccount, listSteps } from './queries.ts';
import { moves } from './rules.ts';

export const followComplaint: Handler<typeof calls.followComplaint> = async (key, context) => {
  const { db, providers } = context;
  const row = await openComplaint(db, key, context);
  return {
    ...row,
    text: providers.vault.decrypt(row.textSealed),
    files: await filesOf(row, context),
    dueOn: await dueOfRow(db, row),
    history: await historyOf(db, providers.vault, row.id),
    mayReply: mayMove(moves, 'sender', row, 'reply'),
    mayClose: mayMove(moves, 'sender', row, 'close'),
  };
};

export const listOwnComplaints: Handler<typeof calls.listOwnComplaints> = async (window, { db, actor }) => {
  const { rows, ...counted } = await listOfAccount(db, actor.id, window);
  return {
    ...counted,
    rows: await Promise.all(rows.map(async (row) => ({ ...row, dueOn: await dueOfRow(db, row) }))),
  };
};

async function dueOfRow(db: Db, { waitingSince }: ComplaintRow): Promise<string | null> {
  return waitingSince && dueOf(db, waitingSince);
}

export async function filesOf({ files }: ComplaintRow, context: ReadContext<User | Operator | null>) {
  return (await findFiles(context.db, files)).map((file) => nameOrLink(context, file));
}

export async function historyOf(db: Db, vault: Vault, complaintId: string) {
  return (await listSteps(db, complaintId)).map(({ textSealed, ...step }) => ({
    ...step,
    text: textSealed ? vault.decrypt(textSealed) : '',
  }));
}
