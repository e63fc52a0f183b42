// A right is lost while a write that relies on it is under way: either the write stands first, or it sees the loss.

import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { editPassword, signOut } from '@shuji/contract/account/calls';
import { freezeAccount } from '@shuji/contract/account/office';
import { addDemand } from '@shuji/contract/demand/calls';
import { freezeAttestation } from '@shuji/contract/merchant/attestation';
import { saveBankAccount } from '@shuji/contract/merchant/bank-account';
import { freezeMerchant } from '@shuji/contract/merchant/calls';
import { answerFactor, changeOwnPassword, signOutOfOffice } from '@shuji/contract/operator/calls';
import { changeOperator, setOperatorStatus } from '@shuji/contract/operator/office';
import { setShortcuts } from '@shuji/contract/operator/preference';
import { applyOrder } from '@shuji/contract/order/placing';
import { createPartner } from '@shuji/contract/partner/office';
import { freezePermit } from '@shuji/contract/permit/calls';
import { closeAccount, withdrawConsent } from '@shuji/contract/privacy/calls';
import { saveProduct } from '@shuji/contract/product/own';
import { addPhrase } from '@shuji/contract/review/calls';
import { saveSearch } from '@shuji/contract/saved-search/calls';
import { endOfficeSession, endOtherOfficeSessions, endOtherSessions, endSession } from '@shuji/contract/session/calls';
import { changeSetting } from '@shuji/contract/site/office';
import { expect, test } from 'vitest';
import { type Tx, write } from '#src/db/open.ts';
import { lockRights } from '#src/db/rights-lock.ts';
import { cast } from '#src/demo/cast.ts';
import { insertSession } from '#src/session/queries.ts';
import { application, password } from '#test/deal.ts';
import { demandForm } from '#test/demand-form.ts';
import { listProduct } from '#test/listed-product.ts';
import { newcomer } from '#test/newcomers.ts';
import { Refused } from '#test/refused.ts';
import { type Asker, world } from '#test/world.ts';
import { agreements } from './authenticate.ts';

const centre = await world();
const { as, sql, atOnce, providers } = centre;
const product = await listProduct(centre);
const reason = '接到举报，核查期间冻结';
const newPassword = 'another-quiet-lake';

type Request = () => Promise<unknown>;
type Row = 'account' | 'operator' | 'session' | 'application' | 'setting';

/** The outcome of each write begun while `lose` was in progress: a refusal, or `passes`. */
async function endsOf(writes: Record<string, Request>, lose: Request, table: Row, where: object): Promise<object> {
  const [[column, value] = []] = Object.entries(where);
  const hold = (tx: Tx) => tx`select from ${tx(table)} where ${tx(column as string)} = ${value} for update`;
  const names = Object.keys(writes);
  const behind = names.map((name) => async () => {
    await untilLosing();
    return writes[name]?.();
  });
  const [lost, ...ends] = await atOnce(hold, [lose, ...behind]);
  expect(lost).toMatchObject({ status: 'fulfilled' });
  return Object.fromEntries(names.map((name, at) => [name, endOf(ends[at])]));
}

function endOf(result: PromiseSettledResult<unknown> | undefined): string {
  if (result?.status !== 'rejected') return 'passes';
  if (!(result.reason instanceof Refused)) throw result.reason;
  return result.reason.name.startsWith('door.') ? result.reason.name : 'passes';
}

/** The transaction that removes the right has locked it, and goes no further. */
async function untilLosing(): Promise<void> {
  await until(
    () => sql`
      select from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock' and granted
        and database = (select oid from pg_database where datname = current_database())`,
  );
}

async function until(isSo: () => Promise<readonly unknown[]>): Promise<void> {
  const deadline = Date.now() + 8_000;
  while ((await isSo()).length === 0) {
    if (Date.now() > deadline) throw new Error('Nobody has locked the rights that are to be lost.');
    await sleep(5);
  }
}

async function signInAgain(side: 'site' | 'office', holderId: string): Promise<{ token: string; id: string }> {
  const [id, token] = [randomUUIDv7(), randomUUIDv7().padEnd(64, '0')];
  await write(sql, (tx) => insertSession(tx, { id, side, holderId, token, address: '127.0.0.1' }));
  return { id, token };
}

/** One who may do everything on the website, with a password, and a second sign-in. */
async function trader() {
  const { token, accountId: id } = await newcomer(sql, 'trading');
  await sql`
    update account set phone_sealed = ${providers.vault.encrypt('13733331111')},
      password_hash = (select password_hash from account where id = ${cast.li.id}) where id = ${id}`;
  const [granted] = await sql<{ proof: string; entry: string; permit: string; session: string }[]>`
    select p.attestation_id as proof, m.application_id as entry, g.permit_id as permit, s.id as session
    from party p join merchant m on m.party_id = p.id join permission g on g.party_id = p.id and g.role = 'seller'
      join session s on s.holder_id = p.account_id where p.account_id = ${id}`;
  return { id, me: as({ token }), other: await signInAgain('site', id), ...(granted as NonNullable<typeof granted>) };
}

