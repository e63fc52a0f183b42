import { randomUUID } from 'node:crypto';
import { uploadFile } from '@shuji/contract/file/calls';
import { listNotices } from '@shuji/contract/notice/calls';
import { withdrawDispute } from '@shuji/contract/order/dispute';
import { messagesAtOnce, mostMessageFiles } from '@shuji/contract/order/labels/message';
import { listOrders } from '@shuji/contract/order/list';
import {
  listDisputeMessages,
  listOrderMessages,
  seeOrderMessages,
  writeOrderMessage,
} from '@shuji/contract/order/message';
import { listDisputes } from '@shuji/contract/order/office';
import { cancelOrder, disputeOrder } from '@shuji/contract/order/steps';
import { beforeAll, expect, test } from 'vitest';
import { dealUntil } from '#test/deal.ts';
import { listProduct, pixel } from '#test/listed-product.ts';
import { newcomer } from '#test/newcomers.ts';
import { world } from '#test/world.ts';

const centre = await world();
let product: string;
beforeAll(async () => {
  product = await listProduct(centre);
});

const say = (who: 'wang' | 'li', id: string, text: string, rest: { key?: string; files?: string[] } = {}) =>
  centre.as(who)(writeOrderMessage, { id, key: randomUUID(), text, ...rest });

const read = (who: 'wang' | 'li', id: string, before?: number) =>
  centre.as(who)(listOrderMessages, { id, ...(before ? { before: String(before) } : {}) });

const unreadInList = async (who: 'wang' | 'li', id: string) => {
  const { rows } = await centre.as(who)(listOrders, { x: who === 'wang' ? '1' : '2', pageSize: 100 });
  return rows.find((row) => row.id === id)?.unread;
};

test('both sides write, with files, and each sees what it has not read until it has', async () => {
  const id = await dealUntil(centre, product, 'applied');
  const file = await centre.as('wang').upload(uploadFile, { purpose: 'message' }, { name: '样例.png', bytes: pixel });
  await say('wang', id, '字段里是否有船舶编号？', { files: [file.id] });
  expect(await unreadInList('li', id)).toBe(1);
  expect(await unreadInList('wang', id)).toBe(0);

  const seen = await read('li', id);
  expect(seen).toMatchObject({ unread: 1, mayWrite: true, hasOlder: false });
  expect(seen.rows).toMatchObject([
    { side: 'buyer', text: '字段里是否有船舶编号？', files: [{ name: '样例.png', url: expect.any(String) }] },
  ]);
  await centre.as('li')(seeOrderMessages, { id, place: String(seen.rows[0]?.place) });
  await say('li', id, '有，见数据字典第三行。');
  expect(await read('li', id)).toMatchObject({ unread: 0 });
  expect(await read('wang', id)).toMatchObject({ unread: 1, seenByOther: seen.rows[0]?.place });
  expect(await unreadInList('li', id)).toBe(0);
});

test('a read message does not become unread, and an unwritten one is not read', async () => {
  const id = await dealUntil(centre, product, 'applied');
  await say('wang', id, '第一条');
  const [first] = (await read('li', id)).rows;
  await centre.as('li')(seeOrderMessages, { id, place: String(Number.MAX_SAFE_INTEGER) });
  await centre.as('li')(seeOrderMessages, { id, place: '1' });
  expect((await read('wang', id)).seenByOther).toBe(first?.place);
  await say('wang', id, '第二条');
  expect((await read('li', id)).unread).toBe(1);
});

test('ten messages are one notice until they have been read', async () => {
  const id = await dealUntil(centre, product, 'applied');
  const notices = async () => {
    const { rows } = await centre.as('li')(listNotices, { topic: 'order', pageSize: 100 });
    return rows.filter((row) => row.link.includes(id) && row.title.includes('留言')).length;
  };
  for (let count = 1; count <= 10; count++) await say('wang', id, `第 ${count} 条`);
  expect(await notices()).toBe(1);
  const { rows } = await read('li', id);
  await centre.as('li')(seeOrderMessages, { id, place: String(rows.at(-1)?.place) });
  await say('wang', id, '又一条');
  expect(await notices()).toBe(2);
});

test('a message that is sent twice is written once', async () => {
  const id = await dealUntil(centre, product, 'applied');
  const key = randomUUID();
  await Promise.all([say('wang', id, '只写一次', { key }), say('wang', id, '只写一次', { key })]);
  expect((await read('wang', id)).rows).toHaveLength(1);
});

test("only the parties read and write, and another's file is not attached", async () => {
  const id = await dealUntil(centre, product, 'applied');
  const asChen = centre.as('chen');
  await expect(asChen(listOrderMessages, { id })).rejects.toMatchObject({ name: 'door.needAttested' });
  const stranger = centre.as(await newcomer(centre.sql, 'trading'));
  await say('wang', id, '仅供双方查看');
  for (const attempt of [
    () => stranger(listOrderMessages, { id }),
    () => stranger(writeOrderMessage, { id, key: randomUUID(), text: '我也说一句' }),
    () => stranger(seeOrderMessages, { id, place: '1' }),
  ])
    await expect(attempt()).rejects.toMatchObject({ name: 'order.notFound' });
  expect((await read('wang', id)).seenByOther).toBe(0);
  const notTheirs = await centre.as('li').upload(uploadFile, { purpose: 'message' }, { name: '图.png', bytes: pixel });
  await expect(say('wang', id, '请看附件', { files: [notTheirs.id] })).rejects.toMatchObject({ name: 'file.notFound' });
  const already = await centre.as('wang').upload(uploadFile, { purpose: 'evidence' }, { name: '图.png', bytes: pixel });
  await expect(say('wang', id, '请看附件', { files: [already.id] })).rejects.toMatchObject({ name: 'file.notFound' });
  expect((await read('li', id)).rows).toHaveLength(1);
});

