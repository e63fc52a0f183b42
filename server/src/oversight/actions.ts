import type * as calls from '@shuji/contract/account/office';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { insertEvent } from '#src/lifecycle/queries.ts';
import { listMemberIds } from '#src/member/queries.ts';
import { notify } from '#src/notice/actions.ts';
import { deleteSessionsOf } from '#src/session/queries.ts';
import { findAccount, moveAccount } from './queries.ts';

/** Ends every sign-in of the account at once; what it sold and bought stays as it is. */
export const freezeAccount: Handler<typeof calls.freezeAccount> = async (
  { id, frozen, reason },
  { db, actor, now },
) => {
  const account = await findAccount(db, id);
  ensure(account, 'oversight.notFound');
  ensure(actor.organisation === null || account.creditCode !== actor.organisation, 'oversight.ownOrganisation');
  const [from, to] = frozen ? (['active', 'frozen'] as const) : (['frozen', 'active'] as const);
  ensure(await moveAccount(db, id, from, to), 'oversight.wrongStatus');
  const step = frozen ? 'freeze' : 'unfreeze';
  const by = { operatorId: actor.id, operatorName: actor.name };
  await insertEvent(db, 'account_event', { accountId: id, step, ...by, reason, at: now });
  if (frozen) for (const one of [id, ...(await listMemberIds(db, id))]) await deleteSessionsOf(db, 'site', one);
  await notify(
    db,
    { accountId: id },
    {
      topic: 'account',
      key: `account ${step} ${now.toISOString()}`,
      title: frozen ? '您的账号已被交易中心冻结，暂不能登录' : '您的账号已解除冻结，可以正常登录',
      text: `原因：${reason}`,
      link: '/mycenter',
      isImportant: true,
      now,
    },
  );
};
