// Editors' actions on partners.
import { randomUUIDv7 } from 'node:crypto';
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/partner/office';
import { markOf, refuseOlder } from '#src/audit/conflict.ts';
import { claimFile } from '#src/file/actions.ts';
import type { Operator, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { ensureInDicts } from '#src/site/ensure-dict.ts';
import { insertPartner, lockPartner, lockPartners, sortPartners, updatePartner } from './queries-office.ts';

type Context = WriteContext<Operator>;
type Written = Parsed<typeof calls.createPartner>;

export async function createPartner(written: Written, context: Context) {
  const id = randomUUIDv7();
  await insertPartner(context.db, { id, ...(await checked(written, null, context)) }, context.now);
  context.invalidate('partner');
  return { id };
}

export const changePartner: Handler<typeof calls.changePartner> = async ({ id, mark, ...written }, context) => {
  const before = await lockPartner(context.db, id);
  ensure(before, 'partner.notFound');
  if (markOf({ ...before }) !== mark) await refuseOlder(context.db, 'partner.changedMeanwhile', 'changePartner', id);
  await updatePartner(context.db, { id, ...(await checked(written, before.logoFileId, context)) }, context.now);
  context.invalidate('partner');
  return null;
};

export const orderPartners: Handler<typeof calls.orderPartners> = async ({ ids }, { db, invalidate }) => {
  const current = await lockPartners(db);
  ensure(ids.length === current.length && current.every((id) => ids.includes(id)), 'partner.listChanged');
  await sortPartners(db, ids);
  invalidate('partner');
  return null;
};

async function checked(written: Written, logoBefore: string | null, { db, actor, now }: Context) {
  await ensureInDicts(db, { kind: ['partnerKind', written.kind] });
  const logoFileId = written.logoFileId ?? null;
  // A link that a colleague has set stays valid.
  if (logoFileId && logoFileId !== logoBefore) await claimFile(db, logoFileId, actor.id, 'image', now);
  return { ...written, logoFileId };
}
