// Goal S6: what one server has changed, the next reading on any other shows. `npm run test:fresh` asks ten thousand times.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { listProducts } from '@shuji/contract/market/calls';
import { getNews } from '@shuji/contract/news/calls';
import { createNews, publishNews, saveNews } from '@shuji/contract/news/office';
import { setShelf } from '@shuji/contract/product/own';
import { getSetting } from '@shuji/contract/site/calls';
import { changeSetting } from '@shuji/contract/site/office';
import { describe, expect, it } from 'vitest';
import { printFigure } from '../../bench/figure.ts';
import { listProduct } from './listed-product.ts';
import { type Node, startNodes } from './nodes.ts';
import { tokenOf } from './template.ts';
import { world } from './world.ts';

const pairs = Number(process.env.FRESH_PAIRS ?? 400);

const isBuilt = existsSync(resolve(import.meta.dirname, '../../web/build/server/index.js'));

const article = {
  kind: 'industry',
  summary: '港口数据专区开放。',
  body: '<p>港口数据专区开放申请。</p>',
  source: '本中心',
};

describe.runIf(isBuilt)('through two servers', async () => {
  const centre = await world();
  // Before anything reads the settings: it shortens one behind the servers' back.
  const product = await listProduct(centre);
  const nodes = isBuilt ? await startNodes(centre, 2) : [];

  it('a write on one server is read on the other, and on itself', async () => {
    const { id, version } = await centre.as('sun')(createNews, { ...article, title: '第 0 版' });
    await centre.as('sun')(publishNews, { id, version });
    const { rows } = await centre.as('visitor')(listProducts, { pageNum: 1, pageSize: 1 });
    const name = rows[0]?.name ?? '';
    let edited = version;
    let phone = (await centre.as('visitor')(getSetting, { key: 'link_phone' })).value;

    const kinds: ((writer: Node, reader: Node, round: number) => Promise<[unknown, unknown]>)[] = [
      async (writer, reader, round) => {
        const title = `第 ${round} 版`;
        ({ version: edited } = await writer.ask(tokenOf('sun'), saveNews, { id, version: edited, ...article, title }));
        return [title, (await reader.ask('', getNews, { id })).title];
      },
      async (writer, reader, round) => {
        const title = `第 ${round} 版`;
        ({ version: edited } = await writer.ask(tokenOf('sun'), saveNews, { id, version: edited, ...article, title }));
        const page = await (await fetch(`${reader.origin}/newsinfo?id=${id}`)).text();
        return [title, /<h1[^>]*>([^<]*)/.exec(page)?.[1]];
      },
      async (writer, reader, round) => {
        const value = `0571-${10_000_000 + round}`;
        await writer.ask(tokenOf('qian'), changeSetting, { key: 'link_phone', before: phone, value });
        phone = value;
        return [value, (await reader.ask('', getSetting, { key: 'link_phone' })).value];
      },
      async (writer, reader, round) => {
        const index = Math.floor(round / 4) % 2 === 0 ? '0' : '1';
        await writer.ask(tokenOf('li'), setShelf, { id: product, index });
        const listed = await reader.ask('', listProducts, { keyword: name, pageNum: 1, pageSize: 12 });
        return [Number(index), listed.total];
      },
    ];

    let stale = 0;
    for (let round = 0; round < pairs; round += 1) {
      const [writer, reader] = [nodes[Math.floor(round / 4) % 2], nodes[Math.floor(round / 8) % 2]] as [Node, Node];
      const [written, read] = (await kinds[round % kinds.length]?.(writer, reader, round)) ?? [];
      if (written !== read) stale += 1;
    }
    printFigure({
      id: 'S6',
      figure: `${stale} stale of ${pairs} write-then-read pairs on two nodes`,
      goal: '0 stale of 10,000',
      holds: stale === 0 && pairs >= 10_000,
      missedBy: stale === 0 ? `${10_000 - pairs} pairs not tried` : `${stale} stale`,
    });
    expect(stale).toBe(0);
  }, 1_200_000);
});
