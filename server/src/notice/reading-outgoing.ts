import { maskPhone } from '@shuji/contract/mask';
import type * as calls from '@shuji/contract/notice/office';
import type { Handler } from '#src/http/feature.ts';
import { countOutgoing, searchOutgoing } from './queries-sms.ts';

export const listOutgoing: Handler<typeof calls.listOutgoing> = async (filter, { db, providers }) => {
  const [{ rows, ...count }, { failed, waiting }] = await Promise.all([searchOutgoing(db, filter), countOutgoing(db)]);
  const masked = (sealed: string) => (sealed === '' ? '' : maskPhone(providers.vault.decrypt(sealed)));
  return {
    ...count,
    failed,
    waiting,
    rows: rows.map(({ phoneSealed, ...row }) => ({ ...row, phone: masked(phoneSealed) })),
  };
};
