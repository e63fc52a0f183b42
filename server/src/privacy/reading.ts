import { Readable } from 'node:stream';
import { consentVersion } from '@shuji/contract/attestation';
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/privacy';
import type { ConsentRow, CopyRow } from '@shuji/contract/privacy';
import { listKeptConsents } from '#src/account/queries-erase.ts';
import { isLinkOver, linkEnd } from '#src/file/rules.ts';
import { ensure } from '#src/http/refuse.ts';
import type { FileAnswer, ReadScene, User } from '#src/http/scene.ts';
import { findPartyOfAccount } from '#src/merchant/queries.ts';
import { findContent, findWithdrawal, listOwnCopies } from './queries.ts';
import { copyLinkText, copyStatusOf } from './rules.ts';

const shownAtMost = 5;

export async function listCopies(_: object, { db, actor, now, outside }: ReadScene<User>): Promise<CopyRow[]> {
  const rows = await listOwnCopies(db, actor.id, shownAtMost);
  return rows.map((row) => {
    const status = copyStatusOf(row, now);
    const until = linkEnd(now);
    const signature = outside.vault.sign(copyLinkText(row.id, until));
    const url = status === 'ready' ? `/api/account/copy/${row.id}?until=${until}&signature=${signature}` : null;
    const { id, requestedAt, readyAt, keptUntil } = row;
    return { id, status, requestedAt, readyAt, until: keptUntil, url };
  });
}

export async function downloadCopy(
  { id, until, signature }: Parsed<typeof calls.downloadCopy>,
  { db, now, outside }: ReadScene<User | null>,
): Promise<FileAnswer> {
  ensure(outside.vault.isSigned(copyLinkText(id, until), signature), 'file.linkExpired');
  ensure(!isLinkOver(until, now), 'file.linkExpired');
  const sealed = await findContent(db, id, now);
  ensure(sealed, 'file.linkExpired');
  const bytes = Buffer.from(outside.vault.open(sealed));
  return {
    open: async () => Readable.from([bytes]),
    name: '我的个人信息.json',
    type: 'application/octet-stream',
    size: bytes.length,
  };
}

export async function listConsents(_: object, { db, actor }: ReadScene<User>): Promise<ConsentRow[]> {
  const given: ConsentRow[] = (await listKeptConsents(db, actor.id)).map(({ document, version, givenAt }) => ({
    kind: document,
    version: String(version),
    givenAt,
    withdrawnAt: null,
  }));
  const party = await findPartyOfAccount(db, actor.id);
  if (!party) return given;
  const withdrawal = await findWithdrawal(db, actor.id, 'identity');
  const isWithdrawn = withdrawal !== null && withdrawal.renewedAt === null;
  return [
    ...given,
    {
      kind: 'identity',
      version: consentVersion,
      givenAt: withdrawal?.renewedAt ?? party.attestedAt,
      withdrawnAt: isWithdrawn ? withdrawal.withdrawnAt : null,
    },
  ];
}
