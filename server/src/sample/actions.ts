import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/sample/calls';
import type { SampleProfile } from '@shuji/contract/sample/schema';
import { linkTo } from '#src/file/link.ts';
import type { PrepareContext, User, WriteContext } from '#src/http/context.ts';
import { type Handler, inTwoSteps } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { profileFile } from './profiler.ts';
import { findOwnSample, findProfile, insertProfile } from './queries.ts';

type Profiling = Parsed<typeof calls.profileSample>;

/** Runs at once, before the schedule: the uploader waits for the profile. */
export const profileSample = inTwoSteps(
  async ({ id }: Profiling, { db, actor, providers }: PrepareContext<User>): Promise<SampleProfile> => {
    const file = await findOwnSample(db, id, actor.id);
    ensure(file, 'file.notFound');
    return (await findProfile(db, id)) ?? profileFile(providers, file);
  },
  async (
    { id }: Profiling,
    { db, now, invalidate }: WriteContext<User>,
    profile: SampleProfile,
  ): Promise<SampleProfile> => {
    if (await insertProfile(db, id, profile, now)) invalidate('sample');
    return profile;
  },
);

export const openOwnSample: Handler<typeof calls.openOwnSample> = async ({ id }, context) => {
  const file = await findOwnSample(context.db, id, context.actor.id);
  ensure(file, 'file.notFound');
  return linkTo(context, file);
};
