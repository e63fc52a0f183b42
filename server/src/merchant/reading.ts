// Reads merchants: for their owner, the public and the reviewer.
import type * as calls from '@shuji/contract/merchant/calls';
import { merchantLabels } from '@shuji/contract/merchant/schema';
import { findApplication, findLatest } from '#src/application/queries.ts';
import { detailOf, getQueue, openContent, progressOf } from '#src/application/reading.ts';
import type { Handler, ReadHandler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { getLabels } from '#src/site/queries.ts';
import { identityFinding } from './owner.ts';
import { findPartyOfAccount } from './queries.ts';
import { entryObstacle, merchantFiles } from './rules.ts';

export const getOwnMerchant: Handler<typeof calls.getOwnMerchant> = async (_, context) => {
  const { db, actor } = context;
  const latest = await findLatest(db, 'merchant', actor.id);
  const obstacle = entryObstacle(await findPartyOfAccount(db, actor.id));
  const [progress] = await progressOf(db, latest ? [latest] : []);
  const content = latest && (await openContent(latest.content, merchantFiles, context));
  return {
    application: progress && content ? { ...progress, content } : null,
    merchantId: actor.merchantId,
    mayApply: obstacle === '',
    obstacle,
  };
};

export const listMerchantQueue: Handler<typeof calls.listMerchantQueue> = (filter, context) =>
  getQueue(context.db, 'merchant', filter, context);

export const readMerchantSheet: ReadHandler<typeof calls.readMerchantSheet> = async ({ id }, context) => {
  const { db } = context;
  const application = await findApplication(db, 'merchant', id);
  ensure(application?.submittedAt, 'door.notFound');
  const kinds = await getLabels(db, 'merchantKind');
  const industries = await getLabels(db, 'industry');
  const say = (field: string, value: unknown): string => {
    const labels = field === 'kinds' ? kinds : industries;
    if (Array.isArray(value)) return value.map((code) => labels.get(code) ?? code).join('、');
    return typeof value === 'string' ? value : '';
  };
  const form = { subject: 'merchant' as const, labels: merchantLabels, files: merchantFiles, say };
  return detailOf(application, form, [await identityFinding(db, application.accountId)], context);
};
