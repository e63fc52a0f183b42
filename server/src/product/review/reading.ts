// Reads products for the office.
import { maskEmail, maskPhone } from '@shuji/contract/mask';
import type * as calls from '@shuji/contract/product/office';
import { completenessOf } from '@shuji/contract/product/schema/completeness';
import type { ProductDraft } from '@shuji/contract/product/schema/form';
import type { Finding } from '@shuji/contract/review/schema';
import { findNewestApproval, waitingSinceOf } from '#src/approval/queries.ts';
import { approvalFor } from '#src/approval/rules.ts';
import type { Page } from '#src/db/page.ts';
import type { Operator, ReadContext } from '#src/http/context.ts';
import type { Handler, ReadHandler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { cleanHtml } from '#src/http/rich-text.ts';
import { identityFinding } from '#src/merchant/owner.ts';
import { findParty, partyNames } from '#src/merchant/queries.ts';
import { apiTestOf } from '#src/product/registration/api-test.ts';
import { filesOf, openForm, regionNames } from '#src/product/registration/content.ts';
import type { ProductRow } from '#src/product/registration/queries-own.ts';
import { changeOf, officeMovesOf, revocation, statusOf } from '#src/product/rules.ts';
import { fileFindings, nameFinding } from '#src/review/findings.ts';
import { withClock, withClocks } from '#src/review/reading.ts';
import { findBefore, findProduct, listAll, listNamesakes, listWaiting } from './queries.ts';
import { listStepsWithFiles } from './reading-steps.ts';

type Context = ReadContext<Operator>;

export const listProductQueue: Handler<typeof calls.listProductQueue> = async (filter, context) =>
  rowsOf(await listWaiting(context.db, filter, context.now), context);

export const listOfficeProducts: Handler<typeof calls.listOfficeProducts> = async (filter, context) =>
  rowsOf(await listAll(context.db, filter), context);

async function rowsOf({ rows, ...counted }: Page<ProductRow>, context: Context) {
  const { db, now } = context;
  const ids = rows.map((row) => row.id);
  const revocations = await waitingSinceOf(db, revocation, ids, now);
  const names = await partyNames(
    db,
    rows.map((row) => row.partyId),
  );
  const officeRows = rows.map((row) => rowOf(row, names.get(row.partyId) ?? '', revocations.get(row.id)));
  return { ...counted, rows: await withClocks(db, officeRows, { name: 'product', waitingSince, ...context }) };
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
  const { id, number, lifecycleStatus, versionStatus, content, version, submissions, submittedAt, appealedAt } =
    product;
  return {
    id,
    number,
    version,
    submissions,
    submittedAt,
    appealedAt,
    // A product that its supplier has revoked meanwhile leaves nothing to decide.
    revocationAt: lifecycleStatus === 'revoked' ? null : revocationAt,
    merchantName,
    name: content.name,
    productType: content.productType,
    dataLevel: content.dataLevel,
    status: statusOf(lifecycleStatus, versionStatus),
    change: changeOf(lifecycleStatus, versionStatus),
  };
}

export const getProductForReview: ReadHandler<typeof calls.getProductForReview> = async ({ id }, context) => {
  const { db, actor, providers } = context;
  const product = await findProduct(db, id);
  ensure(product, 'product.notFound');
  const party = await findParty(db, product.partyId);
  const isOwn = actor.organisation !== null && party?.creditCode === actor.organisation;
  const revocationRow = await getRevocation(product, isOwn, context);
  const revocationRequestedAt = revocationRow?.status === 'waiting' ? revocationRow.requestedAt : null;
  const [files, before, steps, row] = await Promise.all([
    filesOf(product.content, context),
    findBefore(db, product),
    listStepsWithFiles(id, context),
    withClock(db, rowOf(product, party?.publicName ?? '', revocationRequestedAt), {
      name: 'product',
      waitingSince,
      ...context,
    }),
  ]);
  const form = openForm(product, providers.vault);
  const moves = { hasAppealed: product.appealedAt !== null, isRevocationWaiting: revocationRequestedAt !== null };
  return {
    ...row,
    versionId: product.versionId,
    form: maskContact(form),
    completeness: completenessOf(form),
    apiTest: await apiTestOf(db, id, product.content.api),
    detail: cleanHtml(product.content.detail),
    regionNames: regionNames(product.content.regions),
    files,
    before,
    findings: await findingsOf(product, party?.accountId, context),
    noticeUntil: product.versionStatus === 'notice' ? product.noticeUntil : null,
    firstApproval: product.firstApprovedBy
      ? { by: product.firstApprovedName ?? '', isMine: product.firstApprovedBy === actor.id }
      : null,
    merchantId: product.merchantId,
    steps,
    revocation: revocationRow,
    may: isOwn ? [] : officeMovesOf(product.lifecycleStatus, product.versionStatus, moves),
  };
};

async function findingsOf(product: ProductRow, accountId: string | undefined, { db }: Context): Promise<Finding[]> {
  const { name, sample, sourceStatement, complianceReport, consentProof } = product.content;
  const files = [sample, sourceStatement, complianceReport, consentProof].filter((id) => id !== null);
  return [
    ...(accountId ? [await identityFinding(db, accountId)] : []),
    nameFinding(name, await listNamesakes(db, product)),
    ...(await fileFindings(db, files)),
  ];
}

async function getRevocation({ id, lifecycleStatus }: ProductRow, isOwn: boolean, { db, actor, now }: Context) {
  const row = await findNewestApproval(db, revocation, id);
  if (!row) return null;
  const request = approvalFor(row, actor.id, now);
  const isMoot = request.status === 'waiting' && lifecycleStatus === 'revoked';
  return isMoot ? null : { ...request, mayDecide: request.mayDecide && !isOwn };
}

function maskContact(form: ProductDraft): ProductDraft {
  const { name, phone, email } = form.contact;
  return { ...form, contact: { name, phone: maskPhone(phone), email: maskEmail(email) } };
}
