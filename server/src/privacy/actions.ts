import { randomUUIDv7 } from 'node:crypto';
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/privacy/calls';
import { eraseAccount, findOwnAccount, insertConsents, type OwnAccount } from '#src/account/queries.ts';
import type { Db } from '#src/db/open.ts';
import { removeBytes } from '#src/file/bytes.ts';
import { deleteFilesOf } from '#src/file/queries.ts';
import type { PrepareContext, User, WriteContext } from '#src/http/context.ts';
import { type Handler, inTwoSteps } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findPartyOfAccount } from '#src/merchant/queries.ts';
import { eraseParty } from '#src/merchant/queries-erase.ts';
import { deleteNoticesOf } from '#src/notice/queries.ts';
import type { Dealings, Person, PersonalRecords } from '#src/office/personal-records.ts';
import { deleteFavourites } from '#src/product/queries-erase.ts';
import { deleteSearchesOf } from '#src/saved-search/queries.ts';
import { tryPassword } from '#src/session/actions.ts';
import { originOfSession } from '#src/session/known-device.ts';
import { deleteSessionsOf, deleteTracesOf } from '#src/session/queries.ts';
import { deleteDevicesOf } from '#src/session/queries-device.ts';
import { listDealings } from './dealings.ts';
import { deleteCopiesOf, eraseWithdrawals, insertCopy, insertWithdrawal, markRenewed } from './queries.ts';
import { listDueConsents } from './reading.ts';
import { copiesADay, reasonsToStay } from './rules.ts';

type Context = WriteContext<User>;

// A token left open on a shared computer must not be enough to carry someone's data away, or to end their account.
async function proveOwner(
  { password }: { password: string },
  { db, actor, providers }: PrepareContext<User>,
): Promise<OwnAccount> {
  const own = await findOwnAccount(db, actor.personId);
  ensure(own, 'door.signedOut');
  const isRight = await tryPassword(providers, {
    holder: `site:${own.phoneBlind}`,
    origin: originOfSession(actor),
    hash: own.passwordHash,
    password,
    tooMany: 'account.tooManyGuesses',
  });
  ensure(isRight, 'privacy.wrongPassword', { password: '登录密码不正确' });
  return own;
}

export const requestCopy = inTwoSteps(
  proveOwner,
  async (_: Parsed<typeof calls.requestCopy>, { db, actor, providers, now }: Context) => {
    const id = randomUUIDv7();
    await insertCopy(db, { id, accountId: actor.id, requestedAt: now });
    // Last, for what is taken here stays taken though the rest be refused.
    ensure(await providers.quota.take(`copy for ${actor.id}`, copiesADay), 'privacy.copiesTooOften');
    return { id };
  },
);

export function withdrawConsent(dealings: Dealings): Handler<typeof calls.withdrawConsent> {
  return async ({ kind }, { db, actor, now, address, invalidate }) => {
    ensure(await findPartyOfAccount(db, actor.id), 'privacy.nothingToWithdraw');
    await ensureNoDealings(dealings, db, { accountId: actor.id, partyId: actor.partyId });
    await insertWithdrawal(db, { id: randomUUIDv7(), accountId: actor.id, kind, withdrawnAt: now, address });
    invalidate('merchant');
  };
}

async function ensureNoDealings(dealings: Dealings, db: Db, person: Person): Promise<void> {
  const reasons = reasonsToStay(await listDealings(dealings, db, person));
  ensure(Object.keys(reasons).length === 0, 'privacy.stillDealing', reasons);
}

export const renewConsent: Handler<typeof calls.renewConsent> = async ({ kind }, { db, actor, now, invalidate }) => {
  ensure(await markRenewed(db, actor.id, kind, now), 'privacy.nothingToRenew');
  invalidate('merchant');
};

/** Keeps with each version that it was agreed to, when and from where; another version than the one that waits is refused. */
export const renewAgreements: Handler<typeof calls.renewAgreements> = async ({ documents }, context) => {
  const { db, actor, now, address } = context;
  const due = await listDueConsents({}, context);
  const isDue = documents.every(({ document, number }) =>
    due.some((one) => one.document === document && one.number === number),
  );
  ensure(isDue, 'privacy.otherVersion');
  const consent = { accountId: actor.id, givenAt: now, address };
  await insertConsents(
    db,
    documents.map(({ document, number }) => ({ ...consent, document, version: number })),
  );
};

/** Papers that prove who someone is; what belongs to products and deals stays with them. */
const personalPapers = ['licence', 'authority', 'qualification', 'proof'] as const;

/** Ends an account for good. Orders, contracts and certificates stay as the law wants: E-commerce Law 31, DSL 33. */
export const closeAccount = (records: readonly PersonalRecords[], dealings: Dealings) =>
  inTwoSteps(proveOwner, (_: Parsed<typeof calls.closeAccount>, context: Context, own) =>
    eraseOwner(records, dealings, context, own),
  );

async function eraseOwner(
  records: readonly PersonalRecords[],
  dealings: Dealings,
  { db, actor, providers, now, afterCommit, invalidate }: Context,
  own: OwnAccount,
): Promise<void> {
  ensure(await eraseAccount(db, actor.id, now), 'door.signedOut');
  // Counted once the account is closed in this transaction, so that nothing begins meanwhile unseen.
  const party = await findPartyOfAccount(db, actor.id);
  const person = { accountId: actor.id, partyId: party?.id ?? null };
  await ensureNoDealings(dealings, db, person);

  await deleteSessionsOf(db, 'site', actor.id);
  await deleteDevicesOf(db, 'site', actor.id);
  await deleteTracesOf(db, own.phoneBlind);
  await deleteNoticesOf(db, actor.id);
  await deleteCopiesOf(db, actor.id);
  await eraseWithdrawals(db, actor.id);
  await deleteFavourites(db, actor.id);
  await deleteSearchesOf(db, actor.id);
  for (const { erase } of records) await erase?.({ db, vault: providers.vault, now }, person);
  if (party) await eraseParty(db, party.id);
  for (const gone of await deleteFilesOf(db, actor.id, personalPapers))
    afterCommit(() => removeBytes(providers.files, gone));
  invalidate('merchant', 'product', 'demand');
}
