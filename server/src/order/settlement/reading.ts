import { maskBankNumber } from '@shuji/contract/mask';
import type * as calls from '@shuji/contract/order/payout';
import type { PayoutRow } from '@shuji/contract/order/schema/payout';
import type { Page } from '#src/db/page.ts';
import type { Operator, ReadContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import type { Vault } from '#src/providers/vault.ts';
import { listPaidOut, type PayoutEntry, listPayoutQueue as queue } from './queries.ts';

type Context = ReadContext<Operator>;

export const listPayoutQueue: Handler<typeof calls.listPayoutQueue> = async (page, { db, actor, now, providers }) =>
  toPayoutPage(await queue(db, page, { ...actor, now }), providers.vault);

export const listPayouts: Handler<typeof calls.listPayouts> = async (filter, { db, actor, now, providers }) =>
  toPayoutPage(await listPaidOut(db, filter, { ...actor, now }), providers.vault);

/** The sums of these orders that wait for their transfer, as the queue has them. */
export async function listPayoutsOf(orderIds: readonly string[], { db, actor, now, providers }: Context) {
  const page = { pageNum: 1, pageSize: 2 * orderIds.length, orderIds };
  return toPayoutPage(await queue(db, page, { ...actor, now }), providers.vault).rows;
}

// Seeing a number whole needs a reason that is logged.
function toPayoutPage(
  { rows, ...count }: Page<PayoutEntry>,
  vault: Vault,
): { rows: PayoutRow[] } & Omit<Page<never>, 'rows'> {
  return {
    ...count,
    rows: rows.map(
      ({ accountId, bank, bankCode, numberSealed, hasConfirmed, hasRecalled, hasNoted, isOwn, ...row }) => ({
        ...row,
        bar: barOf({ notedAt: row.notedAt, hasConfirmed, hasRecalled, hasNoted, isOwn }),
        account:
          accountId && numberSealed
            ? {
                id: accountId,
                bank: bank ?? '',
                bankCode: bankCode ?? '',
                number: maskBankNumber(vault.decrypt(numberSealed)),
              }
            : null,
      }),
    ),
  };
}

type Hands = Pick<PayoutEntry, 'notedAt' | 'hasConfirmed' | 'hasRecalled' | 'hasNoted' | 'isOwn'>;

// Money comes in and goes out by two people's hands: see queries-hands.ts.
function barOf({ notedAt, hasConfirmed, hasRecalled, hasNoted, isOwn }: Hands): PayoutRow['bar'] {
  if (isOwn) return 'own';
  if (notedAt !== null) return hasNoted ? 'noted' : null;
  if (hasConfirmed) return 'confirmed';
  return hasRecalled ? 'recalled' : null;
}
