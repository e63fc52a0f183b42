import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { listProducts } from '@shuji/contract/market/calls';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishOnly } from '#src/cache/invalidation-bus.ts';
import { runJob } from '#src/http/execute.ts';
import { toEnvelope } from '#src/http/refuse.ts';
import { type Line, readLines } from '#src/import/read/read-lines.ts';
import { findMerchantCalled, type Merchant } from '#src/merchant/queries.ts';
import { readRegions } from '#src/site/regions.ts';
import { pixel } from '#test/listed-product.ts';
import { world } from '#test/world.ts';
import { bringIn, type Outcome, planCatalogue } from './command.ts';
import type { Plan } from './plan.ts';

const { as, sql, providers } = await world();

let folder = '';
let merchant: Merchant;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shuji-import-'));
  const [li] = await sql<{ name: string }[]>`select name from standing_merchant order by since limit 1`;
  merchant = (await findMerchantCalled(sql, li?.name ?? '')) as Merchant;
});
afterAll(() => rm(folder, { recursive: true }));

const read = async (name: string, content: string | Buffer): Promise<Line[]> =>
  (await readLines(name, Buffer.from(content))).lines;
const planOf = (lines: Line[]): Promise<Plan> =>
  planCatalogue(lines, { db: sql, vault: providers.vault, merchant, folder });

async function bring(plan: Plan): Promise<Outcome> {
  let outcome: Outcome = { created: 0, changed: 0, same: 0 };
  const run = async (context: Parameters<typeof bringIn>[2]) => {
    outcome = await bringIn(plan, { merchant, source: 'test', folder, onRow: () => {} }, context);
  };
  await runJob(
    { pool: sql, providers, invalidate: publishOnly, refresh: readRegions },
    { name: 'import', cron: '', run },
  );
  return outcome;
}

const bringLines = async (lines: Line[]) => bring(await planOf(lines));

const csv =
  '编号,产品名称,产品描述,所属行业,更新频率,标签\nA1,滨海潮汐观测,"滨海沿岸二十四个站点的潮位，逐时记录",农、林、牧、渔业,每时,潮汐;海洋\n';

test('a spreadsheet is read alike in UTF-8, with a mark in front, and in GB18030', async () => {
  const plain = await read('a.csv', csv);
  expect(plain[0]?.record?.产品名称).toBe('滨海潮汐观测');
  expect(await read('b.csv', `\uFEFF${csv}`)).toEqual(plain);
  expect(await read('c.csv', iconv.encode(csv, 'gb18030'))).toEqual(plain);
});

test('an imported product is listed with a certificate and found by the words of its description', async () => {
  expect(await bringLines(await read('a.csv', csv))).toEqual({ created: 1, changed: 0, same: 0 });
  const found = await as('visitor')(listProducts, { keyword: '潮位' });
  expect(found.rows.map((row) => row.name)).toContain('滨海潮汐观测');
  const [row] = await sql`
    select p.industry, p.update_frequency, c.number is not null as certified
    from product p join certificate c on c.id = p.certificate_id where p.name = '滨海潮汐观测'`;
  expect(row).toEqual({ industry: 'agriculture', updateFrequency: 'hourly', certified: true });
});

test('the same file again brings nothing twice', async () => {
  expect(await bringLines(await read('a.csv', csv))).toEqual({ created: 0, changed: 0, same: 1 });
  const [row] = await sql`select count(*) from product where name = '滨海潮汐观测'`;
  expect(row).toEqual({ count: 1 });
});

test('a row that says something else becomes a new version with a new certificate', async () => {
  const changed = csv.replace('每时', '每日');
  expect(await bringLines(await read('a.csv', changed))).toEqual({ created: 0, changed: 1, same: 0 });
  const rows = await sql`
    select p.status, p.update_frequency, v.sequence from product p join product_version v on v.id = p.version_id
    where p.name = '滨海潮汐观测'`;
  expect(rows).toEqual([{ status: 'listed', updateFrequency: 'daily', sequence: 2 }]);
  const [certificates] = await sql`
    select count(*) filter (where c.state = 'valid') as valid, count(*) as all
    from certificate c join product p on p.id = c.subject_id where p.name = '滨海潮汐观测'`;
  expect(certificates).toEqual({ valid: 1, all: 2 });
});

test('each line that cannot be taken is named with field and reason', async () => {
  const lines = await read(
    'a.jsonl',
    [
      '{"id":"1","name":"甲","description":"短"}',
      '不是 JSON',
      '[1]',
      '{"id":"2","name":"正常的名称","description":"足够长的一段描述文字。"}',
      '',
      '{"id":"2","name":"同一个编号","description":"足够长的一段描述文字。"}',
      '{"id":"3","name":"错误很多","summary":"足够长的一段描述文字。","industry":"炼金","regions":"某地","periodFrom":"昨天","tiers":"标准 | 多 | 12.345"}',
    ].join('\n'),
  );
  const { rows, bad } = await planOf(lines);
  expect(rows.map((row) => row.key)).toEqual(['2']);
  const reported = bad.map(({ number, problems }) => [
    number,
    ...problems.map(({ field, text }) => `${field} ${text}`),
  ]);
  expect(reported.slice(0, 4)).toEqual([
    [1, '产品名称 产品名称需为 2–40 个字'],
    [2, ' 不是有效的 JSON'],
    [3, ' 不是 JSON 对象'],
    [6, '编号 与第 4 行编号相同'],
  ]);
  expect(reported[4]?.slice(1)).toEqual([
    expect.stringContaining('所属行业 没有“炼金”这一项，可填：农、林、牧、渔业'),
    expect.stringContaining('覆盖地区 没有“某地”'),
    expect.stringContaining('数据起始日 “昨天”不是日期'),
    expect.stringContaining('价格规格 第 1 行的次数：“多”不是整数'),
  ]);
});

