// npm run log:restart -- SIZE:ROOT: acknowledges the loss of what was signed; the log goes on under another name and keys.

import { printFailure, StartFailure } from '#src/config/start-failure.ts';
import { openDatabase, write } from '#src/db/open.ts';
import { connect } from '#src/import/connect.ts';
import { restartLog } from '#src/proof-log/restart.ts';
import { openLogHead } from '#src/providers/log-head.ts';
import { openSigner } from '#src/providers/signer.ts';

const usage =
  '用法：npm run log:restart -- 长度:根哈希\n先读 docs/runbook.md“存证日志被退回”；长度与根哈希照启动时的提示抄写。';

await printFailure(run);

async function run(): Promise<void> {
  const acknowledged = process.argv[2];
  if (!acknowledged) throw new StartFailure(usage);
  const { config, close } = await connect();
  const pool = openDatabase(config.databaseUrl, { max: 1 });
  try {
    const signer = openSigner(config.proofLog, config.secretKey);
    const logHead = openLogHead(config.files, config.dataDir);
    await write(pool, (db) => restartLog(db, { signer, logHead }, acknowledged, new Date()));
    console.log(
      `已在日志与审计记录中写明丢失；启动后以 ${signer.origin} 继续签署。请公告新的名称与公钥，以及丢失的末端。`,
    );
  } finally {
    await pool.end({ timeout: 2 });
    await close();
  }
}