type Trader = Awaited<ReturnType<typeof trader>>;

const order = await application(centre, product);
const writesOf = (me: Asker) => ({
  user: () => me(saveSearch, { keyword: '港口' }),
  attested: () => me(addDemand, demandForm()),
  merchant: () => me(saveBankAccount, { bank: '招商银行滨海支行', number: '6222000000000000', password }),
  buyer: () => me(applyOrder, { ...order, key: randomUUIDv7() }),
  seller: () => me(saveProduct, { name: '港区泊位数据' }),
});

const signedOut = 'door.signedOut';
const out = { user: signedOut, attested: signedOut, merchant: signedOut, buyer: signedOut, seller: signedOut };
const all = { user: 'passes', attested: 'passes', merchant: 'passes', buyer: 'passes', seller: 'passes' };
const needAttested = 'door.needAttested';
const unproven = {
  user: 'passes',
  attested: needAttested,
  merchant: needAttested,
  buyer: needAttested,
  seller: needAttested,
};

/** The right that is lost, the row its removal waits for, and the outcome of the writes begun meanwhile. */
const losses: [string, (who: Trader) => Request, Row, (who: Trader) => object, object][] = [
  [
    'the account is frozen',
    ({ id }) =>
      () =>
        as('zhao')(freezeAccount, { id, frozen: true, reason }),
    'account',
    ofHolder,
    out,
  ],
  [
    'the attestation is frozen',
    ({ proof: id }) =>
      () =>
        as('zhao')(freezeAttestation, { id, frozen: true, reason }),
    'application',
    ({ proof: id }) => ({ id }),
    unproven,
  ],
  [
    'the merchant is frozen',
    ({ entry: id }) =>
      () =>
        as('zhao')(freezeMerchant, { id, frozen: true, reason }),
    'application',
    ({ entry: id }) => ({ id }),
    { ...all, merchant: 'door.needMerchant', seller: 'door.needVendor' },
  ],
  [
    'the permission is frozen',
    ({ permit: id }) =>
      () =>
        as('zhao')(freezePermit, { id, frozen: true, reason }),
    'application',
    ({ permit: id }) => ({ id }),
    { ...all, buyer: 'door.needBuyer', seller: 'door.needVendor' },
  ],
  [
    'the consent is withdrawn',
    ({ other }) =>
      () =>
        as(other)(withdrawConsent, { kind: 'identity' }),
    'account',
    ofHolder,
    unproven,
  ],
  [
    'its holder signs out',
    ({ me }) =>
      () =>
        me(signOut, {}),
    'session',
    ofSession,
    out,
  ],
  [
    'the sign-in is ended from elsewhere',
    ({ other, session }) =>
      () =>
        as(other)(endSession, { id: session }),
    'session',
    ofSession,
    out,
  ],
  [
    'all other sign-ins are ended',
    ({ other }) =>
      () =>
        as(other)(endOtherSessions, {}),
    'session',
    ofSession,
    out,
  ],
  [
    'the password is changed',
    ({ other }) =>
      () =>
        as(other)(editPassword, { purpose: 'change', oldPassword: password, password: newPassword }),
    'account',
    ofHolder,
    out,
  ],
  [
    'the account is closed',
    ({ other }) =>
      () =>
        as(other)(closeAccount, { password, agree: true }),
    'account',
    ofHolder,
    out,
  ],
];

function ofHolder({ id }: { id: string }) {
  return { id };
}

function ofSession({ session }: { session: string }) {
  return { id: session };
}

test.each(losses)('while %s, a write that needed it is refused', async (_, lose, table, row, expected) => {
  const who = await trader();
  const before = await countWrites(who.id);
  expect(await endsOf(writesOf(who.me), lose(who), table, row(who))).toEqual(expected);
  const refused = Object.values(expected).filter((end) => end !== 'passes').length;
  if (refused === 5) expect(await countWrites(who.id)).toBeLessThanOrEqual(before + 1);
});

