import type { Decision, Freezing } from '@shuji/contract/application/schema';
import type * as calls from '@shuji/contract/experience/calls';
import { experienceRole } from '@shuji/contract/experience/labels';
import { experienceForm, experienceLabels } from '@shuji/contract/experience/schema';
import {
  decideApplication,
  freezeApplication,
  removeApplication,
  saveApplication,
  submitApplication,
} from '#src/application/actions.ts';
import { claimContent, filledFields } from '#src/application/content.ts';
import type { Application } from '#src/application/queries.ts';
import type { Operator, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure, parseInput } from '#src/http/refuse.ts';
import { findMerchantIdOfParty, findParty } from '#src/merchant/queries.ts';
import { experienceFiles } from './rules.ts';

const fields = Object.keys(experienceLabels);

export const saveExperience: Handler<typeof calls.saveExperience> = async ({ id, ...draft }, { db, actor, now }) => {
  const party = await findParty(db, actor.partyId);
  ensure(party, 'door.needAttested');
  const content = filledFields(draft, fields);
  await claimContent(db, content, experienceFiles, actor.id, now);
  return saveApplication(db, 'experience', id ?? null, {
    actor,
    now,
    content,
    partyId: party.id,
    organisation: party.creditCode,
    title: [party.name, draft.productName].filter(Boolean).join(' · '),
    note: draft.role ? experienceRole[draft.role] : '',
  });
};

export const submitExperience: Handler<typeof calls.submitExperience> = async ({ id }, { db, actor, now }) => {
  const sent = await submitApplication(db, 'experience', id, actor, now);
  const { dealtOn } = parseInput(experienceForm, sent.content);
  ensure(dealtOn <= now.toISOString().slice(0, 10), 'door.badInput', { dealtOn: '交易日期不能晚于今天' });
};

export const deleteExperience: Handler<typeof calls.deleteExperience> = ({ id }, { db, actor, now }) =>
  removeApplication(db, 'experience', id, actor, now);

export async function reviewExperience(
  decision: Decision,
  { db, actor, now, invalidate }: WriteContext<Operator>,
): Promise<void> {
  invalidate(...(await cardOf(db, await decideApplication(db, 'experience', decision, fields, actor, now))));
}

export async function freezeExperience(
  freezing: Freezing,
  { db, actor, now, invalidate }: WriteContext<Operator>,
): Promise<void> {
  invalidate(...(await cardOf(db, await freezeApplication(db, 'experience', freezing, actor, now))));
}

// The public card that shows it, if its owner has one.
async function cardOf(db: WriteContext<Operator>['db'], { partyId }: Application): Promise<string[]> {
  const merchantId = partyId && (await findMerchantIdOfParty(db, partyId));
  return merchantId ? [`merchant:${merchantId}`] : [];
}
