// Fills the template database of every test file: the cast, each signed in.
import { randomUUIDv7 } from 'node:crypto';
import { openDatabase, type Tx, write } from '#src/db/open.ts';
import { type CastName, cast } from '#src/demo/cast.ts';
import { plantCast } from '#src/demo/scenes/people.ts';
import { openVault } from '#src/providers/vault.ts';
import { insertSession } from '#src/session/queries.ts';
import { testSecretKey } from './keys.ts';

/** The token of a cast member's planted session. */
export function tokenOf(name: CastName): string {
  return `test-session-of-${name}`.padEnd(64, '0');
}

export async function plantTemplate(url: string): Promise<void> {
  const pool = openDatabase(url, { max: 1 });
  try {
    await write(pool, async (tx) => {
      await plantCast(tx, openVault(testSecretKey));
      for (const name of Object.keys(cast) as CastName[]) await plantSession(tx, name);
    });
  } finally {
    await pool.end();
  }
}

async function plantSession(tx: Tx, name: CastName): Promise<void> {
  const { side, id } = cast[name];
  await insertSession(tx, { id: randomUUIDv7(), side, holderId: id, token: tokenOf(name), address: '127.0.0.1' });
}
