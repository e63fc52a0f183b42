import { uploadFile } from '@shuji/contract/file/calls';
import { setShelf } from '@shuji/contract/product/own';
import { profileSample } from '@shuji/contract/sample/calls';
import { expect, it } from 'vitest';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, server } = centre;

it('draws a product from its columns and a line of its sample for as long as it is on the market', async () => {
  const rows = Array.from({ length: 40 }, (_, at) => `B${at},${(at % 7) + 0.5}`);
  const bytes = Buffer.from(['berth,wait_hours', ...rows].join('\n'));
  const { id: sample } = await as('li').upload(uploadFile, { purpose: 'sample' }, { name: '样例.csv', bytes });
  await as('li')(profileSample, { id: sample });
  const id = await listProduct(centre, { sample });
  const drawn = await server.inject(`/cover/${id}.svg`);
  expect(drawn.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  for (const words of ['数据集', '每日', 'berth', 'wait_hours']) expect(drawn.body).toContain(words);

  await as('li')(setShelf, { id, index: '0' });
  expect((await server.inject(`/cover/${id}.svg`)).statusCode).toBe(404);
  expect((await server.inject('/cover/nothing.svg')).statusCode).toBe(404);
});
