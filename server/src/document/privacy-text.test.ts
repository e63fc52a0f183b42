import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { signIn } from '@shuji/contract/account/calls';
import { getDocument } from '@shuji/contract/document/calls';
import { getOfficeDocument } from '@shuji/contract/document/office';
import { listSessions } from '@shuji/contract/session/calls';
import { expect, test } from 'vitest';
import { cast } from '#src/demo/cast.ts';
import { openBrowser } from '#test/browser.ts';
import { world } from '#test/world.ts';

const { as, sql, server } = await world();
const visitor = as('visitor');
const migrations = resolve(import.meta.dirname, '../../migrations');
const change = await readFile(resolve(migrations, '0171_privacy_cookies.sql'), 'utf8');
const seeded = await readFile(resolve(migrations, '0093_document_texts.sql'), 'utf8');
const oldText = /'个人信息保护政策',\n\$t\$([\s\S]*?)\$t\$/.exec(seeded)?.[1] ?? '';

const read = () => visitor(getDocument, { anchor: 'privacy' });
const [privacy] = await sql<{ id: string }[]>`select id from document where anchor = 'privacy'`;
const id = privacy?.id ?? '';

/** Puts the text of an installation from before the change, with people who have agreed to it. */
async function putOldText(revision: number): Promise<void> {
  await sql`alter table document_version disable trigger document_version_append_only`;
  await sql`update document_version set body = ${oldText} where document_id = ${id}`;
  await sql`alter table document_version enable trigger document_version_append_only`;
  await sql`update document set body = ${oldText}, revision = ${revision} where id = ${id}`;
}

const versions = () => sql<{ number: number; body: string }[]>`
  select number, body from document_version where document_id = ${id} order by number`;

test('the policy of a new centre names every cookie that the server sets', async () => {
  const browser = openBrowser(server, '10.7.0.1');
  const { phone, password } = cast.wang;
  const { token } = await browser(signIn, { phone, password, ...(await browser.solved()) });
  await browser(listSessions, {}, token);
  const names = new Set([...browser.cookies.values()].map(({ name }) => name));
  expect([...names].sort()).toEqual(['asker', 'device', 'shuji_reader']);
  const { body, number } = await read();
  expect(number).toBe(1);
  for (const name of [...names, 'look']) expect(body).toContain(`Cookie “${name}”`);
});

test('an agreed version stays as it was read; the working copy names the cookies', async () => {
  expect(oldText).toContain('五、本机存储');
  await putOldText(1);
  await sql.begin((tx) => tx.unsafe(change));
  expect(await versions()).toEqual([{ number: 1, body: oldText }]);
  const working = await as('sun')(getOfficeDocument, { id });
  expect(working.body).toContain('Cookie “device”');
  expect(working.revision).toBe(2);
  await expect(sql`update document_version set body = '' where document_id = ${id}`).rejects.toThrow();
});

test('a text that an editor has changed is left alone', async () => {
  await putOldText(2);
  await sql.begin((tx) => tx.unsafe(change));
  expect(await versions()).toEqual([{ number: 1, body: oldText }]);
  expect((await as('sun')(getOfficeDocument, { id })).body).toBe(oldText);
});
