import { randomUUIDv7 } from 'node:crypto';
import type { Decision, Freezing } from '@shuji/contract/application/schema';
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/merchant/calls';
import { merchantForm, merchantLabels } from '@shuji/contract/merchant/schema';
import {
  approvedToChange,
  decideApplication,
  discardChange,
  freezeApplication,
  type SavedDraft,
  saveOnlyApplication,
  submitApplication,
} from '#src/application/actions.ts';
import { claimContent, filledFields } from '#src/application/content.ts';
import { type Applicant, type Application, releaseAwaiting } from '#src/application/queries.ts';
import type { Tx } from '#src/db/open.ts';
import type { Operator, User, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure, parseInput } from '#src/http/refuse.ts';
import { ensureInDicts } from '#src/site/ensure-dict.ts';
import { findPartyOfAccount, insertMerchant, updateMerchant } from './queries.ts';
import { merchantFiles } from './rules.ts';

const fields = Object.keys(merchantLabels);

type MerchantDraft = Omit<Parsed<typeof calls.applyMerchant>, 'submit' | 'change'>;

export const applyMerchant: Handler<typeof calls.applyMerchant> = async (
  { submit, change, ...draft },
  { db, actor, now },
) => {
  const party = await findPartyOfAccount(db, actor.id);
  ensure(party?.kind === 'organisation', 'merchant.organisationsOnly');
  const approved = await approvedToChange(db, 'merchant', actor, change);
  const heading = { partyId: party.id, organisation: party.creditCode, title: party.name };
  return saveMerchant(draft, { submit, heading, replaces: approved?.id ?? null }, { db, actor, now });
};

/** Saves the form of an entry, and sends it to review when `submit`. */
export async function saveMerchant(
  draft: MerchantDraft,
  { submit, heading, replaces = null }: { submit: boolean; heading: Applicant; replaces?: string | null },
  { db, actor, now }: Pick<WriteContext<User>, 'db' | 'actor' | 'now'>,
): Promise<SavedDraft> {
  const written = filledFields(draft, fields);
  const form = submit ? parseInput(merchantForm, written) : draft;
  await ensureInDicts(db, { kinds: ['merchantKind', form.kinds], industries: ['industry', form.industries] });
  const content = filledFields(form, fields);
  await claimContent(db, content, merchantFiles, actor.id, now);
  const note = replaces ? '数商资料变更' : '数商入驻';
  const { id, status } = await saveOnlyApplication(db, 'merchant', { actor, now, content, ...heading, note }, replaces);
  if (!submit) return { id, status };
  const sent = await submitApplication(db, 'merchant', id, actor, now);
  return { id, status: sent.status };
}

export async function reviewMerchant(
  decision: Decision,
  { db, actor, now, invalidate }: WriteContext<Operator>,
): Promise<void> {
  const decided = await decideApplication(db, 'merchant', decision, fields, actor, now);
  if (decided.status === 'approved')
    await (decided.replaces ? changeMerchant(db, decided) : admitMerchant(db, decided, now));
  invalidate('merchant');
}

/** The effects of an approved change: the merchant stays the same. */
async function changeMerchant(db: Tx, approved: Application): Promise<void> {
  const { kinds, industries, introduction, website } = merchantForm.parse(approved.content);
  await updateMerchant(db, approved.partyId as string, {
    applicationId: approved.id,
    kinds,
    industries: industries ?? [],
    introduction,
    website: website ?? '',
  });
}

export const discardMerchant: Handler<typeof calls.discardMerchant> = ({ id }, { db, actor, now }) =>
  discardChange(db, 'merchant', id, actor, now);

/** The effects of an approved entry. */
export async function admitMerchant(db: Tx, approved: Application, now: Date): Promise<string> {
  const id = randomUUIDv7();
  const { kinds, industries, introduction, website } = merchantForm.parse(approved.content);
  await insertMerchant(db, {
    id,
    partyId: approved.partyId as string,
    applicationId: approved.id,
    kinds,
    industries: industries ?? [],
    introduction,
    website: website ?? '',
    since: now,
  });
  await releaseAwaiting(db, 'merchant', approved, now);
  return id;
}

export async function freezeMerchant(
  freezing: Freezing,
  { db, actor, now, invalidate }: WriteContext<Operator>,
): Promise<void> {
  await freezeApplication(db, 'merchant', freezing, actor, now);
  invalidate('merchant', 'product');
}
