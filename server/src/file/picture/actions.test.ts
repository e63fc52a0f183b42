import { uploadOfficeImage } from '@shuji/contract/file/calls';
import { createNews, getOfficeNews } from '@shuji/contract/news/office';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';

const { as, sql } = await world();
const sun = as('sun');
const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#17468f' } })
  .png()
  .toBuffer();

async function written(body: (id: string) => string): Promise<string> {
  const { id } = await sun.upload(uploadOfficeImage, { purpose: 'image' }, { name: '配图.png', bytes });
  const news = await sun(createNews, { title: '港口数据产品集中上架', kind: 'industry', body: body(id) });
  return (await sun(getOfficeNews, { id: news.id })).body;
}

test('an article says how large its pictures are, whatever the editor wrote', async () => {
  const plain = await written((id) => `<p>前文</p><img src="/api/file/${id}" alt="岸线" />`);
  expect(plain).toMatch(/<img width="900" height="600" src="\/api\/file\/[^"]+" alt="岸线"/);
  const wrong = await written((id) => `<img width="1" height="9999" src="/api/file/${id}" alt="岸线" />`);
  expect(wrong).toMatch(/<img width="900" height="600"/);
  expect(wrong).not.toContain('9999');
});

test('a picture that was never measured claims no size', async () => {
  const body = await written((id) => `<img width="640" src="/api/file/${id}" alt="岸线" />`);
  expect(body).toContain('width="900"');
  await sql`update file set width = null, height = null`;
  const id = /file\/([0-9a-f-]{36})/.exec(body)?.[1] ?? '';
  const news = await sun(createNews, {
    title: '旧图仍在',
    kind: 'industry',
    body: `<img width="640" src="/api/file/${id}" alt="岸线" />`,
  });
  expect((await sun(getOfficeNews, { id: news.id })).body).not.toMatch(/width="\d+"/);
});