test('whatever separates the cells of a table, it is read alike', async () => {
  const plain = await read('a.csv', 'id,name\n1,潮位\n');
  for (const sign of [';', '\t', '|']) expect(await read('a.csv', `id${sign}name\n1${sign}潮位\n`)).toEqual(plain);
});

test('a row with more cells than the heading is named, and so is a record too deep to be a product', async () => {
  const [row] = await read('a.csv', '编号,产品名称\n1,潮位,逐时\n');
  expect(row).toMatchObject({
    number: 2,
    record: null,
    problem: expect.stringContaining('表头有 2 列，这一行有 3 格'),
  });
  const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
  expect(await read('a.jsonl', deep)).toEqual([{ number: 1, record: null, problem: '超过 20 层' }]);
  await expect(read('a.jsonld', deep.replace('"a"', '"@graph"'))).rejects.toThrow('JSON 超过 20 层');
});

test.each([
  ['an empty file', 'a.csv', '', '文件里没有数据行'],
  ['a heading alone', 'a.csv', '编号,产品名称\n', '文件里没有数据行'],
  ['an empty list', 'a.json', '[]', '文件里没有数据行'],
  ['an endless line', 'a.jsonl', `{}\n${'a'.repeat(2 ** 20 + 1)}`, '第 2 行超过 1 MB'],
])('%s is refused with the reason', async (_, name, text, reason) => {
  await expect(read(name, text)).rejects.toThrow(reason);
});

test('of two imports of the same rows at once one is refused, and each row is there once', async () => {
  const lines = await read('g.csv', csv.replaceAll('A1', 'G1').replaceAll('潮汐观测', '海温观测'));
  const plans = await Promise.all([planOf(lines), planOf(lines)]);
  const ends = await Promise.allSettled(plans.map(bring));
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [refused] = ends.flatMap((end) => (end.status === 'rejected' ? [toEnvelope(end.reason)?.msg] : []));
  expect(refused).toContain('同样的数据刚刚已导入');
  const [row] = await sql`select count(*) from product where name = '滨海海温观测'`;
  expect(row).toEqual({ count: 1 });
});

test('when one row fails, none of the file is there', async () => {
  const plan = await planOf(await read('d.csv', csv.replaceAll('A1', 'D1').replaceAll('潮汐观测', '盐度观测')));
  const [good] = plan.rows;
  const broken = { ...good, key: 'D2', form: { ...good?.form, industry: 'no-such-industry' } } as Plan['rows'][0];
  const failing = bring({ ...plan, rows: [...plan.rows, broken] });
  await expect(failing).rejects.toMatchObject({ refusal: 'door.badInput' });
  const [row] = await sql`select count(*) from product where name = '滨海盐度观测'`;
  expect(row).toEqual({ count: 0 });
});

test('files beside the catalogue are imported; a missing one is reported, and no path leads out of the folder', async () => {
  await writeFile(join(folder, '封面.png'), pixel);
  await writeFile(join(folder, '样例.csv'), 'a,b\n1,2\n');
  const row = (key: string, sample: string) =>
    `${key},滨海波浪观测${key},"浮标测得的有效波高与周期，逐时记录",封面.png,${sample}\n`;
  const heading = '编号,产品名称,产品简介,封面,样例文件\n';
  const plan = await planOf(
    await read('f.csv', heading + row('F1', '样例.csv') + row('F2', '没有.csv') + row('F3', '../../etc/passwd')),
  );
  expect(plan.bad.map(({ number, problems }) => [number, problems[0]?.text])).toEqual([
    [3, '文件夹里没有“没有.csv”'],
    [4, '文件夹里没有“../../etc/passwd”'],
  ]);
  await bring(plan);
  const [found] = await sql`select cover is not null as covered, sample from product where name = '滨海波浪观测F1'`;
  expect(found).toMatchObject({ covered: true, sample: { name: '样例.csv' } });
  expect(await readFile(join(folder, '封面.png'))).toEqual(pixel);
});

const real = resolve(import.meta.dirname, '../../../../shared/input/data-sources.jsonl');
const isThere = existsSync(real);
if (!isThere) console.warn('skipped: ../shared/input/data-sources.jsonl is not on this machine');

test.runIf(isThere)(
  'the real catalogue goes in whole and is found by the words it uses',
  async () => {
    const lines = await read('data-sources.jsonl', await readFile(real));
    const plan = await planOf(lines);
    expect(plan.bad).toEqual([]);
    expect(await bring(plan)).toEqual({ created: 615, changed: 0, same: 0 });
    for (const keyword of ['碳排放', '气象', '人口普查']) {
      const { total, rows } = await as('visitor')(listProducts, { keyword, pageSize: 100 });
      const [counted] = await sql<{ count: number }[]>`
      select count(*) from product where status = 'listed' and strpos(name || summary || detail, ${keyword}) > 0`;
      expect(rows.length).toBeGreaterThan(0);
      expect(total).toBeGreaterThanOrEqual(counted?.count ?? 0);
    }
  },
  180_000,
);
