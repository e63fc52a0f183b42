// What every test file finds in its clone: the cast.
import { type CastName, plantCast } from '#src/demo/cast.ts';
import { openDatabase, write } from '#src/db/open.ts';
import { openVault } from '#src/outside/vault.ts';
import { testSecretKey } from '#test/keys.ts';

/** The token of a cast member's planted session. */
export function tokenOf(name: CastName): string {
  return `test-session-of-${name}`.padEnd(64, '0');
}

export async function plantTemplate(url: string): Promise<void> {
  const pool = openDatabase(url, { max: 1 });
  try {
    await write(pool, (tx) => plantCast(tx, openVault(testSecretKey)));
  } finally {
    await pool.end();
  }
}
