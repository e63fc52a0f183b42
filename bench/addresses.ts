// The addresses to request. Lists and products never repeat; warm pages repeat over and over.
import { openDatabase } from '../server/src/db/open.ts';
import { type Random, seeded } from './random.ts';
import { places, type Subject, shapes, subjects } from './subjects.ts';

const facets = ['type', 'industry', 'scene', 'region', 'priceMode', 'delivery', 'updateFrequency'] as const;
const columns = {
  type: 'product_type',
  industry: 'industry',
  scene: 'unnest(scenes)',
  region: 'unnest(regions)',
  priceMode: 'price_mode',
  delivery: 'unnest(delivery)',
  updateFrequency: 'update_frequency',
} as const;
// Few people change the order.
const sorts = { quality: 8, newest: 1, price: 1 };
const deepestPage = 5;
const pageSize = 12;

export interface Addresses {
  /** Filtered lists, all different. */
  lists: string[];
  /** Keyword searches, all different: each a list and then the facets beside it. */
  searches: string[];
  /** Products, all different. */
  products: string[];
  warmJson: string[];
  warmPages: string[];
}

export async function readAddresses(databaseUrl: string, listCount: number): Promise<Addresses> {
  const sql = openDatabase(databaseUrl, { max: 1 });
  try {
    const random = seeded(7);
    const values = new Map<string, string[]>();
    for (const facet of facets) {
      const rows = await sql.unsafe(`select distinct ${columns[facet]} as value from product order by 1`);
      values.set(
        facet,
        rows.map((row) => row.value as string),
      );
    }
    const ids = (await sql<{ id: string }[]>`select id from product order by number`).map((row) => row.id);
    const info = (id: string) => `/api/product/info/${id}`;
    const some = ids.slice(0, 4);
    return {
      lists: lists(random, values, listCount),
      searches: searches(random, values, listCount),
      products: ids.slice(4).map(info),
      warmJson: [
        '/api/product/list?pageSize=12',
        '/api/product/list?industry=finance&pageSize=12',
        '/api/news/list',
        ...some.slice(0, 2).map(info),
      ],
      warmPages: ['/', '/product', '/news', ...some.slice(2).map((id) => `/prodinfo?id=${id}`)],
    };
  } finally {
    await sql.end();
  }
}

function lists(random: Random, values: Map<string, string[]>, count: number): string[] {
  const addresses = new Set<string>();
  while (addresses.size < count) {
    const query = new URLSearchParams();
    for (const facet of random.some(facets, random.int(1, 2))) query.set(facet, random.pick(values.get(facet) ?? []));
    query.set('sort', random.weighed(sorts));
    query.set('pageNum', String(random.int(1, deepestPage)));
    query.set('pageSize', String(pageSize));
    addresses.add(`/api/product/list?${query}`);
  }
  return [...addresses];
}

// A third of the words stand in most of the listings, as goals.md wants it.
const common = ['数据', '质量', '更新', '供方', '说明'];
const names = [...places.map(([, name]) => name), ...Object.values(shapes).flat()];

/** A keyword that a visitor looking for one subject would type. */
function wordOf(random: Random, { about, fields }: Subject): string {
  if (random.next() < 1 / 3) return random.pick(common);
  return random.pick(random.next() < 0.3 ? names : [...about, ...fields]);
}

function searches(random: Random, values: Map<string, string[]>, count: number): string[] {
  const addresses = new Set<string>();
  while (addresses.size < count) {
    const subject = random.pick(subjects);
    const words = Array.from({ length: random.int(1, 3) }, () => wordOf(random, subject));
    const query = new URLSearchParams({ keyword: words.join(' ') });
    for (const facet of random.some(facets, random.int(0, 1))) query.set(facet, random.pick(values.get(facet) ?? []));
    addresses.add(String(query));
  }
  const page = () => `pageNum=${random.int(1, deepestPage)}&pageSize=${pageSize}`;
  return [...addresses].flatMap((query) => [`/api/product/list?${query}&${page()}`, `/api/product/facets?${query}`]);
}
