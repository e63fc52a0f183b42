// npm run rotate-key: seals everything anew under SECRET_KEY that stands under a key of SECRET_KEY_OLD. The nodes are stopped.

import { rotate } from '#src/config/secret-key.ts';
import { printFailure, StartFailure } from '#src/config/start-failure.ts';
import { migrate } from '#src/db/migrate.ts';
import { connect } from '#src/import/connect.ts';
import { openVault } from '#src/providers/vault.ts';

await printFailure(run);

async function run(): Promise<void> {
  const { config, close } = await connect();
  try {
    const [last, ...before] = config.oldSecretKeys;
    if (!last)
      throw new StartFailure(
        '请把新密钥设为 SECRET_KEY，原来的密钥设为 SECRET_KEY_OLD（多把以逗号分隔），再执行一次。',
      );
    if (config.oldSecretKeys.some((key) => key.equals(config.secretKey)))
      throw new StartFailure('SECRET_KEY 与 SECRET_KEY_OLD 是同一把；请用 openssl rand -hex 32 另行生成新密钥。');
    await migrate(config.databaseUrl);
    const { sealed, columns } = await rotate(config.databaseUrl, openVault(config.secretKey), openVault(last, before));
    console.log(`已用新密钥重新加密 ${sealed} 处，涉及 ${columns.length} 列：${columns.join('、')}。`);
    console.log('请保留 SECRET_KEY_OLD：审计链的旧签名、举报查询码与恢复码仍凭它核对。');
  } finally {
    await close();
  }
}
