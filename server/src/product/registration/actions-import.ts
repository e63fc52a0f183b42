// Imports existing registrations, by the operator of the centre.

import { randomUUIDv7 } from 'node:crypto';
import type { ProductDraft } from '@shuji/contract/product/schema/form';
import { readableNumber } from '#src/db/number.ts';
import type { JobContext } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { insertEvent } from '#src/lifecycle/queries.ts';
import { system, transition } from '#src/lifecycle/transition.ts';
import { findProduct } from '#src/product/review/queries.ts';
import { productEvent, productLifecycle, versionLifecycle } from '#src/product/transition.ts';
import { claimNewFiles, sealForm, wrongCodes } from './content.ts';
import { insertProduct, insertVersion, type ProductRow } from './queries-own.ts';
import { registerVersion } from './register.ts';

export interface ImportOwner {
  partyId: string;
  merchantId: string;
  /** The account that owns the files. */
  accountId: string;
}

interface Import {
  form: ProductDraft;
  /** The product that this is a new version of; null for a new one. */
  before: ProductRow | null;
  reason: string;
}

/**
 * Registers a product or its new version at once, certificate included; a new product is also listed. The steps are the
 * usual ones, each in the history as the system's own; what a form may lack for a review (a data dictionary, a contact)
 * it may lack here too.
 */
export async function importProduct(
  { form, before, reason }: Import,
  { accountId, ...owner }: ImportOwner,
  context: JobContext,
): Promise<string> {
  const { db, now, providers } = context;
  const wrong = await wrongCodes(db, form);
  ensure(Object.keys(wrong).length === 0, 'door.badInput', wrong);
  const sealed = sealForm(form, providers.vault);
  await claimNewFiles(db, sealed.content, before?.content ?? null, accountId, now);
  const id = before?.id ?? randomUUIDv7();
  const versionId = randomUUIDv7();
  const event = { productId: id, versionId, by: system, note: reason, now };
  const begun = before
    ? productEvent({ ...event, step: 'revise', from: before.versionStatus, to: 'draft' })
    : productEvent({ ...event, step: 'create', from: 'new', to: 'draft' });
  const usual = { by: system, note: reason, change: {} } as const;

  if (!before) await insertProduct(db, { id, number: readableNumber('CP', now), ...owner, createdAt: now });
  await insertVersion(db, { id: versionId, productId: id, sequence: (before?.version ?? 0) + 1, ...sealed, now });
  await insertEvent(db, 'product_event', begun);
  const submit = { ...usual, step: 'submit', event: { content: sealed.content } } as const;
  ensure(await transition(context, versionLifecycle, versionId, submit), 'product.notDraft');
  const approve = { ...usual, step: 'approve', to: 'registered' } as const;
  ensure(await transition(context, versionLifecycle, versionId, approve), 'product.notDraft');
  const product = await findProduct(db, id);
  ensure(product, 'product.notFound');
  await registerVersion(product, context);
  if (before && before.lifecycleStatus !== 'new') return id;
  ensure(await transition(context, productLifecycle, id, { ...usual, step: 'list' }), 'product.notListable');
  return id;
}
