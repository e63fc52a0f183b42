// Bringing in what is registered elsewhere already, by the hand of whoever runs the centre.

import { randomUUIDv7 } from 'node:crypto';
import type { ProductDraft } from '@shuji/contract/product/schema/form';
import { readableNumber } from '#src/db/number.ts';
import type { JobContext } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { findProduct } from '#src/product/review/queries.ts';
import { standingSteps, versionSteps } from '#src/product/rules.ts';
import { claimNewFiles, sealForm, wrongCodes } from './content.ts';
import {
  insertHistory,
  insertProduct,
  insertVersion,
  moveStanding,
  moveVersion,
  type ProductRow,
} from './queries-own.ts';
import { registerVersion } from './register.ts';

export interface ImportOwner {
  partyId: string;
  merchantId: string;
  /** Whose the files are. */
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
  const { db, now, providers, invalidate } = context;
  const wrong = await wrongCodes(db, form);
  ensure(Object.keys(wrong).length === 0, 'door.badInput', wrong);
  const sealed = sealForm(form, providers.vault);
  await claimNewFiles(db, sealed.content, before?.content ?? null, accountId, now);
  const id = before?.id ?? randomUUIDv7();
  const versionId = randomUUIDv7();
  const write = (step: string, fromStatus: string, toStatus: string, content: typeof sealed.content | null = null) =>
    insertHistory(db, {
      productId: id,
      versionId,
      at: now,
      step,
      fromStatus,
      toStatus,
      side: 'system',
      actorId: null,
      actorName: null,
      reason,
      opinions: null,
      content,
    });

  if (!before) await insertProduct(db, { id, number: readableNumber('CP', now), ...owner, createdAt: now });
  await insertVersion(db, { id: versionId, productId: id, sequence: (before?.version ?? 0) + 1, ...sealed, now });
  if (before) await write('revise', before.versionStatus, 'draft');
  else await write('create', 'new', 'draft');
  ensure(await moveVersion(db, { versionId, from: versionSteps.submit.from, to: 'pending', now }), 'product.notDraft');
  await write('submit', 'draft', 'pending', sealed.content);
  ensure(
    await moveVersion(db, { versionId, from: versionSteps.approve.from, to: 'registered', now }),
    'product.notDraft',
  );
  await write('approve', 'pending', 'registered');
  const product = await findProduct(db, id);
  ensure(product, 'product.notFound');
  await registerVersion(product, context);
  if (before && before.standing !== 'new') return id;
  ensure(await moveStanding(db, { id, from: standingSteps.list.from, to: 'listed', now }), 'product.notListable');
  await write('list', 'registered', 'listed');
  invalidate('product');
  return id;
}
