// npm run log:check -- [SIZE:ROOT]: checks the certificates and their log against the signed checkpoints.
import { setTimeout as sleep } from 'node:timers/promises';
import { fromBase64 } from '@shuji/contract/proof/bytes';
import { checkCertificates } from '#src/certificate/check.ts';
import { printFailure, StartFailure } from '#src/config/start-failure.ts';
import { openDatabase } from '#src/db/open.ts';
import { connect } from '#src/import/connect.ts';
import { checkLog } from '#src/proof-log/check.ts';
import { findFork } from '#src/proof-log/fork.ts';
import { openLogHead } from '#src/providers/log-head.ts';
import { openSigner } from '#src/providers/signer.ts';

const usage =
  '用法：npm run log:check -- [长度:根哈希]\n长度与根哈希取自以前某次检查的结果，用来证明日志没有被截短或整个改写。';
const mostPrinted = 50;
const signingMs = 2_000;

await printFailure(run);

async function run(): Promise<void> {
  const argument = process.argv[2];
  const [, size, root = ''] = /^(\d{1,15}):([A-Za-z0-9+/=]{44})$/.exec(argument ?? '') ?? [];
  if (argument !== undefined && (size === undefined || fromBase64(root) === null)) throw new StartFailure(usage);
  const { config, close } = await connect();
  const pool = openDatabase(config.databaseUrl, { max: 1 });
  try {
    const { origin, known } = openSigner(config.proofLog, config.secretKey);
    const logHead = openLogHead(config.files, config.dataDir);
    const check = async () => {
      const stored = await logHead.read();
      const head = size === undefined ? stored?.origin === origin && stored : { size: Number(size), root };
      const fork = await findFork(pool, origin, stored);
      const log = await checkLog(pool, { keys: known, now: new Date(), noted: head || undefined });
      const certificates = await checkCertificates(pool);
      return { log, certificates, wrong: [...(fork ? [`${fork}。`] : []), ...log.broken, ...certificates.broken] };
    };
    const first = await check();
    // Places are given before they are signed: a server that signs meanwhile is given the time to.
    const { log, certificates, wrong } = first.wrong.length === 0 ? first : await sleep(signingMs).then(check);
    if (wrong.length > 0)
      throw new StartFailure(`存证不完整，共 ${wrong.length} 处：\n${wrong.slice(0, mostPrinted).join('\n')}`);
    console.log(
      `存证完整：日志 ${origin} 共 ${log.head.size} 项，另有 ${log.waiting} 项待入；证书 ${certificates.count} 份，逐份相符。`,
    );
    console.log(`日志末端（请抄存在别处，下次检查时提供）：${log.head.size}:${log.head.root}`);
  } finally {
    await pool.end({ timeout: 2 });
    await close();
  }
}
