// Moves a version through review, and a registered product on and off the market.
import type { VersionStatus } from '@shuji/contract/product/labels';
import type { By, Lifecycle } from '#src/lifecycle/transition.ts';
import {
  moveProduct,
  moveVersion,
  type ProductChange,
  type ProductMoved,
  type VersionChange,
  type VersionMoved,
} from './registration/queries-own.ts';
import { notifySupplier } from './review/notices.ts';
import {
  type LifecycleStatus,
  type LifecycleStep,
  lifecycleSteps,
  type Side,
  type VersionStep,
  versionSteps,
} from './rules.ts';

interface Event {
  productId: string;
  versionId: string;
  step: string;
  from: string;
  to: string;
  by: By<Side>;
  note?: string | null;
  now: Date;
}

/** The columns of product_event that every step has. */
export function productEvent({ productId, versionId, step, from, to, by, note = null, now }: Event) {
  return {
    productId,
    versionId,
    at: now,
    step,
    fromStatus: from,
    toStatus: to,
    side: by.side,
    actorId: by.id,
    actorName: by.name,
    reason: note,
  };
}

export const versionLifecycle: Lifecycle<VersionStep, Side, VersionStatus, VersionChange, VersionMoved> = {
  steps: versionSteps,
  move: moveVersion,
  history: 'product_event',
  event: (taken, { productId, from }) => productEvent({ ...taken, productId, versionId: taken.id, from }),
  async notify(db, { productId: id, partyId, name }, { step, by, to, note, now }) {
    // Whoever takes the step themselves, or imports, needs no message.
    if (by.side === 'owner' || (by.side === 'system' && step !== 'register')) return;
    if (step === 'submit' || step === 'withdraw' || step === 'preapprove' || step === 'end') return;
    await notifySupplier(db, { id, partyId, name }, to === 'registered' ? 'register' : step, note, now);
  },
  // The page of the listed version mentions the newer one in notice.
  tags: ({ to }, { productId, from }) =>
    to === 'notice' || from === 'notice' ? ['publicNotice', `product:${productId}`] : [],
};

export const productLifecycle: Lifecycle<LifecycleStep, Side, LifecycleStatus, ProductChange, ProductMoved> = {
  steps: lifecycleSteps,
  move: moveProduct,
  history: 'product_event',
  event: (taken, { versionId, from }) => productEvent({ ...taken, productId: taken.id, versionId, from }),
  async notify(db, row, { step, by, note, now }) {
    if (by.side === 'office' && step !== 'list' && step !== 'unlist') await notifySupplier(db, row, step, note, now);
  },
  tags: ({ id }) => ['product', `product:${id}`],
};
