// Reads trading experience: for its owner, the public card and the reviewer.
import type { ApplicationDetail } from '@shuji/contract/application/schema';
import type { Output, Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/experience/calls';
import { experienceLabels } from '@shuji/contract/experience/schema';
import { findApplication, findOwnApplication, listOwnApplications } from '#src/application/queries.ts';
import { openContent, readQueue, sheetOf, standingOf } from '#src/application/reading.ts';
import type { Operator, ReadContext, User } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { experienceFiles, sayField } from './rules.ts';

export async function listExperiences(
  filter: Parsed<typeof calls.listExperiences>,
  { db, actor }: ReadContext<User>,
): Promise<Output<typeof calls.listExperiences>> {
  const { rows, ...counted } = await listOwnApplications(db, 'experience', actor.id, filter);
  return { ...counted, rows: rows.map(({ content, ...row }) => ({ ...content, ...row })) };
}

export async function readExperience(
  { id }: Parsed<typeof calls.readExperience>,
  context: ReadContext<User>,
): Promise<Output<typeof calls.readExperience>> {
  const { db, actor } = context;
  const application = await findOwnApplication(db, 'experience', id, actor.id);
  ensure(application, 'door.notFound');
  const [standing] = await standingOf(db, [application]);
  ensure(standing, 'door.notFound');
  const content = await openContent(application.content, experienceFiles, context);
  return { proofs: [], ...content, ...standing };
}

export async function listExperienceQueue(
  filter: Parsed<typeof calls.listExperienceQueue>,
  context: ReadContext<Operator>,
) {
  return readQueue(context.db, 'experience', filter, context);
}

export async function readExperienceSheet(
  { id }: Parsed<typeof calls.readExperienceSheet>,
  context: ReadContext<Operator>,
): Promise<ApplicationDetail> {
  const { db } = context;
  const application = await findApplication(db, 'experience', id);
  ensure(application?.submittedAt, 'door.notFound');
  const form = { subject: 'experience' as const, labels: experienceLabels, files: experienceFiles, say: sayField };
  return sheetOf(application, form, [], context);
}
