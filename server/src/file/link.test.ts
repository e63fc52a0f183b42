import { signOut } from '@shuji/contract/account/calls';
import { uploadFile } from '@shuji/contract/file/calls';

import { beforeEach, expect, test } from 'vitest';
import { newcomer } from '#test/newcomers.ts';
import { type Browsed, issueLink } from '#test/private-link.ts';
import { tokenOf } from '#test/template.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, server, providers, atOnce } = centre;
const expired = { code: 41202 };
const bytes = Buffer.from(`%PDF-1.7\n${'潮位'.repeat(500)}`);
let id: string;

beforeEach(async () => {
  providers.setClock(null);
  ({ id } = await as('li').upload(uploadFile, { purpose: 'licence' }, { name: '执照.pdf', bytes }));
});

const open = ({ url, headers }: Browsed, more: Record<string, string> = {}) =>
  server.inject({ url, headers: { ...headers, ...more } });
const uses = () => sql`select holder_kind, sent, reached_end from file_download where subject_id = ${id}`;

test('a private file is fetched once, and that is on record', async () => {
  const link = await issueLink(centre, 'li', id);
  const first = await open(link);
  expect(first.rawPayload.equals(bytes)).toBe(true);
  expect(first.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-accel-buffering': 'no' });
  expect((await open(link)).json()).toMatchObject(expired);
  expect((await open(link, { range: 'bytes=1-' })).json()).toMatchObject(expired);
  expect([...(await uses())]).toEqual([{ holderKind: 'user', sent: bytes.length, reachedEnd: true }]);
});

test('another browser, another account and a visitor get nothing by the same link, and do not use it up', async () => {
  const link = await issueLink(centre, 'li', id);
  const other = await issueLink(centre, 'wang', id);
  expect((await server.inject({ url: link.url })).json()).toMatchObject(expired);
  expect((await open({ ...link, headers: other.headers })).json()).toMatchObject(expired);
  const forged = { cookie: link.headers.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) };
  expect((await open({ ...link, headers: forged })).json()).toMatchObject(expired);
  expect(await uses()).toHaveLength(0);
  expect((await open(link)).rawPayload.equals(bytes)).toBe(true);
});

test('concurrent uses of one link are served once', async () => {
  const link = await issueLink(centre, 'li', id);
  const replies = await atOnce(
    (tx) => tx`lock table file_download in share mode`,
    Array.from({ length: 4 }, () => () => open(link)),
  );
  const served = replies.filter((reply) => reply.status === 'fulfilled' && reply.value.rawPayload.equals(bytes));
  expect(served).toHaveLength(1);
  expect(await uses()).toHaveLength(1);
});

test('the parts of one download are one use, until it is whole', async () => {
  const link = await issueLink(centre, 'li', id);
  const parts = ['bytes=0-99', 'bytes=100-1999', 'bytes=2000-'];
  const tag = String((await server.inject({ ...link, method: 'HEAD' })).headers.etag);
  const got = [];
  for (const range of parts) got.push(await open(link, { range, 'if-range': tag }));
  expect(got.map(({ statusCode }) => statusCode)).toEqual([206, 206, 206]);
  expect(Buffer.concat(got.map(({ rawPayload }) => rawPayload)).equals(bytes)).toBe(true);
  expect((await open(link, { range: 'bytes=5-', 'if-range': tag })).json()).toMatchObject(expired);
  expect(await uses()).toHaveLength(1);
});

test('a part that another asks for is refused, as is a part of other bytes', async () => {
  const link = await issueLink(centre, 'li', id);
  await open(link, { range: 'bytes=0-99' });
  const wang = await issueLink(centre, 'wang', id);
  expect((await open({ ...link, headers: wang.headers }, { range: 'bytes=100-' })).json()).toMatchObject(expired);
  expect((await open(link, { range: 'bytes=100-', 'if-range': '"other"' })).json()).toMatchObject(expired);
});

test('one use gives a few times the bytes and no more, and not for ever', async () => {
  const link = await issueLink(centre, 'li', id);
  const again = { range: `bytes=0-${bytes.length - 2}` };
  const codes = [];
  for (let count = 0; count < 40; count += 1) codes.push((await open(link, again)).statusCode === 206);
  expect(codes[0]).toBe(true);
  expect(codes.at(-1)).toBe(false);
  const slow = await issueLink(centre, 'li', id);
  await open(slow, { range: 'bytes=0-99' });
  providers.setClock(new Date(Date.now() + 11 * 60_000));
  expect((await open(slow, { range: 'bytes=100-' })).json()).toMatchObject(expired);
});

test('a link that was not begun within ten minutes begins nothing', async () => {
  const link = await issueLink(centre, 'li', id);
  providers.setClock(new Date(Date.now() + 11 * 60_000));
  expect((await open(link)).json()).toMatchObject(expired);
});

test('signing out, a freeze or a new password ends the links of the session', async () => {
  const who = await newcomer(sql);
  const file = await as(who).upload(uploadFile, { purpose: 'licence' }, { name: '执照.pdf', bytes });
  const [first, second] = [await issueLink(centre, who, file.id), await issueLink(centre, who, file.id)];
  await sql`update account set status = 'frozen' where id = ${who.accountId}`;
  expect((await open(first)).json()).toMatchObject(expired);
  await sql`update account set status = 'active' where id = ${who.accountId}`;
  expect((await open(first)).statusCode).toBe(200);
  await as(who)(signOut, {});
  expect((await open(second)).json()).toMatchObject(expired);
});

test('a used link opened in the browser shows the reason, and an interrupted download ends', async () => {
  const link = await issueLink(centre, 'li', id);
  await open(link);
  const page = await open(link, { 'sec-fetch-mode': 'navigate' });
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('下载链接已使用或已失效');
  expect((await open(link, { range: 'bytes=9-' })).statusCode).toBe(410);
});

test("the first reply to a token sets the browser's cookie, once", async () => {
  const { headers } = await issueLink(centre, 'li', id);
  const ask = (more: object) =>
    server.inject({ url: '/api/session/list', headers: { mobile: '1', authorization: tokenOf('li'), ...more } });
  expect((await ask({})).headers['set-cookie']).toMatch(/^shuji_reader=.+; HttpOnly; SameSite=Strict/);
  expect((await ask(headers)).headers['set-cookie']).toBeUndefined();
  expect((await server.inject('/')).headers['set-cookie']).toBeUndefined();
});

test('a token opens a link of its own session too, for readers without a browser', async () => {
  const { url } = await issueLink(centre, 'li', id);
  expect((await server.inject({ url, headers: { authorization: tokenOf('wang') } })).json()).toMatchObject(expired);
  expect((await server.inject({ url, headers: { authorization: tokenOf('li') } })).rawPayload.equals(bytes)).toBe(true);
});
