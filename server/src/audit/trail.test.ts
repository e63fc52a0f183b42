import { getCaptcha, signIn } from '@shuji/contract/account/calls';
import { getAuditChain, listAuditEntries } from '@shuji/contract/audit/calls';
import { addFavourite } from '@shuji/contract/product/interest';
import { chinaDay } from '@shuji/contract/time';
import { afterEach, expect, test } from 'vitest';
import { type Tx, write } from '#src/db/open.ts';
import { cast } from '#src/demo/cast.ts';
import { listProduct } from '#test/listed-product.ts';
import { captchaAnswer } from '#test/outside.ts';
import { world } from '#test/world.ts';
import { printNumber } from '../../../bench/figure.ts';
import { record, sealTrail } from './actions.ts';
import { type Anchor, checkTrail } from './check.ts';

const centre = await world();
const { as, sql, providers, runJob } = centre;
const product = await listProduct(centre);
await seal();

function seal(): Promise<void> {
  return runJob('audit-seal-trail');
}

function check(anchor?: Anchor) {
  return checkTrail(sql, providers.vault, providers.clock(), anchor);
}

/** Does what only a superuser can, and takes it back after the test. */
async function tamper(...statements: string[]): Promise<void> {
  for (const table of ['audit_entry', 'audit_link']) {
    await sql.unsafe(`create table if not exists kept_${table} as table ${table}`);
    await sql.unsafe(`alter table ${table} disable trigger all`);
  }
  for (const statement of statements) await sql.unsafe(statement);
}

afterEach(async () => {
  const [table] = await sql`select to_regclass('kept_audit_link') as name`;
  if (!table?.name) return;
  for (const table of ['audit_entry', 'audit_link']) {
    const overriding = table === 'audit_entry' ? 'overriding system value' : '';
    await sql.unsafe(`
      truncate ${table}; insert into ${table} ${overriding} table kept_${table}; drop table kept_${table};
      alter table ${table} enable trigger all`);
  }
  expect((await check()).broken).toBeNull();
});

test('written rows are in the chain once it is sealed, and sealing twice adds nothing', async () => {
  await as('chen')(addFavourite, { id: product });
  expect((await check()).waiting).toBe(1);
  await seal();
  const first = await check();
  expect(first).toMatchObject({ broken: null, waiting: 0 });
  await Promise.all([seal(), seal()]);
  expect(await check(first.head)).toEqual(first);
});

test('a row that comes to light late is sealed all the same', async () => {
  const entry = {
    call: 'late',
    actorKind: 'anyone',
    actorId: null,
    subject: null,
    address: '',
    requestId: '',
  } as const;
  await write(sql, async (tx) => {
    await record(tx, entry);
    await as('chen')(addFavourite, { id: product });
    await seal();
  });
  expect((await check()).waiting).toBe(1);
  await seal();
  expect(await check()).toMatchObject({ broken: null, waiting: 0 });
});

test.each([
  ['a word changed', `update audit_entry set actor_id = null where id = 5`, '记录 5（第 5 环）与哈希不符'],
  [
    'a time moved',
    `update audit_entry set at = at + interval '1 microsecond' where id = 5`,
    '记录 5（第 5 环）与哈希不符',
  ],
  ['a row gone', `delete from audit_entry where id = 5`, '记录 5（第 5 环）缺失'],
  [
    'a row and its link gone',
    `delete from audit_entry where id = 5; delete from audit_link where entry_id = 5`,
    '第 5 环缺失',
  ],
  [
    'the end cut off',
    `delete from audit_link where position > 3; delete from audit_entry where id > 3`,
    '链尾第 3 环没有签名',
  ],
])('%s is found and named', async (_, statement, sentence) => {
  await tamper(statement);
  expect((await check()).broken).toContain(sentence);
});

test('whichever row of the trail is altered or taken away, that row is the one named', async () => {
  const rows = await sql<{ id: number }[]>`select entry_id as id from audit_link order by position`;
  const named = { altered: 0, gone: 0 };
  for (const { id } of rows) {
    await tamper(`update audit_entry set address = address || '!' where id = ${id}`);
    if ((await check()).broken?.startsWith(`记录 ${id}（`)) named.altered += 1;
    await tamper(`delete from audit_entry where id = ${id}`);
    if ((await check()).broken?.startsWith(`记录 ${id}（`)) named.gone += 1;
    await sql.unsafe('truncate audit_entry; insert into audit_entry overriding system value table kept_audit_entry');
  }
  printNumber({
    id: 'C11',
    is: named.altered + named.gone,
    of: `rows of the trail named, of ${rows.length} altered and ${rows.length} taken away`,
    atLeast: 2 * rows.length,
  });
  expect(named).toEqual({ altered: rows.length, gone: rows.length });
});

