// Editors' actions on partners.
import { randomUUIDv7 } from 'node:crypto';
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/partner/office';
import { ensureUnchanged } from '#src/content/conflict.ts';
import { insertLast, reorder } from '#src/content/order.ts';
import { claimNewPicture } from '#src/content/picture.ts';
import type { Operator, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { ensureInDicts } from '#src/site/ensure-dict.ts';
import { lockPartner, updatePartner } from './queries.ts';

type Context = WriteContext<Operator>;
type Written = Parsed<typeof calls.createPartner>;

export async function createPartner(written: Written, context: Context) {
  const id = randomUUIDv7();
  await insertLast(context.db, 'partner', { id, ...(await checked(written, null, context)) });
  context.invalidate('partner');
  return { id };
}

export const changePartner: Handler<typeof calls.changePartner> = async ({ id, mark, ...written }, context) => {
  const before = await lockPartner(context.db, id);
  ensure(before, 'partner.notFound');
  const save = { id, mark, call: 'changePartner', refusal: 'partner.changedMeanwhile' } as const;
  await ensureUnchanged(context.db, { ...before }, save);
  await updatePartner(context.db, id, await checked(written, before.logoFileId, context));
  context.invalidate('partner');
};

export const orderPartners: Handler<typeof calls.orderPartners> = async ({ ids }, { db, invalidate }) => {
  ensure(await reorder(db, 'partner', ids), 'partner.listChanged');
  invalidate('partner');
};

async function checked(written: Written, logoBefore: string | null, context: Context) {
  await ensureInDicts(context.db, { kind: ['partnerKind', written.kind] });
  const logoFileId = await claimNewPicture(written.logoFileId, logoBefore, 'image', context);
  return { ...written, logoFileId, updatedAt: context.now };
}
