import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkTrail } from '#src/audit/check.ts';
import { openVault } from '#src/providers/vault.ts';
import { testSecretKey } from '#test/keys.ts';
import { plant } from '#test/matrix/plant.ts';
import { urlAs } from '#test/url-as.ts';
import { world } from '#test/world.ts';
import { refuseOtherKey, rotate } from './secret-key.ts';

const centre = await world();
const { sql, config, runJob } = centre;
await plant(centre);
await runJob('audit-seal-trail');
const old = openVault(testSecretKey);
const key = randomBytes(32);
const present = openVault(key);
const both = openVault(key, [testSecretKey]);

test('with the old key beside the new one all is still read, and only what is new is sealed under the new one', () => {
  expect(both.decrypt(old.encrypt('13800138000'))).toBe('13800138000');
  expect(both.isSigned('链尾', old.sign('链尾'))).toBe(true);
  expect(both.blinds('a')).toEqual([present.blind('a'), old.blind('a')]);
  expect(() => old.decrypt(both.encrypt('13800138000'))).toThrow();
  expect(() => both.decrypt(openVault(randomBytes(32)).encrypt('x'))).toThrow();
});

test('a server with another key than the data’s does not start', async () => {
  await refuseOtherKey(sql, old);
  await refuseOtherKey(sql, old);
  await expect(refuseOtherKey(sql, present)).rejects.toThrow('不是同一把');
});

test('one command seals everything anew: nothing opens under the old key, all of it under the new', {
  timeout: 120_000,
}, async () => {
  const before = await sql<
    { id: string; phoneSealed: string }[]
  >`select id, phone_sealed from account where length(phone_sealed) > 40`;
  const rotated = await rotate(urlAs('shuji_owner', config.databaseUrl), present, old);
  // The kinds of place there are: a column, one with its blind form, a form of fields, a history that only grows.
  for (const column of ['account.phone_sealed', 'application.content', 'trade_order.contact_phone_sealed'])
    expect(rotated.columns).toContain(column);
  expect(rotated.sealed).toBeGreaterThan(before.length);
  expect((await rotate(urlAs('shuji_owner', config.databaseUrl), present, old)).sealed).toBe(0);

  for (const { id, phoneSealed } of before) {
    const phone = old.decrypt(phoneSealed);
    const [row] = await sql<{ phoneSealed: string; phoneBlind: string }[]>`
      select phone_sealed, phone_blind from account where id = ${id}`;
    expect(present.decrypt(row?.phoneSealed ?? '')).toBe(phone);
    expect(row?.phoneBlind).toBe(present.blind(phone));
  }
  const parties = await sql<{ sealed: string; blind: string }[]>`
    select id_number_sealed as sealed, id_number_blind as blind from party where id_number_sealed is not null`;
  for (const { sealed, blind } of parties) expect(present.blind(present.decrypt(sealed))).toBe(blind);
  const fields = await sql<{ sealed: string; blind: string }[]>`
    select field.value ->> 'sealed' as sealed, field.value ->> 'blind' as blind
    from application, jsonb_each(content) field where jsonb_typeof(field.value) = 'object' and field.value ? 'sealed'`;
  expect(fields.length).toBeGreaterThan(0);
  for (const { sealed, blind } of fields) expect(present.blind(present.decrypt(sealed))).toBe(blind);
});

test('afterwards the new key is the data’s, histories are closed again, and the trail’s old signatures still count', async () => {
  await refuseOtherKey(sql, present);
  await expect(refuseOtherKey(sql, old)).rejects.toThrow('不是同一把');
  await expect(sql`update order_message set text_sealed = ''`).rejects.toThrow('append-only');
  expect((await checkTrail(sql, both, new Date())).broken).toBeNull();
  expect((await checkTrail(sql, present, new Date())).broken).not.toBeNull();
});
