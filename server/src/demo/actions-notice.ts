// The demo's way past the days of a public notice.
import type * as calls from '@shuji/contract/demo/calls';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { endNotice } from '#src/product/public-notice/queries.ts';
import { finishNotices } from '#src/product/registration/register.ts';

/** Ends the notice of one's own product now; one that is objected to still waits for the decision. */
export const endDemoNotice: Handler<typeof calls.endDemoNotice> = async ({ id }, context) => {
  ensure(context.providers.isDemo, 'door.notFound');
  ensure(await endNotice(context.db, id, context.actor.partyId, context.now), 'product.notInNotice');
  await finishNotices.run({ ...context, next: () => {} });
  context.invalidate('publicNotice');
};
