// npm run import -- FILE --merchant NAME: product descriptions from a file onto the market.
import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import cliProgress from 'cli-progress';
import { pino } from 'pino';
import { publishOnly } from '#src/cache/invalidation-bus.ts';
import { StartFailure } from '#src/config/start-failure.ts';
import { openDatabase } from '#src/db/open.ts';
import { runJob } from '#src/http/execute.ts';
import { Refusal, toEnvelope } from '#src/http/refuse.ts';
import { type Reading, readLines } from '#src/import/read/read-lines.ts';
import { findMerchantCalled } from '#src/merchant/queries.ts';
import { openProviders } from '#src/providers/open.ts';
import { readRegions } from '#src/site/regions.ts';
import { Unreadable } from '#src/spreadsheet/unreadable.ts';
import { bringIn, type Outcome, planCatalogue } from './command.ts';
import { connect } from './connect.ts';
import type { Plan } from './plan.ts';

const usage = `用法：npm run import -- 文件 --merchant 数商名称或统一社会信用代码 [--files 附件文件夹] [--dry-run] [--skip-bad]
文件可以是 .xlsx、.csv、.jsonl、.json 或 .jsonld（DCAT）；附件默认在文件所在的文件夹里找。`;
const mostShown = 50;

try {
  process.exitCode = await run();
} catch (failure) {
  console.error(wordsOf(failure));
  process.exitCode = 1;
}

function wordsOf(failure: unknown): string {
  if (failure instanceof StartFailure) return failure.message;
  const refused = toEnvelope(failure);
  if (!refused) throw failure;
  const reasons = failure instanceof Refusal ? Object.values(failure.fields ?? {}).join('；') : '';
  return `${refused.msg}${reasons && `：${reasons}`}。未导入任何产品。`;
}

async function run(): Promise<number> {
  const { file, merchantName, skipBad, isDry, folder } = readArguments();
  const { lines, encoding } = await readingOf(file);
  if (encoding && encoding !== 'utf-8') console.log(`文件按 ${encoding.toUpperCase()} 编码解读。`);
  const { config, close } = await connect();
  const pool = openDatabase(config.databaseUrl, { max: 2 });
  const side = openDatabase(config.databaseUrl, { max: 1, writable: true });
  try {
    await readRegions(pool, new Date());
    const merchant = await findMerchantCalled(pool, merchantName);
    if (!merchant) throw new StartFailure(`没有名为“${merchantName}”的数商，或其入驻资格已失效。`);
    const providers = await openProviders(config, side, pino({ level: 'error' }));
    const plan = await planCatalogue(lines, { db: pool, vault: providers.vault, merchant, folder });
    printPlan(plan);
    if (plan.bad.length > 0 && !skipBad) {
      console.error(
        `共 ${lines.length} 行，${plan.bad.length} 行有误，未导入任何产品。改正后重试，或加 --skip-bad 只导入其余各行。`,
      );
      return 1;
    }
    if (isDry) {
      const count = (outcome: string) => plan.rows.filter((row) => row.outcome === outcome).length;
      console.log(
        `试运行，没有写入：将新建 ${count('new')} 个，更新 ${count('changed')} 个，${count('same')} 个没有变化。`,
      );
      return 0;
    }
    const bar = new cliProgress.SingleBar(
      { format: '导入 {bar} {value}/{total}', noTTYOutput: false },
      cliProgress.Presets.rect,
    );
    bar.start(plan.rows.length, 0);
    let outcome: Outcome = { created: 0, changed: 0, same: 0 };
    await runJob(
      { pool, providers, invalidate: publishOnly, refresh: readRegions },
      {
        name: 'import',
        cron: '',
        run: async (context) => {
          const onRow = (done: number) => bar.update(done);
          outcome = await bringIn(plan, { merchant, source: basename(file), folder, onRow }, context);
        },
      },
    ).finally(() => bar.stop());
    console.log(
      `归“${merchant.name}”所有：新建 ${outcome.created} 个产品，更新 ${outcome.changed} 个，${outcome.same} 个没有变化；${plan.bad.length} 行有误。`,
    );
    return 0;
  } finally {
    await Promise.all([pool.end({ timeout: 2 }), side.end({ timeout: 2 })]);
    await close();
  }
}

async function readingOf(file: string): Promise<Reading> {
  const bytes = await readFile(file).catch((cause: NodeJS.ErrnoException) => {
    throw new StartFailure(`无法读取文件 ${file}（${cause.code}）。`, { cause });
  });
  return readLines(basename(file), bytes).catch((cause: unknown) => {
    throw cause instanceof Unreadable ? new StartFailure(cause.message, { cause }) : cause;
  });
}

function printPlan({ bad, unknownColumns }: Plan): void {
  if (unknownColumns.length > 0) console.error(`不认识的列没有导入：${unknownColumns.join('、')}。`);
  for (const { number, problems } of bad.slice(0, mostShown)) {
    const words = problems.map(({ field, text }) => (field ? `${field}：${text}` : text));
    console.error(`第 ${number} 行：${words.join('；')}`);
  }
  if (bad.length > mostShown) console.error(`……另有 ${bad.length - mostShown} 行有误。`);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        merchant: { type: 'string' },
        files: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'skip-bad': { type: 'boolean', default: false },
      },
    });
    const [file] = positionals;
    if (!file || positionals.length > 1 || !values.merchant) throw new StartFailure(usage);
    return {
      file,
      merchantName: values.merchant,
      skipBad: values['skip-bad'],
      isDry: values['dry-run'],
      folder: resolve(values.files ?? dirname(file)),
    };
  } catch (cause) {
    throw cause instanceof StartFailure ? cause : new StartFailure(usage, { cause });
  }
}
