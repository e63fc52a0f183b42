import { toRequest } from '@shuji/contract/call';
import { hotProducts } from '@shuji/contract/product/calls';
import { addFavourite, countProductView, productInterest } from '@shuji/contract/product/interest';
import { productLine } from '@shuji/contract/product/own';
import { dayMs } from '@shuji/contract/time';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { dealUntil } from '#test/deal.ts';
import { newcomer } from '#test/newcomers.ts';
import { aListed, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, server, providers, atOnce } = centre;
const visitor = as('visitor');
let [quiet, loud] = ['', ''];

beforeAll(async () => {
  await withoutNotice(centre);
  [quiet, loud] = [await aListed(centre), await aListed(centre)];
});
afterEach(() => providers.setClock(null));

const views = async (id: string) => (await visitor(productInterest, { id })).views;
// With a token, so that no ready reply answers.
const hottest = async () => (await as('wang')(hotProducts, {})).rows[0]?.id;
const addViews = (id: string, count: number) => sql`
  insert into product_view (product_id, day, views) values (${id}, current_date, ${count})
  on conflict (product_id, day) do update set views = product_view.views + excluded.views`;

test('fifty views by one visitor count one, and one more the next day', async () => {
  const id = await aListed(centre);
  for (let times = 0; times < 50; times += 1) await visitor(countProductView, { id });
  expect(await views(id)).toBe(1);
  const { trend } = await as('li')(productLine, { id, days: 7 });
  expect(trend.at(-1)).toMatchObject({ views: 1 });
  providers.setClock(new Date(Date.now() + dayMs));
  for (let times = 0; times < 2; times += 1) await visitor(countProductView, { id });
  expect(await views(id)).toBe(2);
  await centre.runJob('forget-view-marks');
  expect(await sql`select count(*)::int as left from view_mark where item = ${id}`).toEqual([{ left: 1 }]);
});

test('two views of one visitor at once count one', async () => {
  const id = await aListed(centre);
  await as('chen')(countProductView, { id });
  const twice = [0, 1].map(() => () => visitor(countProductView, { id }));
  await atOnce((tx) => tx`select from product_view where product_id = ${id} for update`, twice);
  expect(await views(id)).toBe(2);
});

test('a robot’s views and the supplier’s own count none', async () => {
  const id = await aListed(centre);
  const countAs = async (agent: string) => {
    const { method, url, body = {} } = toRequest(countProductView, { id });
    const headers = { mobile: '1', 'user-agent': agent };
    const reply = await server.inject({ method, url, headers, payload: body });
    return reply.json<{ code: number }>().code;
  };
  for (const agent of ['Mozilla/5.0 (compatible; Baiduspider/2.0)', 'curl/8.1', ''])
    expect(await countAs(agent)).toBe(200);
  await as('li')(countProductView, { id });
  expect(await views(id)).toBe(0);
  expect(await countAs('Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0')).toBe(200);
  expect(await views(id)).toBe(1);
});

test('hot is what attested accounts collect and buyers sign for, not what strangers do', async () => {
  await addViews(loud, 10);
  expect(await hottest()).toBe(loud);
  await addViews(loud, 500);
  await addViews(quiet, 50);
  const first = await hottest();
  const other = first === loud ? quiet : loud;
  for (let times = 0; times < 50; times += 1) {
    const { token } = await newcomer(sql);
    await as({ token })(addFavourite, { id: other });
  }
  await as('li')(addFavourite, { id: other });
  expect(await hottest()).toBe(first);
  await as('wang')(addFavourite, { id: other });
  expect(await hottest()).toBe(other);
  await dealUntil(centre, first ?? '', 'answered');
  expect(await hottest()).toBe(other);
  await dealUntil(centre, first ?? '', 'signed');
  expect(await hottest()).toBe(first);
});