async function countWrites(id: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) as count from audit_entry where actor_id = ${id}`;
  return row?.count ?? 0;
}

/** Reviews, edits or administers, and has a second sign-in. */
async function colleague(role: 'reviewer' | 'editor' | 'admin') {
  const id = randomUUIDv7();
  // One administrator alone only takes roles away, so another role stays.
  const left = role === 'editor' ? ('reviewer' as const) : ('editor' as const);
  const was = {
    id,
    username: `op-${id.slice(-12)}`,
    name: '吴敏',
    roles: [role, left],
    phone_sealed: null,
    phone_blind: null,
  };
  await sql`
    insert into operator select (jsonb_populate_record(operator, ${sql.json(was)})).* from operator where id = ${cast.zhao.id}`;
  const [one, other] = [await signInAgain('office', id), await signInAgain('office', id)];
  return { id, me: as(one), session: one.id, other, left };
}

const officeWritesOf = (me: Asker) => ({
  reviewer: () => me(addPhrase, { desk: 'product', words: `请补充数据来源说明 ${randomUUIDv7()}` }),
  editor: () => me(createPartner, { name: `滨海伙伴${randomUUIDv7().slice(-8)}`, kind: 'technology' }),
  admin: () => me(changeSetting, { key: 'link_phone', before: '', value: '' }),
  operator: () => me(setShortcuts, { hasShortcuts: false }),
  staff: () => me(answerFactor, { code: '000000' }),
});

type Colleague = Awaited<ReturnType<typeof colleague>>;

const officeLosses: [string, (who: Colleague) => Request, Row, (who: Colleague) => object, string, string][] = [
  [
    'the operator is frozen',
    ({ id }) =>
      () =>
        as('qian')(setOperatorStatus, { id, status: 'frozen' }),
    'operator',
    ofHolder,
    signedOut,
    signedOut,
  ],
  [
    'the role is taken',
    ({ id, left }) =>
      () =>
        as('qian')(changeOperator, { id, name: '吴敏', roles: [left], organisation: '' }),
    'operator',
    ofHolder,
    'door.forbidden',
    'passes',
  ],
  [
    'its holder signs out',
    ({ me }) =>
      () =>
        me(signOutOfOffice, {}),
    'session',
    ofSession,
    signedOut,
    signedOut,
  ],
  [
    'the sign-in is ended from elsewhere',
    ({ other, session }) =>
      () =>
        as(other)(endOfficeSession, { id: session }),
    'session',
    ofSession,
    signedOut,
    signedOut,
  ],
  [
    'all other sign-ins are ended',
    ({ other }) =>
      () =>
        as(other)(endOtherOfficeSessions, {}),
    'session',
    ofSession,
    signedOut,
    signedOut,
  ],
  [
    'the password is changed',
    ({ other }) =>
      () =>
        as(other)(changeOwnPassword, { oldPassword: password, password: newPassword }),
    'operator',
    ofHolder,
    signedOut,
    signedOut,
  ],
];

test.each(
  officeLosses.flatMap((loss) => (['reviewer', 'editor', 'admin'] as const).map((role) => [role, ...loss] as const)),
)('of the %s, while %s, a write that needed it is refused', async (role, _, lose, table, row, ofRole, ofAny) => {
  const who = await colleague(role);
  const { operator, staff, ...writes } = officeWritesOf(who.me);
  const ends = await endsOf({ [role]: writes[role], operator, staff }, lose(who), table, row(who));
  expect(ends).toEqual({ [role]: ofRole, operator: ofAny, staff: ofAny });
});

test('a dealing is refused when another version of an agreement comes into force meanwhile', async () => {
  const { me } = await trader();
  const results = await atOnce(
    async (tx) => {
      await lockRights(tx, agreements);
      await tx`
      insert into document_version select (jsonb_populate_record(v, jsonb_build_object('number', 99))).*
      from document_version v join document d on d.id = v.document_id where d.anchor = 'terms' order by number limit 1`;
    },
    [() => me(addDemand, demandForm()), () => me(applyOrder, { ...order, key: randomUUIDv7() })],
  );
  expect(results.map(endOf)).toEqual(['door.needAgreement', 'door.needAgreement']);
  await expect(me(saveSearch, { keyword: '港口' })).resolves.toBeNull();
});

test('a write that is under way stands, and the freeze comes after it', async () => {
  const { id, me } = await trader();
  const freeze = () => as('zhao')(freezeAccount, { id, frozen: true, reason });
  const [written, frozen] = await atOnce(
    (tx) => tx`lock table saved_search in share mode`,
    [
      () => me(saveSearch, { keyword: '港口' }),
      async () => {
        await until(
          () => sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return freeze();
      },
    ],
  );
  expect([written?.status, frozen?.status]).toEqual(['fulfilled', 'fulfilled']);
  const rows = await sql<{ call: string }[]>`
    select call from audit_entry where actor_id = ${id} or subject = ${id} order by id desc limit 2`;
  expect(rows.map(({ call }) => call)).toEqual(['freezeAccount', 'saveSearch']);
});
