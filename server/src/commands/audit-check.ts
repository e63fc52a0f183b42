// npm run audit-check -- [POSITION:HASH]: checks that the audit trail is unaltered.
import { checkTrail } from '#src/audit/check.ts';
import { printFailure, StartFailure } from '#src/config/start-failure.ts';
import { openDatabase } from '#src/db/open.ts';
import { connect } from '#src/import/connect.ts';
import { openVault } from '#src/providers/vault.ts';

const usage =
  '用法：npm run audit-check -- [位置:哈希]\n位置与哈希取自以前某次检查的结果，用来证明其前的链没有被截短或改写。';

await printFailure(run);

async function run(): Promise<void> {
  const anchor = process.argv[2];
  const noted = anchor === undefined ? null : /^(\d+):([0-9a-f]{64})$/.exec(anchor);
  if (anchor !== undefined && !noted) throw new StartFailure(usage);
  const { config, close } = await connect();
  const pool = openDatabase(config.databaseUrl, { max: 1 });
  try {
    const notedHead = noted ? { position: Number(noted[1]), hash: noted[2] as string } : undefined;
    const { head, waiting, broken } = await checkTrail(
      pool,
      openVault(config.secretKey, config.oldSecretKeys),
      new Date(),
      notedHead,
    );
    if (broken) throw new StartFailure(`审计链不完整：${broken}。`);
    console.log(`审计链完整：共 ${head.position} 环，另有 ${waiting} 条记录待入链。`);
    console.log(`链尾（请抄存在别处，下次检查时提供）：${head.position}:${head.hash}`);
  } finally {
    await pool.end({ timeout: 2 });
    await close();
  }
}
