import { randomUUIDv7 } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getPublicFile, uploadFile } from '@shuji/contract/file/calls';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';

const { as, sql, server, config, runJob } = await world();
const picture = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#17468f' } })
  .png()
  .toBuffer();

async function upload(): Promise<string> {
  const { id } = await as('li').upload(uploadFile, { purpose: 'cover' }, { name: '封面.png', bytes: picture });
  return id;
}

/** Publishes an article with the picture. */
async function show(id: string): Promise<void> {
  await sql`
    insert into news (id, title, kind, cover_file_id, body, words, status, published_at)
    values (${randomUUIDv7()}, '数据要素市场观察', 'industry', ${id}, '<p>正文</p>', '', 'published', now())`;
}

const variants = async () =>
  (await readdir(join(config.dataDir, 'drawn'), { recursive: true }).catch(() => [])).filter((name) =>
    /\.(webp|avif)$/.test(name),
  );

test('a public image is had in the sizes and formats of pages, and browsers may keep it for a day', async () => {
  const id = await upload();
  await show(id);
  for (const format of ['webp', 'avif'] as const) {
    const { body, headers } = await as('visitor').file(getPublicFile, { id, width: '320', format });
    expect(headers['content-type']).toBe(`image/${format}`);
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(await sharp(body).metadata()).toMatchObject({ width: 320, height: 160 });
  }
  const large = await as('li').file(getPublicFile, { id, width: '1920' });
  expect((await sharp(large.body).metadata()).width).toBe(1000);
});

test('a size that no page needs is refused, and so is another format', async () => {
  const id = await upload();
  for (const query of ['width=321', 'width=320&width=640', 'width=320&format=gif', 'width=']) {
    const reply = await server.inject(`/api/file/${id}?${query}`);
    expect(reply.json()).toMatchObject({ code: 400 });
  }
});

test('a size that many request at once is drawn once and stored', async () => {
  const id = await upload();
  const requests = Array.from({ length: 8 }, () => as('li').file(getPublicFile, { id, width: '640' }));
  const bodies = await Promise.all(requests);
  expect(new Set(bodies.map(({ body }) => body.toString('base64'))).size).toBe(1);
  expect((await variants()).filter((name) => name.includes(id))).toHaveLength(1);
});

test('a private paper has no sizes', async () => {
  const paper = await as('li').upload(uploadFile, { purpose: 'licence' }, { name: '执照.png', bytes: picture });
  await expect(as('visitor').file(getPublicFile, { id: paper.id, width: '320' })).rejects.toMatchObject({
    name: 'file.notFound',
  });
});

test('an unused image is swept with all its variants', async () => {
  expect(await variants()).not.toEqual([]);
  await sql`delete from news`;
  await sql`update file set claimed_at = null, created_at = created_at - interval '8 days'`;
  await runJob('sweep-files');
  expect(await variants()).toEqual([]);
});
