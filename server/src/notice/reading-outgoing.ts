import type { Output, Parsed } from '@shuji/contract/call';
import { maskPhone } from '@shuji/contract/mask';
import type * as calls from '@shuji/contract/notice/office';
import type { Operator, ReadScene } from '#src/http/context.ts';
import { countOutgoing, searchOutgoing } from './queries-outgoing.ts';

export async function listOutgoing(
  filter: Parsed<typeof calls.listOutgoing>,
  { db, outside }: ReadScene<Operator>,
): Promise<Output<typeof calls.listOutgoing>> {
  const [{ rows, ...count }, { failed, waiting }] = await Promise.all([searchOutgoing(db, filter), countOutgoing(db)]);
  const masked = (sealed: string) => (sealed === '' ? '' : maskPhone(outside.vault.open(sealed)));
  return {
    ...count,
    failed,
    waiting,
    rows: rows.map(({ phoneSealed, ...row }) => ({ ...row, phone: masked(phoneSealed) })),
  };
}
