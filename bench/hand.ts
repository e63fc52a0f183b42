// The reference `hand`: node:http and pg, one hand-written prepared statement for each shape of question.
import { createServer } from 'node:http';
import { env } from 'node:process';
import pg from 'pg';
import { parseQuery } from '../server/src/text/parsed-query.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 20 });

const card = `p.id, p.number, p.name, p.summary, p.cover, p.product_type as "productType", p.industry, p.scenes,
  p.price_mode as "priceMode", p.price_from as "priceFrom", p.delivery, p.update_frequency as "updateFrequency",
  array_remove(array[case when p.trial_calls is not null then 'api' end, case when p.sample_open then 'sample' end], null) as trials, p.sample is not null as "hasSample", p.merchant_id as "merchantId",
  p.merchant_name as "merchantName", p.listed_at as "listedAt"`;

const conditions: Record<string, string> = {
  type: 'p.product_type = ',
  industry: 'p.industry = ',
  priceMode: 'p.price_mode = ',
  updateFrequency: 'p.update_frequency = ',
  scene: 'p.scenes @> array[%]::text[]',
  // Matches the region, its province or the country. Each product of the bench has one region.
  region: "(p.regions && array[%, '100000']::text[] or p.regions = array[left(%::text, 2) || '0000'])",
  delivery: 'p.delivery @> array[%]::text[]',
};

interface Prepared {
  name: string;
  text: string;
  fields: string[];
}

const prepared = new Map<string, Prepared>();

const orders: Record<string, string> = {
  quality: 'p.score desc, p.id',
  newest: 'p.listed_at desc, p.id desc',
  price: 'p.price_from, p.id',
};

function prepare(fields: string[], sort: string): Prepared {
  const name = [sort, ...fields].join('+');
  const cached = prepared.get(name);
  if (cached) return cached;
  const where = fields.map((field, at) => {
    const condition = conditions[field] ?? '';
    return condition.includes('%') ? condition.replaceAll('%', `$${at + 1}`) : `${condition}$${at + 1}`;
  });
  const from = `from product p where ${["p.status = 'listed'", ...where].join(' and ')}`;
  const text = `select (select count(*) ${from}) as total, ${card} ${from} order by ${orders[sort]} limit 12 offset $${fields.length + 1}`;
  const statement = { name, text, fields };
  prepared.set(name, statement);
  return statement;
}

async function list(query: URLSearchParams) {
  if (query.has('keyword')) return searchProducts(query);
  const filterKeys = [...query.keys()].filter((key) => key in conditions).sort();
  const { name, text, fields } = prepare(filterKeys, query.get('sort') ?? 'quality');
  const offset = (Number(query.get('pageNum')) - 1) * 12;
  const { rows } = await pool.query({ name, text, values: [...fields.map((field) => query.get(field)), offset] });
  const total = rows[0]?.total ?? 0;
  for (const row of rows) delete row.total;
  return { total, rows };
}

function searching(query: URLSearchParams) {
  const fields = [...query.keys()].filter((key) => key in conditions).sort();
  const where = [
    "p.status = 'listed'",
    'p.search @@ $1::text::tsquery',
    ...fields.map((field, at) => {
      const condition = conditions[field] ?? '';
      return condition.includes('%') ? condition.replaceAll('%', `$${at + 2}`) : `${condition}$${at + 2}`;
    }),
  ];
  const keyword = parseQuery(query.get('keyword') ?? '')?.all ?? '';
  return { fields, where: where.join(' and '), values: [keyword, ...fields.map((field) => query.get(field))] };
}

/** A page by rank among the best 480, as the centre ranks. */
async function searchProducts(query: URLSearchParams) {
  const { fields, where, values } = searching(query);
  const text = `
    with best as materialized (
      select p.id, ts_rank('{0.02, 0.15, 0.5, 1.0}', p.search, $1::text::tsquery) as rank, p.score
      from product p where ${where} order by p.score desc, p.id limit 480
    )
    select (select count(*) from product p where ${where}) as total, ${card} from best join product p on p.id = best.id
    order by best.rank * 1000 + best.score desc, p.id limit 12 offset $${fields.length + 2}`;
  const offset = (Number(query.get('pageNum')) - 1) * 12;
  const name = ['search', ...fields].join('+');
  const { rows } = await pool.query({ name, text, values: [...values, offset] });
  const total = rows[0]?.total ?? 0;
  for (const row of rows) delete row.total;
  return { total, rows };
}

const counted: Record<string, string> = {
  type: 'p.product_type',
  industry: 'p.industry',
  priceMode: 'p.price_mode',
  updateFrequency: 'p.update_frequency',
  scene: 'unnest(p.scenes)',
  region: 'unnest(p.regions)',
  delivery: 'unnest(p.delivery)',
  merchant: 'p.merchant_id::text',
};

/** All counts in one statement. It leaves a facet's own filter on and the nationwide under their own name, which is less work than the centre does. */
async function facetCounts(query: URLSearchParams) {
  const { fields, where, values } = searching(query);
  const each = Object.entries(counted).map(
    ([name, column]) => `select '${name}' as facet, ${column} as value, count(*) as count from p group by 2`,
  );
  const text = `with p as materialized (
    select p.product_type, p.industry, p.price_mode, p.update_frequency, p.scenes, p.regions, p.delivery, p.merchant_id
    from product p where ${where}) ${each.join(' union all ')}`;
  return (await pool.query({ name: ['facets', ...fields].join('+'), text, values })).rows;
}

const detail = `select ${card}, p.detail, p.registered_at as "registeredAt", p.certificate_id as "certificateId",
  p.certificate_number as "certificateNumber", p.sample, v.sequence as version, v.content
  from product p join product_version v on v.id = p.version_id where p.id = $1 and p.status = 'listed'`;

async function one(id: string) {
  const { rows } = await pool.query({ name: 'one', text: detail, values: [id] });
  return rows[0] ?? null;
}

const infoPath = '/api/product/info/';

function answer(url: URL) {
  if (url.pathname.startsWith(infoPath)) return one(url.pathname.slice(infoPath.length));
  return url.pathname.endsWith('/facets') ? facetCounts(url.searchParams) : list(url.searchParams);
}

createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://hand');
  const data = await answer(url);
  const body = Buffer.from(JSON.stringify({ code: 200, msg: '操作成功', data }));
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
  response.end(body);
}).listen(Number(env.PORT), '127.0.0.1');
