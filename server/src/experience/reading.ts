// Reads trading experience: for its owner, the public card and the reviewer.
import type * as calls from '@shuji/contract/experience/calls';
import { experienceLabels } from '@shuji/contract/experience/schema';
import { findApplication, findOwnApplication, listOwnApplications } from '#src/application/queries.ts';
import { detailOf, getQueue, openContent, progressOf } from '#src/application/reading.ts';
import type { Handler, ReadHandler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { identityFinding } from '#src/merchant/owner.ts';
import { experienceFiles, sayField } from './rules.ts';

export const listExperiences: Handler<typeof calls.listExperiences> = async (filter, { db, actor }) => {
  const { rows, ...counted } = await listOwnApplications(db, 'experience', actor.id, filter);
  return { ...counted, rows: rows.map(({ content, ...row }) => ({ ...content, ...row })) };
};

export const getExperience: Handler<typeof calls.getExperience> = async ({ id }, context) => {
  const { db, actor } = context;
  const application = await findOwnApplication(db, 'experience', id, actor.id);
  ensure(application, 'door.notFound');
  const [progress] = await progressOf(db, [application]);
  ensure(progress, 'door.notFound');
  const content = await openContent(application.content, experienceFiles, context);
  return { proofs: [], ...content, ...progress };
};

export const listExperienceQueue: Handler<typeof calls.listExperienceQueue> = (filter, context) =>
  getQueue(context.db, 'experience', filter, context);

export const readExperienceSheet: ReadHandler<typeof calls.readExperienceSheet> = async ({ id }, context) => {
  const { db } = context;
  const application = await findApplication(db, 'experience', id);
  ensure(application?.submittedAt, 'door.notFound');
  const form = { subject: 'experience' as const, labels: experienceLabels, files: experienceFiles, say: sayField };
  return detailOf(application, form, [await identityFinding(db, application.accountId)], context);
};
