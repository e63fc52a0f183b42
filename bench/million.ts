// Figure S7: the same questions to a hundred thousand products and to a million, in turn; what counts is the slowest one in a hundred.
import { type Centre, startCentre } from './centre.ts';
import { printNumber } from './figure.ts';
import { type Measured, measure, median } from './measure.ts';

export interface Compared {
  what: string;
  small: number;
  large: number;
  ratio: number;
  /** Requests that were not answered 200: a quick refusal is no measurement. */
  failed: number;
}

const maxRatio = 3;
const deepPage = 500;
const sorts = ['quality', 'newest', 'price'];
const filters = ['', 'type=dataset', 'type=api', 'priceMode=negotiable'];

interface MillionOptions {
  /** Where the million lies. */
  databaseUrl: string;
  rounds: number;
  seconds: number;
  port: number;
  /** Filtered lists and searches; see addresses.ts. */
  lists: string[];
  searches: string[];
}

/** Starts a second centre of a million products beside the small one. */
export async function compareWithMillion(small: Centre, options: MillionOptions): Promise<Compared[]> {
  const large = await startCentre(options.databaseUrl, options.port, 'million');
  try {
    const deep = sorts.flatMap((sort) =>
      filters.map((filter) => `/api/product/list?${filter}&sort=${sort}&pageSize=12&pageNum=${deepPage}`),
    );
    const first = options.lists.map((path) => path.replace(/pageNum=\d+/, 'pageNum=1'));
    const compared: Compared[] = [];
    for (const [what, paths] of Object.entries({ 首页: first, 检索: options.searches, [`第 ${deepPage} 页`]: deep }))
      compared.push(await compare(what, paths, [small, large], options));
    return compared;
  } finally {
    await large.stop();
  }
}

async function compare(
  what: string,
  paths: readonly string[],
  [small, large]: [Centre, Centre],
  { rounds, seconds }: MillionOptions,
): Promise<Compared> {
  const [ours, theirs]: Measured[][] = [[], []];
  const [one, other] = [unlike(paths), unlike(paths)];
  // A term is read on its first use, on each of them.
  console.error(`S7 ${what}：预热`);
  await measure(small.origin, one, warmSeconds);
  await measure(large.origin, other, warmSeconds * longer);
  for (let round = 0; round < rounds; round += 1) {
    ours?.push(await measure(small.origin, one, seconds));
    theirs?.push(await measure(large.origin, other, seconds));
    console.error(`S7 ${what}：第 ${round + 1} / ${rounds} 轮`);
  }
  const p99 = (measured: Measured[] = []) => median(measured.map((each) => each.p99));
  const failed = [...(ours ?? []), ...(theirs ?? [])].reduce((sum, each) => sum + each.failed, 0);
  return { what, small: p99(ours), large: p99(theirs), ratio: p99(theirs) / p99(ours), failed };
}

const warmSeconds = 10;
// Ten times the products take ten times as long to read.
const longer = 10;

/** Goes through the addresses again and again, no two alike: no reply comes from the cache. */
function unlike(paths: readonly string[]): () => string {
  let at = -1;
  return () => {
    at += 1;
    return spelt(paths[at % paths.length] as string, Math.floor(at / paths.length));
  };
}

/** The same question spelt otherwise: letters of its fields' names stand as they are, or by their number. */
function spelt(path: string, way: number): string {
  let left = way;
  return path.replace(/(?<=[?&])[a-zA-Z]+(?==)/g, (name) =>
    [...name]
      .map((letter) => {
        const isByNumber = left % 2 === 1;
        left = Math.floor(left / 2);
        return isByNumber ? `%${letter.charCodeAt(0).toString(16)}` : letter;
      })
      .join(''),
  );
}

export function isMillionReached(compared: readonly Compared[]): boolean {
  return compared.every(({ ratio, failed }) => failed === 0 && ratio <= maxRatio);
}

export function printMillion(compared: readonly Compared[]): void {
  for (const { what, small, large, ratio, failed } of compared) {
    const of = `× the p99 at 100,000: ${what}, ${large} ms at a million, ${small} ms`;
    printNumber({ id: 'S7', is: ratio, of, atMost: maxRatio });
    if (failed > 0) printNumber({ id: 'S7', is: failed, of: `requests not answered 200: ${what}`, atMost: 0 });
  }
  console.log(`\nS7 一百万件产品：p99 不超过十万件时的 ${maxRatio} 倍\n`);
  console.table(
    Object.fromEntries(
      compared.map(({ what, small, large, ratio }) => [
        `S7 ${what}`,
        {
          '十万件 p99 毫秒': small,
          '百万件 p99 毫秒': large,
          倍数: Number(ratio.toFixed(2)),
          达到: ratio <= maxRatio ? '是' : '否',
        },
      ]),
    ),
  );
}
