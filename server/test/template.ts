// Fills the template database of every test file: the cast, each signed in.
import { randomUUIDv7 } from 'node:crypto';
import { legalTexts } from '@shuji/contract/document/labels';
import { chinaDay } from '@shuji/contract/time';
import { insertLast } from '#src/content/order.ts';
import { openDatabase, type Tx, write } from '#src/db/open.ts';
import { type CastName, cast } from '#src/demo/cast.ts';
import { plantCast } from '#src/demo/scenes/people.ts';
import { insertVersion } from '#src/document/queries-office.ts';
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
      await plantTradingRules(tx);
      for (const name of Object.keys(cast) as CastName[]) await plantSession(tx, name);
    });
  } finally {
    await pool.end();
  }
}

/** Consent to them is demanded of everyone who would trade. */
async function plantTradingRules(tx: Tx): Promise<void> {
  const [body, title, now] = ['<p>第一条　先登记，后上架。</p>', legalTexts.trading, new Date()];
  const id = randomUUIDv7();
  // A program that has started without the demo has put its draft there.
  await tx`delete from document where anchor = 'trading'`;
  await insertLast(tx, 'document', { id, kind: 'rule', anchor: 'trading', title, body }, { kind: 'rule' });
  const version = { documentId: id, title, body, words: title, note: '首次发布', publishedAt: now };
  await insertVersion(tx, { ...version, effectiveOn: chinaDay(now) }, cast.sun);
}

async function plantSession(tx: Tx, name: CastName): Promise<void> {
  const { side, id } = cast[name];
  await insertSession(tx, { id: randomUUIDv7(), side, holderId: id, token: tokenOf(name), address: '127.0.0.1' });
}
