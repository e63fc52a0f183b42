import { getByToken } from '@shuji/contract/account/calls';
import { addDemand, closeDemand, listOwnDemands } from '@shuji/contract/demand/calls';
import { followDemand } from '@shuji/contract/demand/follow';
import { applyOrder } from '@shuji/contract/order/placing';
import { cancelOrder } from '@shuji/contract/order/steps';
import { closeAccount, listDealings, requestCopy } from '@shuji/contract/privacy/calls';
import { saveHallSearch } from '@shuji/contract/saved-search/calls';
import { expect, test } from 'vitest';
import { application } from '#test/deal.ts';
import { demandForm } from '#test/demand-form.ts';
import { listProduct } from '#test/listed-product.ts';
import { aPublished } from '#test/offer.ts';
import { attestPerson, person, withPhone } from '#test/person.ts';
import { type World, world } from '#test/world.ts';

const centre = await world();

const { password } = person;
const leave = { password, agree: true } as const;

/** Every place where a text or json value of any table holds one of the words, openly or sealed. */
async function placesOf(words: string[]): Promise<string[]> {
  const { sql, providers } = centre;
  const columns = await sql<{ table: string; column: string }[]>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb', 'ARRAY')`;
  const found: string[] = [];
  for (const { table, column } of columns) {
    const rows = await sql<{ value: string }[]>`
      select ${sql(column)}::text as value from ${sql(table)} where ${sql(column)} is not null`;
    for (const { value } of rows) {
      const opened = [value, ...[...value.matchAll(/[\w-]{40,}/g)].map(([sealed]) => tryOpen(providers.vault, sealed))];
      if (words.some((word) => opened.some((text) => text.includes(word)))) found.push(`${table}.${column}`);
    }
  }
  return [...new Set(found)].sort();
}

function tryOpen(vault: World['providers']['vault'], sealed: string): string {
  try {
    return vault.decrypt(sealed);
  } catch {
    return '';
  }
}

test('after closing, only orders and contracts identify the person, and the phone is free again', async () => {
  const { as, sql, providers } = centre;
  const phone = '13711112222';
  const product = await listProduct(centre);
  const who = await withPhone(centre, phone);
  await attestPerson(centre, who);
  const contact = { name: person.name, phone, email: '' };
  const demand = await as(who)(addDemand, demandForm({ contact }));
  const input = { ...(await application(centre, product)), contactName: person.name, contactPhone: phone };
  const order = await as(who)(applyOrder, input);
  await as(who)(saveHallSearch, { keyword: '航标' });
  await as(who)(followDemand, { id: await aPublished(centre, { title: '求购航标遥测记录' }) });
  await as(who)(requestCopy, { password });
  await sql`
    insert into trading_record_link (id, party_id, token_hash, note, created_at, expires_at)
    select gen_random_uuid(), id, '', ${person.name}, now(), now() + interval '7 days' from party where name = ${person.name}`;
  await centre.runJob('prepare-copies');
  const words = [
    phone,
    person.idNumber,
    person.name,
    providers.vault.blind(phone),
    providers.vault.blind(person.idNumber),
  ];
  expect(await placesOf(words)).toEqual(
    expect.arrayContaining([
      'account.phone_blind',
      'application_event.content',
      'data_copy.content_sealed',
      'demand.contact',
    ]),
  );

  await expect(as(who)(closeAccount, leave)).rejects.toMatchObject({
    name: 'privacy.stillDealing',
    fields: { orders: expect.stringContaining('1 笔'), demands: expect.stringContaining('1 条') },
  });
  expect(await as(who)(listDealings, {})).toEqual([
    { kind: 'orders', count: 1 },
    { kind: 'demands', count: 1 },
  ]);
  await as(who)(cancelOrder, { id: order.id, reason: '不再需要该产品' });
  await as(who)(closeDemand, { id: demand.id, reason: '项目已经取消' });
  await as(who)(closeAccount, leave);
  expect(await sql`select from saved_search union all select from demand_follow`).toHaveLength(0);

  const left = await placesOf(words);
  expect(left.filter((place) => !/^(trade_order|order_)/.test(place))).toEqual([]);
  expect(left).toContain('trade_order.contact_phone_sealed');
  await expect(as(who)(getByToken, {})).rejects.toMatchObject({ name: 'door.signedOut' });
  await expect(as(who)(listOwnDemands, {})).rejects.toMatchObject({ name: 'door.signedOut' });
  const again = await withPhone(centre, phone);
  await attestPerson(centre, again);
  const [old] = await sql<{ status: string }[]>`select status from account where id = ${who.accountId}`;
  expect(old?.status).toBe('closed');
});

