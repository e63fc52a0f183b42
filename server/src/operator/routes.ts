import * as calls from '@shuji/contract/operator';
import { feature } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import type { Operator, ReadScene } from '#src/http/scene.ts';
import { changeOwnPassword, signInToOffice, signOutOfOffice } from './actions.ts';
import { findOwnCredentials } from './queries.ts';

async function readOwnOperator(_: object, { db, actor }: ReadScene<Operator>) {
  const own = await findOwnCredentials(db, actor.id);
  ensure(own, 'door.signedOut');
  const { id, name, roles } = actor;
  return { id, name, roles, username: own.username };
}

export const operator = feature('operator', calls, {
  signInToOffice,
  readOwnOperator,
  signOutOfOffice,
  changeOwnPassword,
});
