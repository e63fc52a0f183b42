import type { Parsed } from '@shuji/contract/call';
import type { getOwnOperator as getOwnOperatorCall } from '@shuji/contract/operator/calls';
import type { listOperators as listOperatorsCall } from '@shuji/contract/operator/office';
import type { OperatorRow } from '@shuji/contract/operator/schema/office';
import type { Operator, ReadContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findOwnCredentials, getFactorPolicy, searchOperators } from './queries.ts';
import { countRecoveryCodes } from './queries-factor.ts';
import { needsFactor } from './rules.ts';

export const getOwnOperator: Handler<typeof getOwnOperatorCall> = async (_, { db, actor }) => {
  const own = await findOwnCredentials(db, actor.id);
  ensure(own, 'door.signedOut');
  const { id, name, roles, owes } = actor;
  return {
    id,
    name,
    roles,
    owes,
    username: own.username,
    hasFactor: own.totpSealed !== null,
    needsFactor: needsFactor(roles, await getFactorPolicy(db)),
    recoveryCodes: await countRecoveryCodes(db, id),
  };
};

export function listOperators(
  filter: Parsed<typeof listOperatorsCall>,
  { db }: ReadContext<Operator>,
): Promise<OperatorRow[]> {
  return searchOperators(db, filter);
}
