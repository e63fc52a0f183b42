// The other half of figure S3: the golden queries against the demonstration's products, with the rank of each.
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from 'node:process';
import golden from '../demo/golden-queries.json' with { type: 'json' };
import { untilReady } from './centre.ts';
import { printNumber } from './figure.ts';

const root = join(import.meta.dirname, '..');
const firstPage = 10;
const targetShare = 0.95;

interface Answered {
  kind: string;
  keyword: string;
  name: string;
  /** From 1; null when the first page does not have it. */
  rank: number | null;
}

/** Runs all queries, writes each with its rank to a file, and reports whether enough were found. */
export async function askGolden(port: number, file: string): Promise<boolean> {
  const { DATABASE_URL: _, ...rest } = env;
  const server = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...rest, DEMO: '1', PORT: String(port), DATA_DIR: join(root, '.cache/bench/demo') },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    const origin = `http://127.0.0.1:${port}`;
    await untilReady(`${origin}/readyz`, server);
    const answers: Answered[] = [];
    for (const [kind = '', keyword = '', name = ''] of golden)
      answers.push({ kind, keyword, name, rank: await rankOf(origin, keyword, name) });
    await writeFile(file, `${JSON.stringify(answers, null, 1)}\n`);
    const found = answers.filter(({ rank }) => rank !== null).length;
    print(answers, found, file);
    return found / answers.length >= targetShare;
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

async function rankOf(origin: string, keyword: string, name: string): Promise<number | null> {
  const query = new URLSearchParams({ keyword, pageSize: String(firstPage) });
  const { data } = (await (await fetch(`${origin}/api/product/list?${query}`)).json()) as {
    data: { rows: { name: string }[] };
  };
  const at = data.rows.findIndex((row) => row.name === name);
  return at < 0 ? null : at + 1;
}

function print(answers: readonly Answered[], found: number, file: string): void {
  const share = ((found / answers.length) * 100).toFixed(1);
  const of = `% of ${answers.length} golden queries of the demonstration with the right product in the first ${firstPage}`;
  printNumber({ id: 'S3', is: (found / answers.length) * 100, of, atLeast: targetShare * 100 });
  console.log(
    `\nS3 标准查询 ${answers.length} 条：前 ${firstPage} 条内命中 ${share} %（目标 ≥ ${targetShare * 100} %）；逐条：${file}\n`,
  );
  const kinds = Map.groupBy(answers, ({ kind }) => kind);
  console.table(
    Object.fromEntries(
      [...kinds].map(([kind, queries]) => [
        kind,
        {
          查询: queries.length,
          第一条: queries.filter(({ rank }) => rank === 1).length,
          [`前 ${firstPage} 条`]: queries.filter(({ rank }) => rank !== null).length,
        },
      ]),
    ),
  );
}
