// Reads a supplier's own products.
import type * as calls from '@shuji/contract/product/own';
import type { OwnProductCard } from '@shuji/contract/product/schema/own';
import { chinaDay, dayMs } from '@shuji/contract/time';
import type { Attested, ReadContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { cleanHtml } from '#src/http/rich-text.ts';
import { listStepsWithFiles } from '#src/product/review/reading-steps.ts';
import { changeOf, mayDrop, mayRenew, ownMoves, revisionOf, statusOf } from '#src/product/rules.ts';
import { dueOf } from '#src/review/reading.ts';
import { apiTestOf } from './api-test.ts';
import { filesOf, openForm, regionNames } from './content.ts';
import {
  countOwnByStatus,
  countOwnChanges,
  findOwnProduct,
  listOwn,
  listTrend,
  type ProductRow,
} from './queries-own.ts';
import { findSubmitted, listSubmissions } from './queries-submission.ts';

type Context = ReadContext<Attested>;

export const listOwnProducts: Handler<typeof calls.listOwnProducts> = async (
  { status, keyword, pageNum, pageSize },
  context,
) => {
  const { db, actor } = context;
  const { rows, ...counted } = await listOwn(db, { partyId: actor.partyId, status, keyword, pageNum, pageSize });
  const [counts, changes] = await Promise.all([
    countOwnByStatus(db, actor.partyId),
    countOwnChanges(db, actor.partyId),
  ]);
  return { ...counted, counts, changes, rows: await Promise.all(rows.map((row) => cardOf(row, context))) };
};

export const getOwnProduct: Handler<typeof calls.getOwnProduct> = async ({ id }, context) => {
  const { db, actor, providers } = context;
  const product = await findOwnProduct(db, id, actor.partyId);
  ensure(product, 'product.notFound');
  return {
    ...(await cardOf(product, context)),
    form: openForm(product, providers.vault),
    revision: revisionOf(product),
    apiTest: await apiTestOf(db, id, product.content.api),
    files: await filesOf(product.content, context),
    opinions: product.opinions,
  };
};

/** The process line: every step with its opinions, and how often the product was read, collected and ordered by day. */
export const productLine: Handler<typeof calls.productLine> = async ({ id, days }, context) => {
  const { db, actor, now } = context;
  const product = await findOwnProduct(db, id, actor.partyId);
  ensure(product, 'product.notFound');
  const since = chinaDay(new Date(now.getTime() - (days - 1) * dayMs));
  const [steps, counted] = await Promise.all([listStepsWithFiles(id, context), listTrend(db, id, since)]);
  const byDay = new Map(counted.map((one) => [one.day, one]));
  const trend = Array.from({ length: days }, (_, at) => {
    const day = chinaDay(new Date(now.getTime() - (days - 1 - at) * dayMs));
    return byDay.get(day) ?? { day, views: 0, favourites: 0, orders: 0 };
  });
  return { product: await cardOf(product, context), steps, trend };
};

async function cardOf(product: ProductRow, { db, now }: Context): Promise<OwnProductCard> {
  const { id, number, lifecycleStatus, versionStatus, content, version, noticeUntil, certificateId, updatedAt } =
    product;
  const { certificateUntil, openObjections, appealedAt, submittedAt, ruling, reason } = product;
  const waitsSince = versionStatus === 'pending' ? submittedAt : appealedAt;
  return {
    id,
    number,
    version,
    name: content.name,
    cover: content.cover,
    productType: content.productType,
    status: statusOf(lifecycleStatus, versionStatus),
    change: changeOf(lifecycleStatus, versionStatus),
    reason: ruling ?? reason,
    openObjections,
    appealedAt,
    dueOn: waitsSince && (await dueOf(db, waitsSince)),
    noticeUntil: versionStatus === 'notice' ? noticeUntil : null,
    certificateId,
    certificateUntil,
    updatedAt,
    may: [
      ...ownMoves(lifecycleStatus, versionStatus, appealedAt !== null),
      ...(mayRenew(product, now) ? (['renew'] as const) : []),
      ...(mayDrop(product) ? (['drop'] as const) : []),
    ],
  };
}

// Shows a supplier their submission, which the form cannot open during the review.

export const getSubmission: Handler<typeof calls.getSubmission> = async ({ id, step }, context) => {
  const { db, actor } = context;
  const submissions = await listSubmissions(db, id, actor.partyId);
  const at = step === undefined ? 0 : submissions.findIndex((one) => one.step === step);
  const [chosen, former] = at < 0 ? [] : submissions.slice(at, at + 2);
  ensure(chosen, 'product.notFound');
  const form = await findSubmitted(db, chosen.step);
  ensure(form, 'product.notFound');
  return {
    submissions,
    step: chosen.step,
    form,
    detail: cleanHtml(form.detail),
    regionNames: regionNames(form.regions),
    files: await filesOf(form, context),
    before: former ? await findSubmitted(db, former.step) : null,
  };
};
