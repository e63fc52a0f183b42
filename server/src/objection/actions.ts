import { randomUUIDv7 } from 'node:crypto';
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/objection';
import { objectionGrounds } from '@shuji/contract/objection';
import { claimFiles } from '#src/file/actions.ts';
import { ensure } from '#src/http/refuse.ts';
import type { Attested, Operator, WriteScene } from '#src/http/scene.ts';
import { findParty } from '#src/merchant/queries.ts';
import { contestNotice, decideNotice } from '#src/product/actions-notice.ts';
import { lockVersion } from '#src/product/queries-notice.ts';
import { findProduct } from '#src/product/queries-office.ts';
import { tellObjector } from './notices.ts';
import { closeObjection, findObjection, insertObjection, lapseOthers } from './queries.ts';
import { isOfOrganisation } from './rules.ts';

/** Objects to what was read in public notice; its end waits for the decision. */
export async function raiseObjection(
  { id, versionId, ground, text, files }: Parsed<typeof calls.raiseObjection>,
  scene: WriteScene<Attested>,
): Promise<null> {
  const { db, actor, now } = scene;
  const contested = await contestNotice({ id, versionId }, `${objectionGrounds[ground]}：${text}`, scene);
  ensure(contested.partyId !== actor.partyId, 'objection.own');
  await claimFiles(db, files, actor.id, 'evidence', now);
  await insertObjection(db, {
    id: randomUUIDv7(),
    productId: id,
    versionId,
    partyId: actor.partyId,
    accountId: actor.id,
    ground,
    text,
    files,
    filedAt: now,
  });
  return null;
}

/** Upheld, it ends the notice and with it every other objection; dismissed, the notice goes on. */
export async function decideObjection(
  { id, decision, reason }: Parsed<typeof calls.decideObjection>,
  scene: WriteScene<Operator>,
): Promise<null> {
  const { db, actor, now } = scene;
  const objection = await findObjection(db, id);
  ensure(objection, 'objection.notFound');
  const { versionId, productId } = objection;
  await lockVersion(db, versionId);
  const status = decision === 'dismiss' ? 'dismissed' : 'upheld';
  ensure(await closeObjection(db, { id, status, decidedBy: actor.id, reason, now }), 'objection.alreadyDecided');
  const product = await findProduct(db, productId);
  ensure(product, 'objection.notFound');
  const sides = await Promise.all([findParty(db, product.partyId), findParty(db, objection.partyId)]);
  ensure(!isOfOrganisation(actor.organisation, sides), 'objection.ownOrganisation');
  const { partyId, content } = product;
  const { name } = content;
  await decideNotice({ id: productId, versionId, partyId, name, outcome: decision, reason, actor }, scene);
  await tellObjector(db, objection, name, status, reason, now);
  if (status === 'dismissed') return null;
  for (const other of await lapseOthers(db, versionId, now)) await tellObjector(db, other, name, 'lapsed', '', now);
  return null;
}
