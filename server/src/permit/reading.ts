// Reads trading permission: for its holder with every step, and for the reviewer.
import type * as calls from '@shuji/contract/permit/calls';
import { permitLabels } from '@shuji/contract/permit/schema';
import { chinaDay } from '@shuji/contract/time';
import { findApplication, findLatest, listOwnApplications } from '#src/application/queries.ts';
import { detailOf, getQueue, openContent, progressOf } from '#src/application/reading.ts';
import { standingNumbers } from '#src/document/queries.ts';
import type { Handler, ReadHandler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { identityFinding } from '#src/merchant/owner.ts';
import { findMerchantIdOfParty } from '#src/merchant/queries.ts';
import { listGrantedPermits } from './queries.ts';
import { agreedIn, agreedWords, isOffering, permitFiles, rolesIn, rolesInWords } from './rules.ts';

export const getOwnPermit: Handler<typeof calls.getOwnPermit> = async (_, context) => {
  const { db, actor, now } = context;
  const latest = await findLatest(db, 'permit', actor.id, true);
  const [progress] = await progressOf(db, latest ? [latest] : []);
  const content = latest && (await openContent(latest.content, permitFiles, context));
  return {
    held: actor.partyId ? await listGrantedPermits(db, actor.partyId) : [],
    open: progress && content ? { ...progress, content } : null,
    isAttested: actor.attested,
    isMerchant: actor.merchantId !== null,
    rulesVersion: (await standingNumbers(db, chinaDay(now), ['trading'])).trading ?? null,
  };
};

export const listPermits: Handler<typeof calls.listPermits> = async (page, { db, actor }) => {
  const { rows, ...counted } = await listOwnApplications(db, 'permit', actor.id, page);
  const progressRows = await progressOf(db, rows);
  return {
    ...counted,
    rows: rows.flatMap((row, index) => {
      const progress = progressRows[index];
      const { reason } = row.content;
      return progress
        ? {
            ...progress,
            roles: rolesIn(row.content.roles),
            note: typeof reason === 'string' ? reason : '',
            rulesVersion: agreedIn(row.content),
          }
        : [];
    }),
  };
};

export const listPermitQueue: Handler<typeof calls.listPermitQueue> = (filter, context) =>
  getQueue(context.db, 'permit', filter, context);

export const readPermitSheet: ReadHandler<typeof calls.readPermitSheet> = async ({ id }, context) => {
  const { db } = context;
  const application = await findApplication(db, 'permit', id);
  ensure(application?.submittedAt, 'door.notFound');
  const { partyId } = application;
  const isMerchant = partyId !== null && (await findMerchantIdOfParty(db, partyId)) !== null;
  const say = (field: string, value: unknown): string => {
    if (field === 'roles') return rolesInWords(rolesIn(value));
    if (value === true) return agreedWords(agreedIn(application.content));
    return typeof value === 'string' ? value : '';
  };
  const offering = rolesIn(application.content.roles).filter(isOffering);
  const entry =
    offering.length > 0
      ? [
          {
            label: '数商入驻',
            text: isMerchant
              ? `已入驻，可开通${rolesInWords(offering)}权限`
              : `尚未入驻或已冻结，不能开通${rolesInWords(offering)}权限`,
            isGood: isMerchant,
          },
        ]
      : [];
  const form = { subject: 'permit' as const, labels: permitLabels, files: permitFiles, say };
  return detailOf(application, form, [...entry, await identityFinding(db, application.accountId)], context);
};
