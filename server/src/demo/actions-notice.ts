// The demo's way past the days of a public notice.
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/demo/calls';
import type { Attested, WriteScene } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { endNotice } from '#src/product/public-notice/queries.ts';
import { finishNotices } from '#src/product/registration/register.ts';

/** Ends the notice of one's own product now; one that is objected to still waits for the decision. */
export async function endDemoNotice(
  { id }: Parsed<typeof calls.endDemoNotice>,
  scene: WriteScene<Attested>,
): Promise<null> {
  ensure(scene.outside.isDemo, 'door.notFound');
  ensure(await endNotice(scene.db, id, scene.actor.partyId, scene.now), 'product.notInNotice');
  await finishNotices.run({ ...scene, next: () => {} });
  scene.touch('publicNotice');
  return null;
}
