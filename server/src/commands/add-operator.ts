// npm run operator: adds a member of the office, or resets one, from the command line of the server. Without it a new centre
// has no operator who could sign in, and a centre with one administrator has no approver. Access to the server's
// shell implies every right, so no second administrator approves; the audit trail records it.

import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { parseArgs } from 'node:util';
import { phone as phoneShape } from '@shuji/contract/field';
import { linkMinutes, type OperatorRoleName, operatorRoles } from '@shuji/contract/operator/labels';
import { operatorName, username as usernameShape } from '@shuji/contract/operator/schema';
import { refusals } from '@shuji/contract/refusals';
import { record } from '#src/audit/actions.ts';
import { printFailure, StartFailure } from '#src/config/start-failure.ts';
import { openDatabase, type Tx, write } from '#src/db/open.ts';
import { lockRights } from '#src/db/rights-lock.ts';
import { refusalByConstraint } from '#src/http/constraints.ts';
import { connect } from '#src/import/connect.ts';
import { issueLink } from '#src/operator/actions-link.ts';
import { findCredentials, insertOperator, setPassword, setPhone, updateStatus } from '#src/operator/queries.ts';
import { deleteFactor } from '#src/operator/queries-factor.ts';
import { openVault, type Vault } from '#src/providers/vault.ts';
import { hashPassword } from '#src/session/password.ts';
import { deleteSessionsOf } from '#src/session/queries.ts';
import { deleteDevicesOf } from '#src/session/queries-device.ts';

const roleList = Object.entries(operatorRoles).map(([role, label]) => `${role}（${label}）`);
const usage = `用法：
  npm run operator -- 用户名 姓名 手机 角色…      添加运营人员
  npm run operator -- --reset 用户名 [手机]      重置登录方式，已停用的同时重新启用；给出手机则一并登记
角色：${roleList.join('、')}；系统、审核与审计不能授予同一人。一个手机只能登记一人。`;

await printFailure(async () => console.log(await run()));

async function run(): Promise<string> {
  // Not strict: an unknown option is answered with the usage.
  const { positionals, values } = parseArgs({ strict: false, options: { reset: { type: 'boolean' } } });
  const isKnown = Object.keys(values).every((name) => name === 'reset');
  const [first, ...rest] = positionals;
  const { data: username } = usernameShape.safeParse(first);
  if (!isKnown || username === undefined) throw new StartFailure(usage);
  const change = values.reset ? resetting(username, rest) : adding(username, rest);
  const { config, close } = await connect();
  const pool = openDatabase(config.databaseUrl, { max: 1 });
  try {
    // The password is random and discarded: the link is the only way in.
    const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
    const vault = openVault(config.secretKey, config.oldSecretKeys);
    const link = await write(pool, async (tx) => {
      const id = await change(tx, vault, passwordHash);
      const origin = {
        actorKind: 'anyone',
        actorId: null,
        address: 'command line',
        requestId: randomUUIDv7(),
      } as const;
      await record(tx, { call: values.reset ? 'resetOperator' : 'addOperator', subject: id, ...origin });
      return issueLink(tx, id, config.publicOrigin, new Date());
    });
    return `请在 ${linkMinutes} 分钟内由 ${username} 本人打开此链接设置密码，链接只能使用一次：\n${link}`;
  } catch (error) {
    const refusal = refusalByConstraint(error);
    throw refusal ? new StartFailure(refusals[refusal].msg) : error;
  } finally {
    await pool.end({ timeout: 2 });
    await close();
  }
}

/** Writes the operator; gives their id. */
type Change = (tx: Tx, vault: Vault, passwordHash: string) => Promise<string>;

function adding(username: string, [name = '', phone = '', ...roles]: string[]): Change {
  const isWhole = operatorName.safeParse(name).success && phoneShape.safeParse(phone).success && roles.length > 0;
  if (!isWhole || !roles.every(isRole)) throw new StartFailure(usage);
  return async (tx, vault, passwordHash) => {
    const id = randomUUIDv7();
    const powers = { roles: roles.filter(isRole), organisation: null };
    const reached = { phoneSealed: vault.encrypt(phone), phoneBlind: vault.blind(phone) };
    await insertOperator(tx, { id, username, name, ...powers, ...reached, passwordHash, mustChangePassword: true });
    return id;
  };
}

function resetting(username: string, [phone, ...more]: string[]): Change {
  const isWhole = phone === undefined || phoneShape.safeParse(phone).success;
  if (!isWhole || more.length > 0) throw new StartFailure(usage);
  return async (tx, vault, passwordHash) => {
    const credentials = await findCredentials(tx, username);
    if (!credentials) throw new StartFailure(refusals['operator.notFound'].msg);
    await lockRights(tx, credentials.id);
    await updateStatus(tx, credentials.id, 'active');
    if (phone) await setPhone(tx, credentials.id, { sealed: vault.encrypt(phone), blind: vault.blind(phone) });
    await setPassword(tx, credentials.id, { passwordHash, mustChangePassword: true });
    await deleteFactor(tx, credentials.id);
    await deleteSessionsOf(tx, 'office', credentials.id);
    await deleteDevicesOf(tx, 'office', credentials.id);
    return credentials.id;
  };
}

function isRole(word: string): word is OperatorRoleName {
  return Object.hasOwn(operatorRoles, word);
}