test('a row slipped in behind the chain is found once its hour has passed', async () => {
  await tamper(`insert into audit_entry (id, at, call, actor_kind, address, request_id) overriding system value
    values (-1, now() - interval '2 hours', 'x', 'anyone', '', '')`);
  expect((await check()).broken).toContain('记录 -1');
});

test('a chain written anew without the secret is found by its signature', async () => {
  const other = { ...providers.vault, sign: () => 'forged' };
  await tamper(`update audit_entry set call = 'x' where id = 5`, 'delete from audit_link');
  await write(sql, (tx) => sealTrail(tx, other, providers.clock()));
  expect((await check()).broken).toContain('签名不符');
});

test('a chain cut off at an earlier sealing is found by the end that was noted elsewhere', async () => {
  const { head } = await check();
  await as('chen')(addFavourite, { id: product });
  await seal();
  const later = await check();
  await tamper(
    `delete from audit_link where position > ${head.position}`,
    `delete from audit_entry where id not in (select entry_id from audit_link)`,
  );
  expect((await check()).broken).toBeNull();
  expect((await check(later.head)).broken).toContain(`没有第 ${later.head.position} 环`);
});

test('the role of the web and that of the worker can record and seal, and nothing else', async () => {
  for (const role of ['shuji_web', 'shuji_worker']) {
    const asRole = (work: (tx: Tx) => Promise<unknown>) =>
      write(sql, async (tx) => {
        await tx.unsafe(`set local role ${role}`);
        await work(tx);
      });
    await as('chen')(addFavourite, { id: product });
    await asRole((tx) => sealTrail(tx, providers.vault, providers.clock()));
    expect(await check()).toMatchObject({ broken: null, waiting: 0 });
    for (const statement of ['delete from audit_entry', 'update audit_link set position = 0', 'truncate audit_entry'])
      await expect(asRole((tx) => tx.unsafe(statement))).rejects.toThrow('permission denied');
  }
});

test('links are append-only too, and no role is left a right to rewrite', async () => {
  await expect(sql`delete from audit_link`).rejects.toThrow('append-only');
  await expect(sql`update audit_link set hash = ''`).rejects.toThrow('append-only');
  await expect(sql`truncate audit_link`).rejects.toThrow('append-only');
  const rights = await sql`
    select privilege_type from pg_class, aclexplode(relacl)
    where relname in ('audit_entry', 'audit_link') and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')`;
  expect([...rights]).toEqual([]);
});

test('a sign-in records the account, though the call began without one', async () => {
  const visitor = as('visitor');
  const { uuid } = await visitor(getCaptcha, {});
  const { phone, password, id } = cast.wang;
  await visitor(signIn, { phone, password, uuid, captcha: captchaAnswer });
  const { rows } = await as('zhou')(listAuditEntries, { call: 'signIn' });
  expect(rows).toMatchObject([{ actorKind: 'user', actorId: id, actorName: expect.any(String) }]);
});

test('only the auditor searches the trail by person, call and subject, page by page', async () => {
  const zhou = as('zhou');
  const byName = await zhou(listAuditEntries, { actor: cast.zhao.username });
  expect(byName.rows.length).toBeGreaterThan(0);
  expect(byName.rows.every((row) => row.actorName === cast.zhao.name)).toBe(true);
  const byCall = await zhou(listAuditEntries, { call: 'submitProduct', subject: product });
  expect(byCall.rows).toMatchObject([{ does: expect.stringContaining('审核'), actorId: cast.li.id }]);
  const all = await zhou(listAuditEntries, {});
  const first = await zhou(listAuditEntries, { pageSize: 3 });
  const second = await zhou(listAuditEntries, { pageSize: 3, before: first.next ?? 0 });
  expect([...first.rows, ...second.rows]).toEqual(all.rows.slice(0, 6));
  const today = chinaDay(new Date());
  expect((await zhou(listAuditEntries, { from: today, to: today })).rows.length).toBe(all.rows.length);
  expect((await zhou(listAuditEntries, { to: '2026-01-01' })).rows).toEqual([]);
  const { length, head } = await zhou(getAuditChain, {});
  expect({ position: length, hash: head?.hash }).toEqual((await check()).head);
  await expect(as('qian')(listAuditEntries, {})).rejects.toMatchObject({ name: 'door.forbidden' });
});

test('the auditor sees when rows wait too long for their sealing', async () => {
  const zhou = as('zhou');
  await as('chen')(addFavourite, { id: product });
  expect((await zhou(getAuditChain, {})).isLate).toBe(false);
  providers.setClock(new Date(Date.now() + 11 * 60_000));
  expect((await zhou(getAuditChain, {})).isLate).toBe(true);
  providers.setClock(null);
});