test('messages cannot be changed and are stored encrypted', async () => {
  const id = await dealUntil(centre, product, 'applied');
  await say('wang', id, '我的电话是 13900000002');
  const { sql } = centre;
  const [row] = await sql<{ textSealed: string }[]>`select text_sealed from order_message where order_id = ${id}`;
  expect(row?.textSealed).not.toContain('13900000002');
  await expect(sql`update order_message set text_sealed = '' where order_id = ${id}`).rejects.toThrow('append-only');
  await expect(sql`delete from order_message where order_id = ${id}`).rejects.toThrow('append-only');
});

test('older messages load on request', async () => {
  const id = await dealUntil(centre, product, 'applied');
  const text = centre.providers.vault.encrypt('旧留言');
  await centre.sql`
    insert into order_message (order_id, side, account_id, key, text_sealed, at)
    select o.id, 'buyer', o.buyer_account_id, 'older-message-key-' || n, ${text}, now()
    from trade_order o, generate_series(1, ${messagesAtOnce + 5}) n where o.id = ${id}`;
  const last = await read('li', id);
  expect(last).toMatchObject({ hasOlder: true, rows: { length: messagesAtOnce } });
  const older = await read('li', id, last.rows[0]?.place);
  expect(older).toMatchObject({ hasOlder: false, rows: { length: 5 } });
});

test('a deal that ended long ago is not talked about any more', async () => {
  const id = await dealUntil(centre, product, 'applied');
  await centre.as('wang')(cancelOrder, { id, reason: '不再需要该产品' });
  await say('li', id, '欢迎以后再来。');
  await centre.sql`update trade_order set closed_at = now() - interval '91 days' where id = ${id}`;
  await expect(say('li', id, '还在吗？')).rejects.toMatchObject({ name: 'order.messagesOver' });
  expect(await read('li', id)).toMatchObject({ mayWrite: false });
});

test('the office reads what the parties wrote only by way of a dispute', async () => {
  const id = await dealUntil(centre, product, 'delivered');
  await say('wang', id, '少了三个字段。');
  await centre.as('wang')(disputeOrder, { id, reason: '交付的数据与合同约定的范围不符' });
  const zhao = centre.as('zhao');
  const { rows } = await zhao(listDisputes, { pageSize: 100 });
  const dispute = rows.find((row) => row.orderId === id)?.id ?? '';
  expect((await zhao(listDisputeMessages, { id: dispute })).rows).toMatchObject([{ text: '少了三个字段。' }]);
  await expect(zhao(listDisputeMessages, { id })).rejects.toMatchObject({ name: 'door.notFound' });
});

test('messages written after a dispute are private to the parties again', async () => {
  const id = await dealUntil(centre, product, 'delivered');
  await centre.as('wang')(disputeOrder, { id, reason: '交付的数据与合同约定的范围不符' });
  await say('wang', id, '争议期间的留言');
  const zhao = centre.as('zhao');
  const { rows } = await zhao(listDisputes, { pageSize: 100 });
  const dispute = rows.find((row) => row.orderId === id)?.id ?? '';
  await centre.as('wang')(withdrawDispute, { id, reason: '双方已协商一致' });
  await say('li', id, '争议之后的留言');
  const read = await zhao(listDisputeMessages, { id: dispute });
  expect(read.rows.map((row) => row.text)).toEqual(['争议期间的留言']);
});

test('markup is text like any other, and no file says more than its kind allows', async () => {
  const id = await dealUntil(centre, product, 'applied');
  const text = '<img src=x onerror=alert(1)> [点我](javascript:alert(1)) {{7*7}}';
  await say('wang', id, text);
  expect((await read('li', id)).rows.at(-1)?.text).toBe(text);
  const page = { name: '说明.html', bytes: Buffer.from('<script>alert(1)</script>') };
  await expect(centre.as('wang').upload(uploadFile, { purpose: 'message' }, page)).rejects.toMatchObject({
    name: 'file.wrongKind',
  });
  const six = Array.from({ length: mostMessageFiles + 1 }, () => randomUUID());
  await expect(say('wang', id, '附件过多', { files: six })).rejects.toMatchObject({
    fields: { files: `最多 ${mostMessageFiles} 个文件` },
  });
  await expect(say('wang', id, 'x'.repeat(1001))).rejects.toMatchObject({ fields: { text: expect.any(String) } });
  await expect(say('wang', id, ' \n ')).rejects.toMatchObject({ fields: { text: expect.any(String) } });
});

test('too many messages are refused for a while', async () => {
  const id = await dealUntil(centre, product, 'applied');
  await centre.providers.quota.clear(`order message ${(await partyOf(id)).seller}`);
  for (let count = 1; count <= 30; count++) await say('li', id, `第 ${count} 条`);
  await expect(say('li', id, '再来一条')).rejects.toMatchObject({ name: 'order.messagesTooOften' });
  expect((await read('wang', id)).rows).toHaveLength(30);
});

async function partyOf(id: string): Promise<{ seller: string }> {
  const [row] = await centre.sql<
    { seller: string }[]
  >`select seller_party_id as seller from trade_order where id = ${id}`;
  return row ?? { seller: '' };
}
