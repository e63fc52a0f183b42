// Everything the centre keeps about someone, opened for that person alone. Source: PIPL 45.
import { findOwnAccount, listStoredConsents } from '#src/account/queries.ts';
import { listAccessesOf } from '#src/audit/access.ts';
import type { Db } from '#src/db/open.ts';
import { findPartyOfAccount } from '#src/merchant/queries.ts';
import { type BankAccount, findBankAccount } from '#src/merchant/queries-bank.ts';
import { findForCopy, type PartyCopy } from '#src/merchant/queries-erase.ts';
import { listOwn as listNotices } from '#src/notice/queries.ts';
import { openText, type Person, type PersonalRecords } from '#src/office/personal-records.ts';
import { listFavouritesForCopy } from '#src/product/queries-erase.ts';
import type { Vault } from '#src/providers/vault.ts';
import { listSearches } from '#src/saved-search/queries.ts';

/** The copy as readable JSON; null when the account is gone. */
export async function gatherCopy(
  { db, vault, now }: { db: Db; vault: Vault; now: Date },
  records: readonly PersonalRecords[],
  accountId: string,
): Promise<string | null> {
  const account = await findOwnAccount(db, accountId);
  if (!account || account.phoneSealed === '') return null;
  const party = await findPartyOfAccount(db, accountId);
  const notices = await listNotices(db, accountId, { show: 'all', pageNum: 1, pageSize: 1000 });
  const copy = {
    说明: '本文件是您在本平台的个人信息副本，含未遮蔽的个人信息，请妥善保管。',
    生成时间: now.toISOString(),
    账号: { 手机号: vault.decrypt(account.phoneSealed), 类型: account.type, 注册时间: account.createdAt },
    同意记录: await listStoredConsents(db, accountId),
    认证主体: party && openParty(vault, await findForCopy(db, party.id)),
    收款账户: party && openAccount(vault, await findBankAccount(db, { partyId: party.id })),
    ...(await listSections(records, db, vault, { accountId, partyId: party?.id ?? null })),
    个人信息查看记录: (await listAccessesOf(db, accountId, { pageNum: 1, pageSize: 1000 })).rows,
    收藏: await listFavouritesForCopy(db, accountId),
    保存的搜索: (await listSearches(db, accountId)).map(({ target, title, createdAt }) => ({
      target,
      title,
      createdAt,
    })),
    站内消息: notices.rows,
  };
  return JSON.stringify(copy, null, 2);
}

async function listSections(records: readonly PersonalRecords[], db: Db, vault: Vault, person: Person) {
  const sections = records.flatMap(({ copy }) => Object.entries(copy));
  return Object.fromEntries(
    await Promise.all(sections.map(async ([title, read]) => [title, await read(db, vault, person)] as const)),
  );
}

function openParty(vault: Vault, party: PartyCopy | null) {
  if (!party) return null;
  const { idNumberSealed, contactPhoneSealed, ...plain } = party;
  return { ...plain, idNumber: openText(vault, idNumberSealed), contactPhone: openText(vault, contactPhoneSealed) };
}

function openAccount(vault: Vault, account: BankAccount | null) {
  if (!account) return null;
  const { bank, bankCode, numberSealed, changedAt } = account;
  return { bank, bankCode, number: vault.decrypt(numberSealed), changedAt };
}
