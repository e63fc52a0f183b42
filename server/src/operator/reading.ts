import type { Parsed } from '@shuji/contract/call';
import type { getOwnOperator as getOwnOperatorCall } from '@shuji/contract/operator/calls';
import { operatorRoles } from '@shuji/contract/operator/labels';
import type { OperatorRequestKind } from '@shuji/contract/operator/labels/office';
import type {
  listOperatorRequests as listOperatorRequestsCall,
  listOperators as listOperatorsCall,
} from '@shuji/contract/operator/office';
import type { OperatorRequest, OperatorRow } from '@shuji/contract/operator/schema/office';
import { type ApprovalRow, listApprovals } from '#src/approval/queries.ts';
import { approvalFor } from '#src/approval/rules.ts';
import type { Operator, OperatorRole, ReadContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import type { Vault } from '#src/providers/vault.ts';
import { countOtherAdmins, findOwnCredentials, getFactorPolicy, searchOperators } from './queries.ts';
import { countRecoveryCodes } from './queries-factor.ts';
import { needsFactor, type OperatorContent, operatorKinds } from './rules.ts';

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

// Requests about the centre's people as administrators read them.

const decidedShown = 10;

export const listOperatorRequests: Handler<typeof listOperatorRequestsCall> = async (
  _,
  { db, actor, now, providers },
) => {
  const rows = await listApprovals<OperatorContent>(db, operatorKinds, { now, decided: decidedShown });
  return {
    rows: rows.map((row) => ({
      ...approvalFor(row, actor.id, now),
      kind: row.kind.replace('operator.', '') as OperatorRequestKind,
      name: row.content.name,
      username: row.content.username,
      changes: row.kind === 'operator.reset' ? [] : changesOf(row, providers.vault),
    })),
    otherAdmins: await countOtherAdmins(db, actor.id),
  };
};

// The phone stands whole while it waits, for the approver checks that it is the newcomer's own.
function changesOf({ kind, status, content }: ApprovalRow<OperatorContent>, vault: Vault): OperatorRequest['changes'] {
  const { roles, organisation, phone, before } = content;
  const was = kind === 'operator.change' ? before : undefined;
  const number = phone && (status === 'waiting' ? vault.decrypt(phone.sealed) : '已登记');
  return [
    { label: '权限', before: was ? roleLabels(was.roles) : '', after: roleLabels(roles) },
    { label: '手机', before: '', after: number ?? '' },
    { label: '回避单位', before: was?.organisation ?? '', after: organisation ?? '' },
  ].filter(({ before: old, after }) => old !== after);
}

function roleLabels(roles: readonly OperatorRole[]): string {
  return roles.map((role) => operatorRoles[role]).join('、');
}
