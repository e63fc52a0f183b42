// What the office reads of products.
import type { Output, Parsed } from '@shuji/contract/call';
import { maskPhone } from '@shuji/contract/mask';
import type { ProductStep } from '@shuji/contract/product';
import type { ProductDraft } from '@shuji/contract/product-form';
import type * as calls from '@shuji/contract/product-office';
import type { Db } from '#src/db/open.ts';
import type { Page } from '#src/db/page.ts';
import { ensure } from '#src/http/refuse.ts';
import { cleanHtml } from '#src/http/rich-text.ts';
import type { Operator, ReadScene } from '#src/http/scene.ts';
import { findParty, partyNames } from '#src/merchant/queries.ts';
import { filesOf, openForm, regionNames } from './content.ts';
import { findBefore, findProduct, listAll, listWaiting } from './queries-office.ts';
import { listSteps, type ProductRow } from './queries-own.ts';
import { changeOf, officeMovesOf, statusOf } from './rules.ts';

type Scene = ReadScene<Operator>;

export async function listProductQueue({ pageNum, pageSize }: Parsed<typeof calls.listProductQueue>, { db }: Scene) {
  return rowsOf(db, await listWaiting(db, pageNum, pageSize));
}

export async function listOfficeProducts(
  { status, keyword = '', pageNum, pageSize }: Parsed<typeof calls.listOfficeProducts>,
  { db }: Scene,
) {
  return rowsOf(db, await listAll(db, { status, keyword, pageNum, pageSize }));
}

async function rowsOf(db: Db, { rows, ...counted }: Page<ProductRow>) {
  const names = await partyNames(
    db,
    rows.map((row) => row.partyId),
  );
  return { ...counted, rows: rows.map((row) => rowOf(row, names.get(row.partyId) ?? '')) };
}

function rowOf(product: ProductRow, merchantName: string) {
  const { id, number, standing, versionStatus, content, version, submissions, submittedAt } = product;
  return {
    id,
    number,
    version,
    submissions,
    submittedAt,
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
  { db, actor, outside, now }: Scene,
): Promise<Output<typeof calls.getProductForReview>> {
  const product = await findProduct(db, id);
  ensure(product && (product.submissions > 0 || product.standing !== 'new'), 'product.notFound');
  const party = await findParty(db, product.partyId);
  const [files, before, steps] = await Promise.all([
    filesOf(db, product.content, outside, now),
    findBefore(db, product),
    listSteps(db, id),
  ]);
  const isOwn = actor.organisation !== null && party?.creditCode === actor.organisation;
  return {
    ...rowOf(product, party?.publicName ?? ''),
    versionId: product.versionId,
    form: masked(openForm(product, outside.vault)),
    detail: cleanHtml(product.content.detail),
    regionNames: regionNames(product.content.regions),
    files,
    before,
    noticeUntil: product.versionStatus === 'notice' ? product.noticeUntil : null,
    merchantId: product.merchantId,
    steps: steps.map((row) => ({ ...row, step: row.step as ProductStep })),
    may: isOwn ? [] : officeMovesOf(product.standing, product.versionStatus),
  };
}

function masked(form: ProductDraft): ProductDraft {
  return { ...form, contact: { ...form.contact, phone: maskPhone(form.contact.phone) } };
}
