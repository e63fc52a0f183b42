import { type OrderSide, orderStatus } from '@shuji/contract/order/labels';
import type * as calls from '@shuji/contract/order/list';
import type { OrderRow as ListedOrder } from '@shuji/contract/order/schema/list';
import { termWords } from '@shuji/contract/order/use';
import { newestCertificates } from '#src/certificate/queries.ts';
import type { Db } from '#src/db/open.ts';
import type { FileHandler, Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { unreadByOrder } from '#src/order/message/queries.ts';
import type { OrderRow } from '#src/order/queries.ts';
import { isClockStopped, isOfService, movesFor } from '#src/order/rules.ts';
import { mapInTurns } from '#src/overload/in-turns.ts';
import { getLabels } from '#src/site/queries.ts';
import { minuteInChina, replyWithSheets } from '#src/spreadsheet/reply.ts';
import type { Cell } from '#src/spreadsheet/write.ts';
import { countOwnOrders, listOwnOrders, listWholeOrders } from './queries.ts';

export const listOrders: Handler<typeof calls.listOrders> = async ({ x: side, ...filter }, { db, actor, now }) => {
  const own = { side, partyId: actor.partyId, now, ...filter };
  const { rows, ...count } = await listOwnOrders(db, own);
  const ids = rows.map((row) => row.id);
  const certificates = await certificatesOf(db, ids);
  const unread = await unreadByOrder(db, ids, side);
  return {
    ...count,
    ...(await countOwnOrders(db, own)),
    rows: rows.map((row) => ({
      ...toListRow(row, side, now),
      certificateId: certificates.get(row.id)?.id ?? null,
      unread: unread.get(row.id) ?? 0,
    })),
  };
};

async function certificatesOf(db: Db, ids: string[]) {
  const certificates = await newestCertificates(db, 'sale', ids);
  return new Map(certificates.map(({ subjectId, id, number }) => [subjectId, { id, number }]));
}

function toListRow(order: OrderRow, side: OrderSide, now: Date): Omit<ListedOrder, 'certificateId' | 'unread'> {
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    productId: order.productId,
    productName: order.productName,
    productType: order.snapshot.productType,
    isService: isOfService(order),
    tierName: order.tier?.name ?? null,
    quantity: order.quantity,
    amount: order.amount,
    counterpart: side === 'buyer' ? order.sellerName : order.buyerName,
    dueAt: isClockStopped(order) ? null : order.dueAt,
    createdAt: order.createdAt,
    may: movesFor(side, order, now),
  };
}

const mostExported = 5000;

/** The orders found, as a table: for accounts and archives, so times are China's and money is in yuan. */
export const exportOrders: FileHandler<typeof calls.exportOrders> = async (
  { x: side, format, ...filter },
  { db, actor, now },
) => {
  const build = async () => {
    const orders = await listWholeOrders(db, { side, partyId: actor.partyId, now, ...filter }, mostExported + 1);
    ensure(orders.length <= mostExported, 'order.tooManyToExport');
    const certificates = await certificatesOf(
      db,
      orders.map((order) => order.id),
    );
    const [scenes, purposes] = [await getLabels(db, 'scene'), await getLabels(db, 'orderScene')];
    const rows = await mapInTurns(orders, (order): Cell[] => [
      order.number,
      orderStatus[order.status],
      order.productName,
      order.snapshot.productNumber,
      order.snapshot.productType,
      side === 'buyer' ? order.sellerName : order.buyerName,
      order.tier?.name ?? '',
      order.quantity,
      order.amount === null ? null : order.amount / 100,
      scenes.get(order.scene) ?? order.scene,
      purposes.get(order.purpose) ?? order.purpose,
      termWords(order),
      ...[order.createdAt, order.signedAt, order.paidAt, order.deliveredAt, order.closedAt].map(minuteInChina),
      certificates.get(order.id)?.number ?? '',
    ]);
    return [{ name, rows: [[...headings(side)], ...rows], widths }];
  };
  const name = side === 'buyer' ? '订购的产品' : '售出的产品';
  const day = minuteInChina(now.toISOString()).slice(0, 10);
  return replyWithSheets(build, `${name} ${day}`, format);
};

function headings(side: OrderSide): string[] {
  const other = side === 'buyer' ? '供方' : '需方';
  const what = ['订单编号', '状态', '产品', '产品编号', '产品类型', other, '规格', '数量', '总价（元）'];
  return [
    ...what,
    '应用场景',
    '使用目的',
    '使用期限',
    ...['申请', '签约', '到账', '交付', '结束'].map((word) => `${word}时间`),
    '交易凭证编号',
  ];
}

const widths = [24, 12, 36, 24, 12, 32, 16, 8, 14, 16, 16, 14, 18, 18, 18, 18, 18, 24];
