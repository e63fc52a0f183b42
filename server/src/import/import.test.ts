import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as products from '@shuji/contract/product';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJob } from '#src/http/serve.ts';
import { findMerchantCalled, type Merchant } from '#src/merchant/queries.ts';
import { world } from '#test/world.ts';
import { checkLines, importAll, type Outcome } from './actions.ts';
import { type Line, readLines } from './read-file.ts';

const { as, sql, outside } = await world();

let folder = '';
let merchant: Merchant;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shuji-import-'));
  const [li] = await sql<{ name: string }[]>`select name from standing_merchant order by since limit 1`;
  merchant = (await findMerchantCalled(sql, li?.name ?? '')) as Merchant;
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, content: string | Buffer): Promise<Line[]> {
  const path = join(folder, name);
  await writeFile(path, content);
  return readLines(path);
}

async function bringIn(lines: Line[]): Promise<Outcome> {
  const { good } = await checkLines(sql, lines);
  let outcome: Outcome = { imported: 0, known: 0 };
  const run = async (scene: Parameters<typeof importAll>[3]) => {
    outcome = await importAll(good, merchant, 'test', scene, () => {});
  };
  await runJob({ pool: sql, outside, drop: () => {} }, { name: 'import', cron: '', run });
  return outcome;
}

const csv =
  '编号,产品名称,产品描述,所属行业,更新频率,标签\nA1,滨海潮汐观测,"滨海沿岸二十四个站点的潮位，逐时记录",农、林、牧、渔业,每时,潮汐;海洋\n';

test('a spreadsheet is read alike in UTF-8, with a mark in front, and in GB18030', async () => {
  const plain = await file('a.csv', csv);
  expect(plain[0]?.record?.产品名称).toBe('滨海潮汐观测');
  expect(await file('b.csv', `\uFEFF${csv}`)).toEqual(plain);
  expect(await file('c.csv', iconv.encode(csv, 'gb18030'))).toEqual(plain);
});

test('an imported product is listed with a certificate and found by the words of its description', async () => {
  expect(await bringIn(await file('a.csv', csv))).toEqual({ imported: 1, known: 0 });
  const found = await as('visitor')(products.listProducts, { keyword: '潮位' });
  expect(found.rows.map((row) => row.name)).toContain('滨海潮汐观测');
  const [row] = await sql`
    select p.industry, p.update_frequency, c.number is not null as certified
    from product p join certificate c on c.id = p.certificate_id where p.name = '滨海潮汐观测'`;
  expect(row).toEqual({ industry: 'agriculture', updateFrequency: 'hourly', certified: true });
});

test('the same file again brings nothing twice', async () => {
  expect(await bringIn(await file('a.csv', csv))).toEqual({ imported: 0, known: 1 });
  const [row] = await sql`select count(*) from product where name = '滨海潮汐观测'`;
  expect(row).toEqual({ count: 1 });
});

test('each line that cannot be taken is named with its reasons', async () => {
  const lines = await file(
    'a.jsonl',
    [
      '{"id":"1","name":"甲","description":"短"}',
      '不是 JSON',
      '[1]',
      '{"id":"2","name":"正常的名称","description":"足够长的一段描述文字。"}',
      '',
      '{"id":"2","name":"同一个编号","description":"足够长的一段描述文字。"}',
    ].join('\n'),
  );
  const { good, bad } = await checkLines(sql, lines);
  expect(good.map((row) => row.key)).toEqual(['2']);
  expect(bad).toEqual([
    { number: 1, reasons: ['产品名称需为 2–40 个字', '产品描述至少 10 个字', '产品简介需为 10–200 个字'].slice(0, 2) },
    { number: 2, reasons: ['这一行不是有效的 JSON'] },
    { number: 3, reasons: ['这一行不是 JSON 对象'] },
    { number: 6, reasons: ['与第 4 行编号相同'] },
  ]);
});

test('when one row fails, none of the file is there', async () => {
  const { good } = await checkLines(
    sql,
    await file('d.csv', csv.replaceAll('A1', 'D1').replaceAll('潮汐观测', '盐度观测')),
  );
  const broken = {
    ...good[0],
    key: 'D2',
    form: { ...good[0]?.form, industry: 'no-such-industry' },
  } as (typeof good)[0];
  const run = async (scene: Parameters<typeof importAll>[3]) => {
    await importAll([...good, broken], merchant, 'test', scene, () => {});
  };
  const failing = runJob({ pool: sql, outside, drop: () => {} }, { name: 'import', cron: '', run });
  await expect(failing).rejects.toMatchObject({ refusal: 'door.badInput' });
  const [row] = await sql`select count(*) from product where name = '滨海盐度观测'`;
  expect(row).toEqual({ count: 0 });
});

const real = resolve(import.meta.dirname, '../../../../shared/input/data-sources.jsonl');
const isThere = existsSync(real);
if (!isThere) console.warn('skipped: ../shared/input/data-sources.jsonl is not on this machine');

test.runIf(isThere)('the real catalogue goes in whole and is found by the words it uses', async () => {
  const lines = await readLines(real);
  expect((await checkLines(sql, lines)).bad).toEqual([]);
  expect(await bringIn(lines)).toEqual({ imported: 615, known: 0 });
  for (const keyword of ['碳排放', '气象', '人口普查']) {
    const { total, rows } = await as('visitor')(products.listProducts, { keyword, pageSize: 100 });
    const [counted] = await sql<{ count: number }[]>`
      select count(*) from product where status = 'listed' and strpos(name || summary || detail, ${keyword}) > 0`;
    expect(rows.length).toBeGreaterThan(0);
    expect(total).toBeGreaterThanOrEqual(counted?.count ?? 0);
  }
});
