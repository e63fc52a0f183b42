import { operatorRoles } from '@shuji/contract/operator/labels';
import { approvalResource } from '#src/approval/resource.ts';
import type { Resource } from '#src/office/resource.ts';
import { firstFew, noteOf } from '#src/office/search.ts';
import { searchOperators } from './queries.ts';
import { operatorKinds } from './rules.ts';

export const operatorRequestResource = approvalResource(operatorKinds);

export const operatorResource = {
  search: async (keyword, { db }) =>
    firstFew(await searchOperators(db, { keyword }), ({ id, name, username, roles }) => ({
      id,
      title: name,
      note: noteOf(username, ...roles.map((role) => operatorRoles[role])),
      part: '',
    })),
} satisfies Resource;
