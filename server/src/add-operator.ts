// npm run operator -- USERNAME NAME ROLE…: a member of the office, without whom a new centre has nobody to sign in there.
import { randomUUIDv7 } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type OperatorRoleName, operatorRoles } from '@shuji/contract/operator';
import { refusals } from '@shuji/contract/refusals';
import { record } from '#src/audit/actions.ts';
import { openDatabase, write } from '#src/db/open.ts';
import { refusalByConstraint } from '#src/http/constraints.ts';
import { connect } from '#src/import/connect.ts';
import { insertOperator } from '#src/operator/queries.ts';
import { oncePassword } from '#src/operator/secrets.ts';
import { hashPassword } from '#src/session/password.ts';
import { StartFailure, tellFailure } from '#src/start-failure.ts';

const words = Object.entries(operatorRoles).map(([role, label]) => `${role}（${label}）`);
const usage = `用法：npm run operator -- 用户名 姓名 角色…\n角色：${words.join('、')}；系统、审核与审计不能授予同一人。`;

await tellFailure(async () => console.log(await run()));

async function run(): Promise<string> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [username = '', name = '', ...roles] = positionals;
  const isWhole = /^[a-z][a-z0-9._-]{1,31}$/.test(username) && name !== '' && [...name].length <= 20;
  if (!isWhole || roles.length === 0 || !roles.every(isRole)) throw new StartFailure(usage);
  const { config, close } = await connect();
  const pool = openDatabase(config.databaseUrl, { max: 1 });
  // Told once, here; nobody else can know it.
  const password = oncePassword();
  const id = randomUUIDv7();
  try {
    const passwordHash = await hashPassword(password);
    await write(pool, async (tx) => {
      const powers = { roles: roles.filter(isRole), organisation: null };
      await insertOperator(tx, { id, username, name, passwordHash, ...powers, mustChangePassword: true });
      const origin = {
        actorKind: 'anyone',
        actorId: null,
        address: 'command line',
        requestId: randomUUIDv7(),
      } as const;
      await record(tx, { call: 'addOperator', subject: id, ...origin });
    });
  } catch (error) {
    const refusal = refusalByConstraint(error);
    throw refusal ? new StartFailure(refusals[refusal].msg) : error;
  } finally {
    await pool.end({ timeout: 2 });
    await close();
  }
  return `已添加运营人员 ${username}（${name}）。\n初始密码：${password}\n请登录 ${config.publicOrigin}/office，首次登录须修改密码。`;
}

function isRole(word: string): word is OperatorRoleName {
  return Object.hasOwn(operatorRoles, word);
}
