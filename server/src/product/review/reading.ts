// What the office reads of products.
import type { Output, Parsed } from '@shuji/contract/call';
import { maskEmail, maskPhone } from '@shuji/contract/mask';
import { completenessOf } from '@shuji/contract/product/completeness';
import type { ProductDraft } from '@shuji/contract/product/form';
import type * as calls from '@shuji/contract/product/office';
import { findNewestApproval, waitingSinceOf } from '#src/approval/queries.ts';
import { approvalFor } from '#src/approval/rules.ts';
import type { Page } from '#src/db/page.ts';
import type { Operator, ReadScene } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { cleanHtml } from '#src/http/rich-text.ts';
import { findParty, partyNames } from '#src/merchant/queries.ts';
import { filesOf, openForm, regionNames } from '#src/product/registration/content.ts';
import type { ProductRow } from '#src/product/registration/queries-own.ts';
import { apiTestOf } from '#src/product/registration/trial.ts';
import { changeOf, officeMovesOf, revocation, statusOf } from '#src/product/rules.ts';
import { withClock, withClocks } from '#src/review/reading.ts';
import { findBefore, findProduct, listAll, listWaiting } from './queries.ts';
import { readSteps } from './reading-steps.ts';

type Scene = ReadScene<Operator>;

export async function listProductQueue(filter: Parsed<typeof calls.listProductQueue>, scene: Scene) {
  return rowsOf(await listWaiting(scene.db, filter, scene.now), scene);
}

export async function listOfficeProducts(filter: Parsed<typeof calls.listOfficeProducts>, scene: Scene) {
  return rowsOf(await listAll(scene.db, filter), scene);
}

async function rowsOf({ rows, ...counted }: Page<ProductRow>, scene: Scene) {
  const { db, now } = scene;
  const ids = rows.map((row) => row.id);
  const revocations = await waitingSinceOf(db, revocation, ids, now);
  const names = await partyNames(
    db,
    rows.map((row) => row.partyId),
  );
  const told = rows.map((row) => rowOf(row, names.get(row.partyId) ?? '', revocations.get(row.id)));
  return { ...counted, rows: await withClocks(db, told, { name: 'product', waitingSince, ...scene }) };
}

function waitingSince({
  status,
  change,
  submittedAt,
  appealedAt,
  revocationAt,
}: ReturnType<typeof rowOf>): string | null {
  return status === 'pending' || change === 'pending' ? submittedAt : (appealedAt ?? revocationAt);
}

function rowOf(product: ProductRow, merchantName: string, revocationAt: string | null = null) {
  const { id, number, standing, versionStatus, content, version, submissions, submittedAt, appealedAt } = product;
  return {
    id,
    number,
    version,
    submissions,
    submittedAt,
    appealedAt,
    // Of what is revoked meanwhile, by its supplier, nothing is left to decide.
    revocationAt: standing === 'revoked' ? null : revocationAt,
    merchantName,
    name: content.name,
    productType: content.productType,
    dataLevel: content.dataLevel,
    status: statusOf(standing, versionStatus),
    change: changeOf(standing, versionStatus),
  };
}

export async function getProductForReview(
  { id }: Parsed<typeof calls.getProductForReview>,
  scene: Scene,
): Promise<Output<typeof calls.getProductForReview>> {
  const { db, actor, outside } = scene;
  const product = await findProduct(db, id);
  ensure(product, 'product.notFound');
  const party = await findParty(db, product.partyId);
  const isOwn = actor.organisation !== null && party?.creditCode === actor.organisation;
  const asked = await readRevocation(product, isOwn, scene);
  const askedAt = asked?.status === 'waiting' ? asked.requestedAt : null;
  const [files, before, steps, told] = await Promise.all([
    filesOf(product.content, scene),
    findBefore(db, product),
    readSteps(id, scene),
    withClock(db, rowOf(product, party?.publicName ?? '', askedAt), { name: 'product', waitingSince, ...scene }),
  ]);
  const form = openForm(product, outside.vault);
  const moves = { hasAppealed: product.appealedAt !== null, isRevocationWaiting: askedAt !== null };
  return {
    ...told,
    versionId: product.versionId,
    form: masked(form),
    completeness: completenessOf(form),
    apiTest: await apiTestOf(db, id, product.content.api),
    detail: cleanHtml(product.content.detail),
    regionNames: regionNames(product.content.regions),
    files,
    before,
    noticeUntil: product.versionStatus === 'notice' ? product.noticeUntil : null,
    firstApproval: product.firstApprovedBy
      ? { by: product.firstApprovedName ?? '', isMine: product.firstApprovedBy === actor.id }
      : null,
    merchantId: product.merchantId,
    steps,
    revocation: asked,
    may: isOwn ? [] : officeMovesOf(product.standing, product.versionStatus, moves),
  };
}

async function readRevocation({ id, standing }: ProductRow, isOwn: boolean, { db, actor, now }: Scene) {
  const row = await findNewestApproval(db, revocation, id);
  if (!row) return null;
  const request = approvalFor(row, actor.id, now);
  const isMoot = request.status === 'waiting' && standing === 'revoked';
  return isMoot ? null : { ...request, mayDecide: request.mayDecide && !isOwn };
}

function masked(form: ProductDraft): ProductDraft {
  const { name, phone, email } = form.contact;
  return { ...form, contact: { name, phone: maskPhone(phone), email: maskEmail(email) } };
}
