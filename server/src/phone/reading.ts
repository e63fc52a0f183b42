// Reads the change of an account's phone: for its owner, and for the reviewer.
import { maskPhone } from '@shuji/contract/mask';
import type * as calls from '@shuji/contract/phone/calls';
import { phoneLabels } from '@shuji/contract/phone/schema';
import { findOwnAccount } from '#src/account/queries.ts';
import { findApplication, findLatest } from '#src/application/queries.ts';
import { detailOf, getQueue, progressOf } from '#src/application/reading.ts';
import { isSealed } from '#src/application/rules.ts';
import type { Handler, ReadHandler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { identityFinding } from '#src/merchant/owner.ts';
import type { Vault } from '#src/providers/vault.ts';
import { phoneFiles } from './rules.ts';

export const getOwnPhone: Handler<typeof calls.getOwnPhone> = async (_, { db, actor, providers }) => {
  const own = await findOwnAccount(db, actor.personId);
  ensure(own, 'door.signedOut');
  const latest = await findLatest(db, 'phone', actor.id);
  const [progress] = await progressOf(db, latest ? [latest] : []);
  return {
    phone: maskPhone(providers.vault.decrypt(own.phoneSealed)),
    latest: progress && latest ? { ...progress, phone: masked(latest.content.phone, providers.vault) } : null,
  };
};

export const listPhoneQueue: Handler<typeof calls.listPhoneQueue> = (filter, context) =>
  getQueue(context.db, 'phone', filter, context);

export const readPhoneSheet: ReadHandler<typeof calls.readPhoneSheet> = async ({ id }, context) => {
  const { db, providers } = context;
  const application = await findApplication(db, 'phone', id);
  ensure(application?.submittedAt, 'door.notFound');
  const say = (field: string, value: unknown): string =>
    field === 'phone' ? masked(value, providers.vault) : typeof value === 'string' ? value : '';
  const findings = [
    await identityFinding(db, application.accountId),
    ...(typeof application.content.filedBy === 'string'
      ? [{ label: '提交方式', text: '由工作人员核验来人后代为提交，须由另一位审核人员决定', isGood: false }]
      : []),
  ];
  return detailOf(application, { subject: 'phone', labels: phoneLabels, files: phoneFiles, say }, findings, context);
};

function masked(value: unknown, vault: Vault): string {
  return isSealed(value) ? maskPhone(vault.decrypt(value.sealed)) : '';
}
