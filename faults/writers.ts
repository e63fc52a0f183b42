// Writers that run while the program is killed.

import { randomUUID } from 'node:crypto';
import { addDemand } from '../contract/src/demand/calls.ts';
import { uploadFile } from '../contract/src/file/calls.ts';
import { createNews } from '../contract/src/news/office.ts';
import { applyOrder } from '../contract/src/order/placing.ts';
import { confirmOrder } from '../contract/src/order/steps.ts';
import { addFavourite } from '../contract/src/product/interest.ts';
import { saveProduct } from '../contract/src/product/own.ts';
import type { Pool } from '../server/src/db/open.ts';
import { hashToken } from '../server/src/session/token.ts';
import { type Application, application } from '../server/test/deal.ts';
import { demandForm } from '../server/test/demand-form.ts';
import { listProduct, pixel } from '../server/test/listed-product.ts';
import { plantSellers } from '../server/test/sellers.ts';
import type { World } from '../server/test/world.ts';
import type { Kind } from './ledger.ts';
import type { As } from './people.ts';

const readers = 400;
const products = 6;

export interface Market {
  products: string[];
  readers: { token: string; accountId: string }[];
  /** An application of 王's for the first product, whose key each order has anew. */
  form: Application;
}

/** Products to order and people to want them, through the program that runs. */
export async function openMarket(as: As, sql: Pool): Promise<Market> {
  await sql`update setting set value = '1000000' where key in ('order_open_most', 'demand_quota')`;
  // The makers use no more of a world than this.
  const centre = { as, sql } as World;
  const listed: string[] = [];
  for (let count = 1; count <= products; count += 1) {
    listed.push(await listProduct(centre, { name: `港区作业数据第 ${count} 卷` }));
  }
  const tokens = await plantSellers(sql, readers);
  const sessions = await sql<{ holderId: string; tokenHash: Buffer }[]>`select holder_id, token_hash from session`;
  const holders = new Map(sessions.map(({ holderId, tokenHash }) => [tokenHash.toString('hex'), holderId]));
  const people = tokens.map((token) => ({
    token,
    accountId: holders.get(Buffer.from(hashToken(token)).toString('hex')) ?? '',
  }));
  return { products: listed, readers: people, form: await application(centre, listed[0] ?? '') };
}

/** Every kind of writing, without end. */
export function kindsOf(market: Market): Kind[] {
  const confirmable: string[] = [];
  return [
    favourites(market),
    orders(market, confirmable),
    confirmations(confirmable),
    named('产品草稿', 'product_version', "content->>'name'", (as, name) => as('li')(saveProduct, { name })),
    named('需求', 'demand', 'title', (as, title) =>
      as({ token: anyOf(market.readers).token })(addDemand, demandForm({ title, submit: true })),
    ),
    named('资讯', 'news', 'title', (as, title) =>
      as('sun')(createNews, { title, kind: 'notice', body: '<p>港区数据周报。</p>' }),
    ),
    named('文件', 'file', 'name', (as, name) =>
      as({ token: anyOf(market.readers).token }).upload(
        uploadFile,
        { purpose: 'voucher' },
        { name: `${name}.png`, bytes: pixel },
      ),
    ),
  ];
}

function favourites({ readers: people, products: listed }: Market): Kind {
  const pairs = people.flatMap(({ token, accountId }) => listed.map((id) => ({ token, accountId, id })));
  return {
    name: '收藏',
    next: () => {
      const pair = pairs.pop();
      if (!pair) return null;
      const { token, accountId, id } = pair;
      return {
        key: `${accountId} ${id}`,
        send: async (as) => void (await as({ token })(addFavourite, { id })),
      };
    },
    count: (sql, keys) => sql`
      select account_id || ' ' || product_id as key, count(*)::int as count from favourite
      where account_id || ' ' || product_id = any (${keys}) group by 1`,
  };
}

function orders({ form }: Market, confirmable: string[]): Kind {
  return {
    name: '订单',
    next: () => {
      const key = randomUUID();
      return {
        key,
        send: async (as) => {
          const { id } = await as('wang')(applyOrder, { ...form, key });
          confirmable.push(id);
        },
      };
    },
    count: (sql, keys) => sql`
      select idempotency_key as key, count(*)::int as count from trade_order
      where idempotency_key = any (${keys}) group by 1`,
  };
}

function confirmations(confirmable: string[]): Kind {
  return {
    name: '供方确认',
    next: () => {
      const id = confirmable.pop();
      return id ? { key: id, send: async (as) => void (await as('li')(confirmOrder, { id })) } : null;
    },
    count: (sql, keys) => sql`
      select order_id as key, count(*)::int as count from order_event
      where move = 'confirm' and order_id = any (${keys}) group by 1`,
  };
}

/** Things that are found again by a name of their own. */
export function named(
  what: string,
  table: string,
  column: string,
  send: (as: As, name: string) => Promise<unknown>,
): Kind {
  return {
    name: what,
    next: () => {
      const key = `${what} ${randomUUID().slice(0, 18)}`;
      return { key, send: async (as) => void (await send(as, key)) };
    },
    count: (sql, keys) => sql`
      select replace(${sql.unsafe(column)}, '.png', '') as key, count(*)::int as count from ${sql(table)}
      where replace(${sql.unsafe(column)}, '.png', '') = any (${keys}) group by 1`,
  };
}

function anyOf<T>(all: readonly T[]): T {
  return all[Math.floor(Math.random() * all.length)] as T;
}
