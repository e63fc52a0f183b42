// Three applications from one sheet, in one transaction. Each stays an application of its own: what comes later awaits
// what it stands on.
import type { Awaited } from '@shuji/contract/application/labels';
import type * as calls from '@shuji/contract/onboarding/calls';
import { onboardingLabels } from '@shuji/contract/onboarding/schema';
import { filledFields } from '#src/application/content.ts';
import { findGranted, findLatest } from '#src/application/queries.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { saveMerchant } from '#src/merchant/actions.ts';
import { applyAttestation } from '#src/merchant/actions-attestation.ts';
import { findPartyOfAccount } from '#src/merchant/queries.ts';
import { savePermit } from '#src/permit/actions.ts';
import { isOffering, rolesIn } from '#src/permit/rules.ts';

export const applyOnboarding: Handler<typeof calls.applyOnboarding> = async (
  { submit, rulesVersion, ...form },
  context,
) => {
  const { db, actor } = context;
  const party = await findPartyOfAccount(db, actor.id);
  ensure(!party || party.kind === 'organisation', 'merchant.organisationsOnly');
  ensure(!party?.isFrozen, 'application.standingFrozen');
  const isPending = async (subject: 'attestation' | 'merchant' | 'permit') =>
    (await findLatest(db, subject, actor.id, true))?.status === 'pending';
  const [isAttesting, isEntering, isAsking] = await Promise.all([
    isPending('attestation'),
    isPending('merchant'),
    isPending('permit'),
  ]);
  const entry = await findGranted(db, 'merchant', actor.id);
  const entersNow = !entry && !isEntering;
  ensure((!party && !isAttesting) || entersNow || !isAsking, 'application.notEditable');

  if (!party && !isAttesting)
    await applyAttestation(
      { submit, change: false, kind: 'organisation', ...filledFields(form, Object.keys(onboardingLabels.attestation)) },
      context,
    );
  const applicant = party
    ? { partyId: party.id, organisation: party.creditCode, title: party.name }
    : await attestingApplicant();
  const awaitsParty: Awaited | null = party ? null : 'attestation';
  if (entersNow) await saveMerchant(form, { submit, heading: { ...applicant, awaits: awaitsParty } }, context);
  if (!isAsking) {
    const awaitsEntry = !entry && rolesIn(form.roles).some(isOffering);
    const heading = { ...applicant, awaits: awaitsEntry ? ('merchant' as const) : awaitsParty };
    await savePermit({ ...form, submit, rulesVersion }, { heading, isMerchant: entry?.status !== 'frozen' }, context);
  }
  return { status: submit ? 'pending' : 'draft' };

  async function attestingApplicant() {
    const attesting = await findLatest(db, 'attestation', actor.id, true);
    ensure(attesting?.content.kind === 'organisation', 'merchant.organisationsOnly');
    return { partyId: null, organisation: attesting.organisation, title: attesting.title };
  }
};
