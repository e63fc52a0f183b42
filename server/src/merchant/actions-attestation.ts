import { randomUUIDv7 } from 'node:crypto';
import type { Decision, Freezing } from '@shuji/contract/application/schema';
import type * as calls from '@shuji/contract/merchant/attestation';
import { consentVersion, type PartyKind } from '@shuji/contract/merchant/labels/attestation';
import { attestationLabels, organisationForm, personForm } from '@shuji/contract/merchant/schema/attestation';
import {
  approvedToChange,
  decideApplication,
  discardChange,
  freezeApplication,
  saveOnlyApplication,
  submitApplication,
} from '#src/application/actions.ts';
import { claimContent, filledFields, sealFields } from '#src/application/content.ts';
import { type Application, releaseAwaiting } from '#src/application/queries.ts';
import { type Content, isSealed } from '#src/application/rules.ts';
import type { Tx } from '#src/db/open.ts';
import type { Operator, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure, parseInput } from '#src/http/refuse.ts';
import type { Vault } from '#src/providers/vault.ts';
import { ensureRegions } from '#src/site/regions.ts';
import { findPartyOfAccount, insertParty, isCreditCodeTaken, updateParty } from './queries.ts';
import { attestationFiles, attestationNote, personalFields } from './rules.ts';

export const applyAttestation: Handler<typeof calls.applyAttestation> = async (
  { submit, change, kind, ...draft },
  { db, actor, now, providers },
) => {
  const approved = await approvedToChange(db, 'attestation', actor, change);
  const names = Object.keys(attestationLabels[kind]);
  const written = filledFields(draft, names);
  const form: Content = submit
    ? filledFields(parseInput(kind === 'person' ? personForm : organisationForm, written), names)
    : written;
  if (typeof form.region === 'string') ensureRegions([form.region], 'region');
  const creditCode = typeof form.creditCode === 'string' ? form.creditCode : null;
  if (approved) ensureSameIdentity(approved.content, { ...form, kind }, providers.vault);
  if (submit && creditCode) {
    ensure(!(await isCreditCodeTaken(db, creditCode, actor.id)), 'door.badInput', {
      creditCode: '该统一社会信用代码已由其他账号完成认证，如有疑问请联系交易中心',
    });
  }
  await claimContent(db, form, attestationFiles, actor.id, now);
  const content = { ...sealFields(providers.vault, form, personalFields), kind, consentVersion };
  const about = { partyId: approved?.partyId ?? null, organisation: approved?.organisation ?? creditCode };
  const heading = { ...about, title: typeof form.name === 'string' ? form.name : '' };
  const note = `${attestationNote(kind)}${approved ? '资料变更' : ''}`;
  const saving = { actor, now, content, ...heading, note };
  const { id, status } = await saveOnlyApplication(db, 'attestation', saving, approved?.id);
  if (!submit) return { id, status };
  const sent = await submitApplication(db, 'attestation', id, actor, now);
  return { id, status: sent.status };
};

// A change gives more facts about the same person or company; someone else needs an account of their own.
function ensureSameIdentity(before: Content, after: Content, vault: Vault): void {
  const fixed: Record<string, string> = {};
  if (after.kind !== before.kind) fixed.kind = '认证类型不能变更';
  if (after.creditCode !== undefined && after.creditCode !== before.creditCode)
    fixed.creditCode = '统一社会信用代码不能变更；不同的企业请使用其他账号认证';
  const idBlind = isSealed(before.idNumber) ? before.idNumber.blind : null;
  if (typeof after.idNumber === 'string' && vault.blind(after.idNumber) !== idBlind)
    fixed.idNumber = '身份证号码不能变更；如确需更正，请联系交易中心';
  ensure(Object.keys(fixed).length === 0, 'door.badInput', fixed);
}

export const discardAttestation: Handler<typeof calls.discardAttestation> = ({ id }, { db, actor, now }) =>
  discardChange(db, 'attestation', id, actor, now);

export async function reviewAttestation(
  decision: Decision,
  { db, actor, now, invalidate }: WriteContext<Operator>,
): Promise<void> {
  const decided = await decideApplication(db, 'attestation', decision, knownFields, actor, now);
  if (decided.status !== 'approved') return;
  if (decided.replaces) {
    await changeParty(db, decided, now);
    invalidate('merchant', 'product', 'demand');
  } else await admitParty(db, decided, now);
}

/** The effects of an approved attestation. */
export async function admitParty(db: Tx, approved: Application, now: Date): Promise<string> {
  const party = partyFrom(approved, now);
  await insertParty(db, party);
  const { accountId, organisation, title } = approved;
  await releaseAwaiting(db, 'attestation', { accountId, partyId: party.id, organisation, title }, now);
  return party.id;
}

/** The effects of an approved change: the party stays the same, and the new application proves it. */
async function changeParty(db: Tx, approved: Application, now: Date): Promise<void> {
  const { id: _, accountId, attestedAt: __, ...facts } = partyFrom(approved, now);
  await updateParty(db, accountId, facts);
}

const knownFields = [...Object.keys(attestationLabels.person), ...Object.keys(attestationLabels.organisation)];

// A submitted form was parsed whole, so its fields are there; the table's own checks hold what a slip here would break.
function partyFrom(application: Application, now: Date) {
  const { content } = application;
  const text = (field: string) => (typeof content[field] === 'string' ? content[field] : null);
  const idNumber = isSealed(content.idNumber) ? content.idNumber : null;
  return {
    id: randomUUIDv7(),
    accountId: application.accountId,
    attestationId: application.id,
    kind: content.kind as PartyKind,
    name: text('name') ?? '',
    creditCode: text('creditCode'),
    legalPerson: text('legalPerson'),
    region: text('region'),
    address: text('address'),
    idNumberSealed: idNumber?.sealed ?? null,
    idNumberBlind: idNumber?.blind ?? null,
    contactName: text('agent') ?? text('name') ?? '',
    contactPhoneSealed: isSealed(content.contactPhone) ? content.contactPhone.sealed : null,
    email: text('email') ?? '',
    attestedAt: now,
  };
}

export async function freezeAttestation(
  freezing: Freezing,
  { db, actor, now, invalidate }: WriteContext<Operator>,
): Promise<void> {
  const { accountId } = await freezeApplication(db, 'attestation', freezing, actor, now);
  const party = await findPartyOfAccount(db, accountId);
  ensure(party, 'door.notFound');
  // Everything a party shows to the public goes and comes with it.
  invalidate('merchant', 'product', 'demand');
}
