// A supplier's actions: write, submit, list and unlist.

import { randomUUIDv7 } from 'node:crypto';
import type { Output } from '@shuji/contract/call';
import { isServiceType } from '@shuji/contract/product/labels';
import type * as calls from '@shuji/contract/product/own';
import { fittingForm, gapsOf, productDraft } from '@shuji/contract/product/schema/form';
import { readableNumber } from '#src/db/number.ts';
import type { Attested, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { insertEvent } from '#src/lifecycle/queries.ts';
import { byOwner, transition } from '#src/lifecycle/transition.ts';
import { ensureMayOffer, typeFaults } from '#src/product/offering.ts';
import { mayRenew, revisionOf, savingOf } from '#src/product/rules.ts';
import { productEvent, productLifecycle, versionLifecycle } from '#src/product/transition.ts';
import { claimNewFiles, openForm, sealForm, wrongCodes } from './content.ts';
import { insertProduct, insertVersion, lockOwnProduct, type ProductRow, updateDraft } from './queries-own.ts';

type Context = WriteContext<Attested>;
type SealedForm = ReturnType<typeof sealForm>;

/** Keeps a form as far as it is written. What is handed in or registered stays as it is; a new version is begun. */
export const saveProduct: Handler<typeof calls.saveProduct> = async ({ id, revision, ...draft }, context) => {
  const { db, actor, now, providers } = context;
  const form = fittingForm(productDraft.parse(draft));
  const before = id ? await lockOwnProduct(db, id, actor.partyId) : null;
  const wrong = { ...(await wrongCodes(db, form)), ...typeFaults(form, before?.registeredType ?? '', actor) };
  ensure(Object.keys(wrong).length === 0, 'door.badInput', wrong);
  const sealed = sealForm(form, providers.vault);
  await claimNewFiles(db, sealed.content, before?.content ?? null, actor.id, now);
  if (!id) return begin(sealed, context);
  ensure(before, 'product.notFound');
  ensure(revision === undefined || revision === revisionOf(before), 'product.draftElsewhere');
  const stored = await keep(before, sealed, context);
  return { id, number: before.number, savedAt: now.toISOString(), revision: stored };
};

async function begin(sealed: SealedForm, context: Context): Promise<Output<typeof calls.saveProduct>> {
  const { db, actor, now } = context;
  ensure(actor.merchantId, 'door.needMerchant');
  const id = randomUUIDv7();
  const number = readableNumber('CP', now);
  await insertProduct(db, { id, number, partyId: actor.partyId, merchantId: actor.merchantId, createdAt: now });
  await beginVersion({ productId: id, sequence: 1, sealed, step: 'create', from: 'new' }, context);
  return { id, number, savedAt: now.toISOString(), revision: revisionOf({ version: 1, revision: 0 }) };
}

/** Returns the new revision. */
async function keep(before: ProductRow, sealed: SealedForm, context: Context): Promise<string> {
  const { db, now } = context;
  const saving = savingOf(before.lifecycleStatus, before.versionStatus);
  if (saving === 'inReview' || saving === 'wrongStanding') refuse(`product.${saving}`);
  if (saving === 'newVersion') {
    const sequence = before.version + 1;
    await beginVersion({ productId: before.id, sequence, sealed, step: 'revise', from: before.versionStatus }, context);
    return revisionOf({ version: sequence, revision: 0 });
  }
  const revision = await updateDraft(db, before.versionId, sealed.content, sealed.contact, now);
  ensure(revision !== null, 'product.inReview');
  return revisionOf({ version: before.version, revision });
}

interface Beginning {
  productId: string;
  sequence: number;
  sealed: SealedForm;
  step: 'create' | 'revise' | 'renew';
  from: string;
}

async function beginVersion({ productId, sequence, sealed, step, from }: Beginning, context: Context): Promise<void> {
  const { db, actor, now } = context;
  const versionId = randomUUIDv7();
  await insertVersion(db, { id: versionId, productId, sequence, ...sealed, now });
  const event = productEvent({ productId, versionId, step, from, to: 'draft', by: byOwner(actor), now });
  await insertEvent(db, 'product_event', event);
}

/** Hands a version in. Handing in what is handed in already changes nothing, for the call is a GET that may be repeated. */
export const submitProduct: Handler<typeof calls.submitProduct> = async ({ id }, context) => {
  const { db, actor, providers } = context;
  const product = await lockOwnProduct(db, id, actor.partyId);
  ensure(product, 'product.notFound');
  if (product.versionStatus === 'pending') return;
  const form = openForm(product, providers.vault);
  const gaps = { ...(await wrongCodes(db, form)), ...gapsOf(form), ...typeFaults(form, product.registeredType, actor) };
  ensure(savingOf(product.lifecycleStatus, product.versionStatus) === 'sameVersion', 'product.notDraft');
  ensure(Object.keys(gaps).length === 0, 'product.incomplete', gaps);
  const { versionId, content } = product;
  const step = { step: 'submit', by: byOwner(actor), change: {}, event: { content } } as const;
  ensure(await transition(context, versionLifecycle, versionId, step), 'product.notDraft');
};

/** The registered form once more, as a version of its own: its review and notice end in a new certificate. */
export const renewProduct: Handler<typeof calls.renewProduct> = async ({ id }, context) => {
  const { db, actor, now } = context;
  const product = await lockOwnProduct(db, id, actor.partyId);
  ensure(product, 'product.notFound');
  const { versionStatus, content, contact, version } = product;
  ensure(mayRenew(product, now), 'product.notRenewable');
  const sealed = { content, contact };
  await beginVersion({ productId: id, sequence: version + 1, sealed, step: 'renew', from: versionStatus }, context);
  return submitProduct({ id }, context);
};

/** Puts an own registered product on the market or takes it off. */
export const setShelf: Handler<typeof calls.setShelf> = async ({ id, index }, context) => {
  const { db, actor } = context;
  const product = await lockOwnProduct(db, id, actor.partyId);
  ensure(product, 'product.notFound');
  if (index === '1') ensureMayOffer(actor, isServiceType(product.registeredType));
  const step = index === '1' ? 'list' : 'unlist';
  const change = { partyId: actor.partyId };
  const moved = await transition(context, productLifecycle, id, { step, by: byOwner(actor), change });
  if (!moved) refuse(step === 'list' ? 'product.notListable' : 'product.notListed');
};
