// Everything the centre keeps about someone, opened for that person alone. Source: PIPL 45.
import { findOwnAccount } from '#src/account/queries.ts';
import { listStoredConsents } from '#src/account/queries-erase.ts';
import { listForCopy as listApplications } from '#src/application/queries-erase.ts';
import { type Content, isSealed } from '#src/application/rules.ts';
import { listAccessesOf } from '#src/audit/access.ts';
import { listForCopy as listComplaints } from '#src/complaint/queries.ts';
import type { Db } from '#src/db/open.ts';
import { listForCopy as listDemands } from '#src/demand/queries-erase.ts';
import { findPartyOfAccount } from '#src/merchant/queries.ts';
import { type BankAccount, findBankAccount } from '#src/merchant/queries-bank.ts';
import { findForCopy, type PartyCopy } from '#src/merchant/queries-erase.ts';
import { listOwn as listNotices } from '#src/notice/queries.ts';
import { listForCopy as listObjections } from '#src/objection/queries-privacy.ts';
import { listForCopy as listOffers } from '#src/offer/queries-copy.ts';
import { listMessagesForCopy } from '#src/order/message/queries.ts';
import { listInvoicesForCopy, listForCopy as listOrders } from '#src/order/queries-copy.ts';
import { listFavouritesForCopy, listForCopy as listProducts } from '#src/product/queries-erase.ts';
import type { Vault } from '#src/providers/vault.ts';
import { listForCopy as listRatings } from '#src/rating/queries.ts';
import { listSearches } from '#src/saved-search/queries.ts';

/** The copy as readable JSON; null when the account is gone. */
export async function gatherCopy(db: Db, vault: Vault, accountId: string, now: Date): Promise<string | null> {
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
    申请记录: (await listApplications(db, accountId)).map((row) => ({
      ...row,
      content: openContent(vault, row.content),
    })),
    产品: party
      ? (await listProducts(db, party.id)).map((row) => ({ ...row, contact: openJson(vault, row.contact) }))
      : [],
    需求: (await listDemands(db, accountId)).map((row) => ({ ...row, contact: openJson(vault, row.contact) })),
    报价: party ? await listOffers(db, accountId, party.id) : [],
    订单: party
      ? (await listOrders(db, party.id)).map(({ contactPhoneSealed, ...row }) => ({
          ...row,
          contactPhone: openText(vault, contactPhoneSealed),
        }))
      : [],
    发票: party
      ? (await listInvoicesForCopy(db, party.id)).map(({ detailsSealed, ...row }) => ({
          ...row,
          details: openJson(vault, detailsSealed),
        }))
      : [],
    订单留言: party
      ? (await listMessagesForCopy(db, party.id)).map(({ textSealed, ...row }) => ({
          ...row,
          text: vault.decrypt(textSealed),
        }))
      : [],
    成交评价: party ? await listRatings(db, party.id) : [],
    公示异议: party ? await listObjections(db, party.id) : [],
    投诉与建议: (await listComplaints(db, accountId)).map(({ nameSealed, phoneSealed, textSealed, ...row }) => ({
      ...row,
      name: vault.decrypt(nameSealed),
      phone: vault.decrypt(phoneSealed),
      text: vault.decrypt(textSealed),
    })),
    个人信息查看记录: (await listAccessesOf(db, accountId, { pageNum: 1, pageSize: 1000 })).rows,
    收藏: await listFavouritesForCopy(db, accountId),
    保存的搜索: (await listSearches(db, accountId)).map(({ title, createdAt }) => ({ title, createdAt })),
    站内消息: notices.rows,
  };
  return JSON.stringify(copy, null, 2);
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

function openContent(vault: Vault, content: Content): Content {
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, isSealed(value) ? vault.decrypt(value.sealed) : value]),
  );
}

function openText(vault: Vault, sealed: string | null): string | null {
  return sealed ? vault.decrypt(sealed) : null;
}

function openJson(vault: Vault, sealed: string | null): unknown {
  return sealed ? JSON.parse(vault.decrypt(sealed)) : null;
}
