import { Readable } from 'node:stream';
import { signUpDocuments } from '@shuji/contract/document/labels';
import { consentVersion } from '@shuji/contract/merchant/labels/attestation';
import type * as calls from '@shuji/contract/privacy/calls';
import type { ConsentRow, CopyRow, DueConsent } from '@shuji/contract/privacy/schema';
import { chinaDay } from '@shuji/contract/time';
import { listStoredConsents } from '#src/account/queries.ts';
import { type AgreementVersion, listAgreementVersions } from '#src/document/queries.ts';
import { comingAfter, versionInForce } from '#src/document/rules.ts';
import { downloadOnce, linkQuery, readerOfLink } from '#src/file/link.ts';
import type { ReadContext, User } from '#src/http/context.ts';
import type { FileHandler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findPartyOfAccount } from '#src/merchant/queries.ts';
import { findContent, findWithdrawal, listOwnCopies } from './queries.ts';
import { copyStatusOf } from './rules.ts';

const shownAtMost = 5;

export async function listCopies(_: object, context: ReadContext<User>): Promise<CopyRow[]> {
  const { db, actor, now } = context;
  const rows = await listOwnCopies(db, actor.id, shownAtMost);
  return rows.map((row) => {
    const status = copyStatusOf(row, now);
    const url = status === 'ready' ? `/api/account/copy/${row.id}?${linkQuery('copy', row.id, context)}` : null;
    const { id, requestedAt, readyAt, keptUntil } = row;
    return { id, status, requestedAt, readyAt, until: keptUntil, url };
  });
}

export const downloadCopy: FileHandler<typeof calls.downloadCopy> = async (link, context) => {
  const { db, now, providers } = context;
  const reader = await readerOfLink('copy', link, context);
  const sealed = await findContent(db, link.id, now);
  ensure(sealed, 'file.linkExpired');
  const bytes = Buffer.from(providers.vault.decrypt(sealed));
  const answer = {
    open: async () => Readable.from([bytes]),
    name: '我的个人信息.json',
    type: 'application/octet-stream',
    size: bytes.length,
  };
  return downloadOnce('copy', link, { reader, context, answer });
};

/** Each agreement's version in force if it awaits consent, else its next announced version until consent. */
export async function listDueConsents(
  _: object,
  { db, actor, now }: Pick<ReadContext<User>, 'db' | 'actor' | 'now'>,
): Promise<DueConsent[]> {
  const [all, consents] = [await listAgreementVersions(db), await listStoredConsents(db, actor.id)];
  const today = chinaDay(now);
  const due = signUpDocuments.flatMap((document): DueConsent[] => {
    const versions = all.filter(({ anchor }) => anchor === document);
    const numbers = consents.filter((row) => row.document === document).map(({ version }) => version);
    const agreed = numbers.length > 0 ? Math.max(...numbers) : null;
    const isDue = (version: AgreementVersion | null) => version !== null && version.number > (agreed ?? 0);
    const currentVersion = versionInForce(versions, today);
    const version = isDue(currentVersion) ? currentVersion : comingAfter(versions, today);
    if (!version || !isDue(version)) return [];
    const { number, title, effectiveOn, note } = version;
    return [{ document, agreed, number, title, effectiveOn, note, isStanding: version === currentVersion }];
  });
  return due.toSorted((one, other) => Number(other.isStanding) - Number(one.isStanding));
}

export async function listConsents(_: object, { db, actor }: ReadContext<User>): Promise<ConsentRow[]> {
  const consents: ConsentRow[] = (await listStoredConsents(db, actor.id)).map(({ document, version, givenAt }) => ({
    kind: document,
    version: String(version),
    givenAt,
    withdrawnAt: null,
  }));
  const party = await findPartyOfAccount(db, actor.id);
  if (!party) return consents;
  const withdrawal = await findWithdrawal(db, actor.id, 'identity');
  const isWithdrawn = withdrawal !== null && withdrawal.renewedAt === null;
  return [
    ...consents,
    {
      kind: 'identity',
      version: consentVersion,
      givenAt: withdrawal?.renewedAt ?? party.attestedAt,
      withdrawnAt: isWithdrawn ? withdrawal.withdrawnAt : null,
    },
  ];
}
