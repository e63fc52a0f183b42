import type { Parsed } from '@shuji/contract/call';
import { maskPhone } from '@shuji/contract/mask';
import type * as calls from '@shuji/contract/phone/calls';
import { phoneLabels } from '@shuji/contract/phone/schema';
import { provePhone } from '#src/account/actions.ts';
import { proveByPassword } from '#src/account/proving.ts';
import { findOwnAccount, type OwnAccount, setPhone } from '#src/account/queries.ts';
import { codeKind } from '#src/account/rules.ts';
import { decideApplication, saveOnlyApplication, submitApplication } from '#src/application/actions.ts';
import { claimContent, sealFields } from '#src/application/content.ts';
import { isSealed } from '#src/application/rules.ts';
import type { Db } from '#src/db/open.ts';
import type { Operator, PrepareContext, User, WriteContext } from '#src/http/context.ts';
import { type Handler, inTwoSteps } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findParty, findPartyOfAccount } from '#src/merchant/queries.ts';
import { tryCode } from '#src/session/actions.ts';
import { originOfSession } from '#src/session/known-device.ts';
import { deleteSessionsOf } from '#src/session/queries.ts';
import { deleteDevicesOf } from '#src/session/queries-device.ts';
import { getSettingValue } from '#src/site/queries.ts';
import { applicationsForPhone, appliedText, changedText, changesOfPhone, filedText, phoneFiles } from './rules.ts';

export const changePhone: Handler<typeof calls.changePhone> = async ({ oldCode, phone, smsCode }, context) => {
  const { db, actor, providers } = context;
  const own = await ownAccount(db, actor.personId);
  ensureOther(providers.vault.decrypt(own.phoneSealed), phone);
  await provePhone(context, 'change', phone, smsCode);
  const asker = originOfSession(actor).known;
  const old = { kind: codeKind('change'), phoneBlind: own.phoneBlind, asker, code: oldCode };
  ensure(await tryCode(providers, old), 'account.wrongSmsCode', { oldCode: '原手机的验证码不正确或已过期' });
  ensure(await providers.quota.take(`phone of ${actor.personId}`, changesOfPhone), 'phone.tooOften');
  await bind(actor.personId, own, phone, context);
};

/** The old phone learns of it at once: it may be lost only to who knows the password. */
export const applyPhone = inTwoSteps(
  ({ password }: Parsed<typeof calls.applyPhone>, context: PrepareContext<User>) =>
    proveByPassword({ password }, context),
  async (
    { phone, smsCode, reason, materials }: Parsed<typeof calls.applyPhone>,
    context: WriteContext<User>,
  ): Promise<void> => {
    const { db, actor, now, providers, afterCommit } = context;
    // The papers prove the company's own sign-in; a member's is replaced by another invitation.
    ensure(actor.personId === actor.id, 'member.holder');
    const own = await ownAccount(db, actor.id);
    const oldPhone = providers.vault.decrypt(own.phoneSealed);
    ensureOther(oldPhone, phone);
    const party = actor.partyId ? await findParty(db, actor.partyId) : null;
    const content = sealFields(providers.vault, { phone, reason, materials }, ['phone']);
    await claimContent(db, content, phoneFiles, actor.id, now);
    const { id } = await saveOnlyApplication(db, 'phone', {
      actor,
      now,
      content,
      partyId: party?.id ?? null,
      organisation: party?.creditCode ?? null,
      title: party?.name ?? `未认证账号 ${maskPhone(oldPhone)}`,
      note: `改绑到 ${maskPhone(phone)}`,
    });
    await submitApplication(db, 'phone', id, actor, now);
    await provePhone(context, 'change', phone, smsCode);
    ensure(await providers.quota.take(`phone application of ${actor.id}`, applicationsForPhone), 'phone.tooOften');
    const text = appliedText(await getSettingValue(db, 'web_title'));
    afterCommit(async () => void (await providers.sms.send(oldPhone, text)));
  },
);

/** The papers were seen at the counter, so the application names the reviewer instead; another one decides on it. */
export const filePhone: Handler<typeof calls.filePhone> = async (
  { id: accountId, phone, reason },
  { db, actor, now, providers, afterCommit },
) => {
  const own = await ownAccount(db, accountId);
  const oldPhone = providers.vault.decrypt(own.phoneSealed);
  ensureOther(oldPhone, phone);
  const party = await findPartyOfAccount(db, accountId);
  ensure(!party || party.creditCode !== actor.organisation, 'oversight.ownOrganisation');
  const { id } = await saveOnlyApplication(db, 'phone', {
    actor: { id: accountId },
    now,
    content: { ...sealFields(providers.vault, { phone, reason, materials: [] }, ['phone']), filedBy: actor.id },
    partyId: party?.id ?? null,
    organisation: party?.creditCode ?? null,
    title: party?.name ?? `未认证账号 ${maskPhone(oldPhone)}`,
    note: `改绑到 ${maskPhone(phone)}，由工作人员代为提交`,
  });
  await submitApplication(db, 'phone', id, { id: accountId }, now);
  const text = filedText(await getSettingValue(db, 'web_title'));
  afterCommit(async () => void (await providers.sms.send(oldPhone, text)));
};

export async function reviewPhone(
  decision: Parsed<typeof calls.reviewPhone>,
  context: WriteContext<Operator>,
): Promise<void> {
  const { db, actor, now, providers } = context;
  const decided = await decideApplication(db, 'phone', decision, Object.keys(phoneLabels), actor, now);
  ensure(decided.content.filedBy !== actor.id, 'phone.twoPeople');
  if (decided.status !== 'approved') return;
  const { phone } = decided.content;
  ensure(isSealed(phone), 'door.notFound');
  await bind(
    decided.accountId,
    await ownAccount(db, decided.accountId),
    providers.vault.decrypt(phone.sealed),
    context,
  );
}

/** Binds an account to a phone, ends its sessions and tells the phone that it had; refused with account.taken. */
async function bind(
  accountId: string,
  { phoneSealed }: Pick<OwnAccount, 'phoneSealed'>,
  phone: string,
  { db, providers, afterCommit }: WriteContext<User | Operator>,
): Promise<void> {
  const { vault, sms } = providers;
  await setPhone(db, accountId, { sealed: vault.encrypt(phone), blind: vault.blind(phone) });
  await deleteSessionsOf(db, 'site', accountId);
  await deleteDevicesOf(db, 'site', accountId);
  const oldPhone = vault.decrypt(phoneSealed);
  const text = changedText(await getSettingValue(db, 'web_title'), maskPhone(phone));
  afterCommit(async () => void (await sms.send(oldPhone, text)));
}

async function ownAccount(db: Db, id: string): Promise<OwnAccount> {
  const own = await findOwnAccount(db, id);
  ensure(own?.phoneSealed, 'door.notFound');
  return own;
}

function ensureOther(oldPhone: string, phone: string): void {
  ensure(oldPhone !== phone, 'door.badInput', { phone: '这就是现在绑定的手机，请填写另一个' });
}