test('the steps of a review stay, emptied; they cannot be rewritten', async () => {
  const { as, sql } = centre;
  const who = await withPhone(centre, '13711113333');
  await sql`update party set id_number_blind = id_number_blind || ' other' where kind = 'person'`;
  await attestPerson(centre, who);
  await as(who)(closeAccount, leave);
  const steps = await sql<{ step: string; content: object | null }[]>`
    select s.step, s.content from application_event s join application a on a.id = s.application_id
    where a.account_id = ${who.accountId} and a.subject = 'attestation' order by s.id`;
  expect(steps).toEqual([
    { step: 'submit', content: {} },
    { step: 'approve', content: null },
  ]);
  for (const change of [sql`content = '{"name":"别人"}'`, sql`reason = '改写'`, sql`content = '{}', step = 'refuse'`]) {
    await expect(sql`update application_event set ${change} where content is not null`).rejects.toThrow('append-only');
  }
  await expect(sql`delete from application_event`).rejects.toThrow('append-only');
});

test('a wrong password closes nothing, and neither does a request that has not agreed', async () => {
  const { as } = centre;
  const who = await withPhone(centre, '13711114444');
  await expect(as(who)(closeAccount, { ...leave, password: 'not-my-password' })).rejects.toMatchObject({
    name: 'privacy.wrongPassword',
  });
  await expect(as(who)(closeAccount, { password, agree: false as never })).rejects.toMatchObject({
    name: 'door.badInput',
  });
  expect(await as(who)(getByToken, {})).toMatchObject({ id: who.accountId });
});

test('a seller takes the products off the market before closing', async () => {
  const { as } = centre;
  await listProduct(centre);
  const dealings = await as('li')(listDealings, {});
  expect(dealings.find(({ kind }) => kind === 'products')?.count).toBeGreaterThan(0);
});

async function someoneWaits(): Promise<void> {
  for (;;) {
    const waiting = await centre.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    if (waiting.length > 0) return;
    await new Promise((later) => setTimeout(later, 10));
  }
}

test('a closed account begins nothing after', async () => {
  const { as, sql, atOnce } = centre;
  await sql`update party set id_number_blind = id_number_blind || ' third' where kind = 'person'`;
  const who = await withPhone(centre, '13711115555');
  await attestPerson(centre, who);
  const [closed, begun] = await atOnce<unknown>(
    (tx) => tx`select from account where id = ${who.accountId} for update`,
    [() => as(who)(closeAccount, leave), () => someoneWaits().then(() => as(who)(addDemand, demandForm()))],
  );
  expect(closed?.status).toBe('fulfilled');
  expect(begun).toMatchObject({ status: 'rejected', reason: { name: 'door.signedOut' } });
  expect(await sql`select from demand where owner_id = ${who.accountId}`).toHaveLength(0);
});

test('a dealing begun first prevents the closing', async () => {
  const { as, sql, atOnce } = centre;
  await sql`update party set id_number_blind = id_number_blind || ' fourth' where kind = 'person'`;
  const who = await withPhone(centre, '13711116666');
  await attestPerson(centre, who);
  const [begun, closed] = await atOnce<unknown>(
    (tx) => tx`select from account where id = ${who.accountId} for update`,
    [() => as(who)(addDemand, demandForm()), () => someoneWaits().then(() => as(who)(closeAccount, leave))],
  );
  expect(begun?.status).toBe('fulfilled');
  expect(closed).toMatchObject({ status: 'rejected', reason: { name: 'privacy.stillDealing' } });
});
