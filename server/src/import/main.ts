// npm run import -- FILE --merchant NAME: product descriptions from a file onto the market.
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import cliProgress from 'cli-progress';
import { pino } from 'pino';
import { openDatabase } from '#src/db/open.ts';
import { runJob } from '#src/http/serve.ts';
import { findMerchantCalled } from '#src/merchant/queries.ts';
import { openOutside } from '#src/outside/open.ts';
import { StartFailure } from '#src/start-failure.ts';
import { checkLines, importAll, type Outcome } from './actions.ts';
import { connect } from './connect.ts';
import { readLines } from './read-file.ts';

const usage = '用法：npm run import -- 文件.jsonl|文件.csv --merchant 数商名称或统一社会信用代码 [--skip-bad]';
const mostShown = 50;

try {
  process.exitCode = await run();
} catch (failure) {
  if (!(failure instanceof StartFailure)) throw failure;
  console.error(failure.message);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const { file, merchantName, skipBad } = readArguments();
  const lines = await readLines(file);
  const { config, close } = await connect();
  const pool = openDatabase(config.databaseUrl, { max: 2 });
  const side = openDatabase(config.databaseUrl, { max: 1, writable: true });
  try {
    const merchant = await findMerchantCalled(pool, merchantName);
    if (!merchant) throw new StartFailure(`没有名为“${merchantName}”的数商，或其入驻资格已失效。`);
    const { good, bad } = await checkLines(pool, lines);
    for (const { number, reasons } of bad.slice(0, mostShown)) console.error(`第 ${number} 行：${reasons.join('；')}`);
    if (bad.length > mostShown) console.error(`……另有 ${bad.length - mostShown} 行有误。`);
    if (bad.length > 0 && !skipBad) {
      console.error(
        `共 ${lines.length} 行，${bad.length} 行有误，未导入任何产品。改正后重试，或加 --skip-bad 只导入其余各行。`,
      );
      return 1;
    }
    const outside = await openOutside(config, side, pino({ level: 'error' }));
    const bar = new cliProgress.SingleBar(
      { format: '导入 {bar} {value}/{total}', noTTYOutput: false },
      cliProgress.Presets.rect,
    );
    bar.start(good.length, 0);
    let outcome: Outcome = { imported: 0, known: 0 };
    await runJob(
      { pool, outside, drop: () => {} },
      {
        name: 'import',
        cron: '',
        run: async (scene) => {
          outcome = await importAll(good, merchant, basename(file), scene, (done) => bar.update(done));
        },
      },
    ).finally(() => bar.stop());
    console.log(
      `已导入 ${outcome.imported} 个产品，归“${merchant.name}”所有；${outcome.known} 个此前已导入；${bad.length} 行有误。`,
    );
    return 0;
  } finally {
    await Promise.all([pool.end({ timeout: 2 }), side.end({ timeout: 2 })]);
    await close();
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { merchant: { type: 'string' }, 'skip-bad': { type: 'boolean', default: false } },
    });
    const [file] = positionals;
    if (!file || positionals.length > 1 || !values.merchant) throw new StartFailure(usage);
    return { file, merchantName: values.merchant, skipBad: values['skip-bad'] };
  } catch (cause) {
    throw cause instanceof StartFailure ? cause : new StartFailure(usage, { cause });
  }
}
