// Accounts with all that stands behind them; see the view account_overview.
import type { AccountStanding, AccountStatus, accountSteps } from '@shuji/contract/account/labels/office';
import type { ApplicationStatus } from '@shuji/contract/application/labels';
import { containing, type Days, onDays } from '#src/db/days.ts';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';
import { isWithin } from '#src/site/region/within.ts';

export interface AccountRow {
  id: string;
  status: AccountStatus;
  createdAt: string;
  phoneSealed: string;
  partyId: string | null;
  kind: 'person' | 'organisation' | null;
  name: string | null;
  creditCode: string | null;
  region: string | null;
  attestedAt: string | null;
  attestationId: string | null;
  attestationStatus: ApplicationStatus | null;
  merchantId: string | null;
  entryId: string | null;
  merchantStatus: ApplicationStatus | null;
  isBuyer: boolean;
  isSeller: boolean;
}

export interface AccountFilter extends Days, PageQuery {
  status?: AccountStatus | undefined;
  standing?: AccountStanding | undefined;
  keyword?: string | undefined;
  /** The keyword as a phone number's keyed hash; null when it is none. */
  phoneBlind: string | null;
  region?: string | undefined;
  industry?: string | undefined;
  sort: 'newest' | 'oldest';
}

function columns(db: Db): Fragment {
  return db`v.id, v.status, v.created_at, v.phone_sealed, v.party_id, v.kind, v.name, v.credit_code, v.region,
    v.attested_at, v.attestation_id, v.attestation_status, v.merchant_id, v.entry_id, v.merchant_status, v.is_buyer,
    v.is_seller`;
}

export function searchAccounts(
  db: Db,
  { status, standing, keyword, phoneBlind, region, industry, from, to, sort, ...page }: AccountFilter,
): Promise<Page<AccountRow>> {
  const like = keyword ? containing(keyword) : null;
  return paged<AccountRow>(db, {
    columns: columns(db),
    from: db`from account_overview v where not exists (select from member m where m.account_id = v.id)
      ${status ? db`and v.status = ${status}` : db``}
      ${standing ? db`and ${isOf(db, standing)}` : db``}
      ${like ? db`and (v.name ilike ${like} or v.credit_code = ${(keyword ?? '').toUpperCase()} or v.phone_blind = ${phoneBlind})` : db``}
      ${region ? db`and ${isWithin(db, db`v.region`, [region])}` : db``}
      ${industry ? db`and ${industry} = any(v.industries)` : db``}
      ${onDays(db, db`v.created_at`, { from, to })}`,
    order: sort === 'oldest' ? db`v.created_at, v.id` : db`v.created_at desc, v.id desc`,
    ...page,
  });
}

/** `standingsOf` of the rules in SQL. */
function isOf(db: Db, standing: AccountStanding): Fragment {
  const predicates = {
    registered: db`v.attestation_status is distinct from 'approved'`,
    attested: db`v.attestation_status = 'approved'`,
    merchant: db`v.merchant_status = 'approved'`,
    buyer: db`v.is_buyer`,
    seller: db`v.is_seller`,
  };
  return predicates[standing];
}

export async function findAccount(db: Db, id: string): Promise<AccountRow | null> {
  return one<AccountRow>(db`select ${columns(db)} from account_overview v
    where v.id = ${id} and not exists (select from member m where m.account_id = v.id)`);
}

/** False when the account does not stand at `from`. */
export async function moveAccount(db: Tx, id: string, from: AccountStatus, to: AccountStatus): Promise<boolean> {
  const moved = await db`update account set status = ${to} where id = ${id} and status = ${from}`;
  return moved.count === 1;
}

export interface StepRow {
  step: keyof typeof accountSteps;
  operatorName: string;
  reason: string;
  at: string;
}

/** The newest first. */
export async function listSteps(db: Db, accountId: string): Promise<StepRow[]> {
  return db<StepRow[]>`
    select step, operator_name, reason, at from account_event where account_id = ${accountId} order by id desc`;
}
