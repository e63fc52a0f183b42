// From payment to acceptance.

import { randomUUIDv7 } from 'node:crypto';
import type * as calls from '@shuji/contract/order/steps';
import { timesBought, usableUntil } from '@shuji/contract/order/use';
import { chinaDay } from '@shuji/contract/time';
import { hasRoom } from '#src/db/quota.ts';
import { claimFile, claimFiles } from '#src/file/actions.ts';
import { isDamaged } from '#src/file/integrity/queries.ts';
import { linkTo } from '#src/file/link.ts';
import { findFile } from '#src/file/queries.ts';
import { ensureFetchable } from '#src/file/scan.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { mayMove } from '#src/lifecycle/rules.ts';
import { deliveryWays, mayReadDelivery, moves } from '#src/order/rules.ts';
import { payableOf } from '#src/order/settlement/clearing.ts';
import { issueSaleCertificate } from '#src/order/settlement/closing.ts';
import { claimPayment } from '#src/order/single-use.ts';
import { lockAsParty, moveOrder } from '#src/order/transition.ts';
import { findDeliveryCodes } from '#src/product/queries-order.ts';
import { openAccessFor } from './access.ts';
import {
  countDownloads,
  insertDelivery,
  insertDownload,
  insertPayment,
  isDelivered,
  objectToDelivery,
} from './queries.ts';
export const payOrder: Handler<typeof calls.payOrder> = async (
  { id, voucher, reference, payer, paidOn },
  { db, actor, now },
) => {
  const { order, side } = await lockAsParty(db, id, actor);
  ensure(mayMove(moves, side, order, 'pay') && order.amount, 'order.notNow');
  ensure(paidOn <= chinaDay(now), 'door.badInput', { paidOn: '付款日期不能晚于今天' });
  const file = await claimFile(db, voucher, actor.id, 'voucher', now);
  await claimPayment(db, { orderId: id, sha256: file.sha256, reference }, actor);
  const pendingPaymentId = randomUUIDv7();
  await insertPayment(db, {
    id: pendingPaymentId,
    orderId: id,
    amount: payableOf({ amount: order.amount, buyerFee: order.buyerFee }),
    voucherId: file.id,
    reference,
    payer,
    paidOn,
    submittedAt: now,
  });
  await moveOrder(db, order, {
    move: 'pay',
    by: side,
    actorId: actor.id,
    to: 'awaiting_payment',
    change: { pendingPaymentId },
    now,
  });
};

export const deliverOrder: Handler<typeof calls.deliverOrder> = async (input, { db, actor, now, providers }) => {
  const { order, side } = await lockAsParty(db, input.id, actor);
  ensure(mayMove(moves, side, order, 'deliver'), 'order.notNow');
  const { kind, files, gateway, note = '' } = input;
  const ways = deliveryWays(await findDeliveryCodes(db, order.snapshot.versionId));
  ensure(ways.includes(kind), 'door.badInput', { kind: '合同约定的交付方式不包括此项，请按约定交付' });
  ensure(kind !== 'file' || files.length > 0, 'door.badInput', { files: '请上传要交付的文件' });
  ensure(kind !== 'api' || gateway, 'door.badInput', { 'gateway.endpoint': '请填写接口地址' });
  ensure(kind !== 'offline' || note, 'door.badInput', { note: '请说明交付的时间、方式与接收人' });
  ensure(kind !== 'offline' || files.length > 0, 'door.badInput', { files: '请上传交接凭证，如签收单、快递回执' });
  // The proof of a delivery is a document, not data.
  const rows = await claimFiles(db, files, actor.id, kind === 'offline' ? 'evidence' : 'delivery', now);
  await insertDelivery(
    db,
    {
      id: randomUUIDv7(),
      orderId: order.id,
      kind,
      note,
      accessId: kind === 'api' && gateway ? await openAccessFor(order, gateway, { db, now, providers }) : null,
      deliveredAt: now,
    },
    rows.map((file) => file.id),
  );
  await moveOrder(db, order, {
    move: 'deliver',
    by: side,
    actorId: actor.id,
    to: 'awaiting_acceptance',
    note,
    change: { deliveredAt: now },
    now,
  });
};

export const openDelivery: Handler<typeof calls.openDelivery> = async ({ id, file }, context) => {
  const { db, actor, now, address } = context;
  const { order, side } = await lockAsParty(db, id, actor);
  ensure(mayReadDelivery(order), 'order.notNow');
  const row = (await isDelivered(db, id, file)) ? await findFile(db, file) : null;
  ensure(row && order.deliveredAt, 'file.notFound');
  // Refused before it is counted: what cannot be delivered uses up nothing.
  ensure(!(await isDamaged(db, file)), 'file.damaged');
  // Before the download is counted.
  ensureFetchable(row, actor, context.providers);
  // Suppliers look at what they sent; only what the buyer takes is a performance of the contract.
  if (side === 'buyer') {
    const until = usableUntil(order, order.deliveredAt);
    ensure(!until || now < until, 'order.termOver');
    const most = timesBought(order);
    const room = {
      limit: 'order download',
      owner: `${id} ${file}`,
      count: () => countDownloads(db, id, file),
    } as const;
    ensure(most === null || (await hasRoom(db, { ...room, most })), 'order.downloadsUsed');
    await insertDownload(db, { orderId: id, fileId: file, accountId: actor.id, address, at: now });
  }
  return linkTo(context, row);
};

export const acceptOrder: Handler<typeof calls.acceptOrder> = async ({ id }, { db, actor, now, invalidate }) => {
  const { order, side } = await lockAsParty(db, id, actor);
  await moveOrder(db, order, { move: 'accept', by: side, actorId: actor.id, to: 'completed', now });
  await issueSaleCertificate(db, order, now);
  invalidate('order');
};

export const objectOrder: Handler<typeof calls.objectOrder> = async ({ id, reason }, { db, actor, now }) => {
  const { order, side } = await lockAsParty(db, id, actor);
  await moveOrder(db, order, {
    move: 'object',
    by: side,
    actorId: actor.id,
    to: 'awaiting_delivery',
    note: reason,
    now,
  });
  await objectToDelivery(db, id, reason);
};
