import type { Output, Parsed } from '@shuji/contract/call';
import { maskPhone } from '@shuji/contract/mask';
import type * as calls from '@shuji/contract/notice/office';
import type { Operator, ReadContext } from '#src/http/context.ts';
import { countOutgoing, searchOutgoing } from './queries-outgoing.ts';

export async function listOutgoing(
  filter: Parsed<typeof calls.listOutgoing>,
  { db, providers }: ReadContext<Operator>,
): Promise<Output<typeof calls.listOutgoing>> {
  const [{ rows, ...count }, { failed, waiting }] = await Promise.all([searchOutgoing(db, filter), countOutgoing(db)]);
  const masked = (sealed: string) => (sealed === '' ? '' : maskPhone(providers.vault.decrypt(sealed)));
  return {
    ...count,
    failed,
    waiting,
    rows: rows.map(({ phoneSealed, ...row }) => ({ ...row, phone: masked(phoneSealed) })),
  };
}
