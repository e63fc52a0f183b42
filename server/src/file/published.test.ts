import { getPublicFile, uploadFile, uploadOfficeImage } from '@shuji/contract/file/calls';
import { freezeMerchant } from '@shuji/contract/merchant/calls';
import { createNews, getOfficeNews, publishNews, withdrawNews } from '@shuji/contract/news/office';
import { compareProducts } from '@shuji/contract/product/calls';
import { addFavourite, listFavourites } from '@shuji/contract/product/interest';
import { setShelf, submitProduct } from '@shuji/contract/product/own';
import { expect, test } from 'vitest';
import type { CastName } from '#src/demo/cast.ts';
import { draftProduct, listProduct, pixel } from '#test/listed-product.ts';
import { issueLink } from '#test/private-link.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, server } = centre;
// Set before the first reading, for settings are cached.
await sql`update setting set value = '0' where key = 'notice_days'`;

async function picture(purpose: 'cover' | 'image' = 'image'): Promise<string> {
  return (await as('li').upload(uploadFile, { purpose }, { name: '封面.png', bytes: pixel })).id;
}

async function seenBy(id: string, ...names: (CastName | 'visitor')[]): Promise<boolean[]> {
  const read = (name: CastName | 'visitor') => as(name).file(getPublicFile, { id, width: '160' });
  return Promise.all(
    names.map((name) =>
      read(name).then(
        () => true,
        (error) => {
          expect(error).toMatchObject({ name: 'file.notFound' });
          return false;
        },
      ),
    ),
  );
}

const withPicture = (id: string) =>
  `<p>数据来自港区生产系统，按日汇总各泊位的装卸箱量与堆存箱量。</p><img src="/api/file/${id}" alt="泊位" />`;

test('an uploaded picture is its uploader’s alone, by token and in the browser', async () => {
  const id = await picture('cover');
  expect(await seenBy(id, 'li', 'wang', 'visitor', 'zhao', 'sun')).toEqual([true, false, false, false, false]);
  const { headers } = await issueLink(centre, 'li', id);
  const own = await server.inject({ url: `/api/file/${id}`, headers });
  expect(own.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
  const others = await issueLink(centre, 'wang', id);
  expect((await server.inject({ url: `/api/file/${id}`, headers: others.headers })).json()).toMatchObject({
    code: 41201,
  });
});

test('a reviewer sees the pictures of a submission, and none of a draft', async () => {
  const [cover, shown] = [await picture('cover'), await picture()];
  const id = await draftProduct(centre, { cover, detail: withPicture(shown) });
  for (const one of [cover, shown]) expect(await seenBy(one, 'zhao', 'visitor')).toEqual([false, false]);
  await as('li')(submitProduct, { id });
  for (const one of [cover, shown]) expect(await seenBy(one, 'zhao', 'visitor')).toEqual([true, false]);
});

test('the pictures of a product on the market are public, and no longer once it is taken off', async () => {
  const [cover, shown] = [await picture('cover'), await picture()];
  const id = await listProduct(centre, { name: '滨海港区泊位日报', cover, detail: withPicture(shown) });
  for (const one of [cover, shown]) expect(await seenBy(one, 'visitor', 'wang')).toEqual([true, true]);
  const reply = await server.inject(`/api/file/${cover}?width=160`);
  expect(reply.headers['cache-control']).toBe('public, max-age=86400');
  const headers = { 'if-none-match': String(reply.headers.etag) };
  expect((await server.inject({ url: `/api/file/${cover}?width=160`, headers: headers })).statusCode).toBe(304);
  await as('li')(setShelf, { id, index: '0' });
  for (const one of [cover, shown]) expect(await seenBy(one, 'visitor', 'li')).toEqual([false, true]);
  expect((await server.inject({ url: `/api/file/${cover}?width=160`, headers: headers })).json()).toMatchObject({
    code: 41201,
  });
});

test('a product in public notice shows its pictures', async () => {
  const cover = await picture('cover');
  const id = await draftProduct(centre, { name: '滨海港区堆存周报', cover });
  await as('li')(submitProduct, { id });
  await sql`update product_version set status = 'notice', notice_from = now(), notice_until = now() + interval '1 day' where product_id = ${id}`;
  expect(await seenBy(cover, 'visitor')).toEqual([true]);
});

test('an editor’s picture is the office’s until its article is published, and again once it is withdrawn', async () => {
  const { id } = await as('sun').upload(uploadOfficeImage, { purpose: 'image' }, { name: '配图.png', bytes: pixel });
  const words = { title: '港口数据产品集中上架', kind: 'industry', summary: '港区产品上架', source: '本中心' };
  const news = { ...words, body: withPicture(id) };
  const { id: article } = await as('sun')(createNews, news);
  expect(await seenBy(id, 'sun', 'zhao', 'visitor', 'li')).toEqual([true, true, false, false]);
  const { version } = await as('sun')(getOfficeNews, { id: article });
  await as('sun')(publishNews, { id: article, version });
  expect(await seenBy(id, 'visitor')).toEqual([true]);
  await as('sun')(withdrawNews, { id: article, reason: '内容有误，更正后重新发布' });
  expect(await seenBy(id, 'visitor', 'sun')).toEqual([false, true]);
});

test('posters and partners show theirs as long as they stand', async () => {
  const [poster, logo] = [await picture(), await picture()];
  await sql`
    insert into poster (id, place, title, image_file_id, from_day, to_day)
    values (uuid_v7(), 'home', '数据专区', ${poster}, current_date - 5, current_date + 5)`;
  await sql`insert into partner (id, name, kind, logo_file_id) values (uuid_v7(), '滨海科技', 'technology', ${logo})`;
  expect(await seenBy(poster, 'visitor')).toEqual([true]);
  expect(await seenBy(logo, 'visitor')).toEqual([true]);
  await sql`update poster set to_day = current_date - 3`;
  await sql`update partner set is_shown = false`;
  expect(await seenBy(poster, 'visitor')).toEqual([false]);
  expect(await seenBy(logo, 'visitor')).toEqual([false]);
});

test('a list that keeps what has left the market names its cover only while it may be fetched', async () => {
  const cover = await picture('cover');
  const id = await listProduct(centre, { name: '滨海港区船期日报', cover });
  await as('wang')(addFavourite, { id });
  const named = async () => {
    const favourite = (await as('wang')(listFavourites, {})).rows.find((row) => row.id === id);
    const compared = await as('wang')(compareProducts, { id: [id] });
    return [favourite?.cover, compared.map((one) => one.cover)];
  };
  expect(await named()).toEqual([cover, [cover]]);
  await as('li')(setShelf, { id, index: '0' });
  expect(await seenBy(cover, 'wang')).toEqual([false]);
  expect(await named()).toEqual([null, []]);
  await as('li')(setShelf, { id, index: '1' });
  expect(await named()).toEqual([cover, [cover]]);
  const [entry] = await sql<{ id: string }[]>`
    select m.application_id as id from merchant m join product p on p.merchant_id = m.id where p.id = ${id}`;
  await as('zhao')(freezeMerchant, { id: entry?.id ?? '', frozen: true, reason: '接到举报，核查期间冻结' });
  expect(await seenBy(cover, 'wang')).toEqual([false]);
  expect(await named()).toEqual([null, []]);
  await as('zhao')(freezeMerchant, { id: entry?.id ?? '', frozen: false, reason: '核查完毕，恢复' });
});
