// A centre without the demo, from its first start to the first person with a trading permission.
import { getDocument, listDocuments } from '@shuji/contract/document/calls';
import { legalTexts } from '@shuji/contract/document/labels';
import { getOfficeDocument, publishDocument, saveDocument } from '@shuji/contract/document/office';
import { beginFactor } from '@shuji/contract/operator/calls';
import { applyPermit, getOwnPermit, listPermits, readPermitSheet, reviewPermit } from '@shuji/contract/permit/calls';
import { getSetting } from '@shuji/contract/site/calls';
import { changeSetting } from '@shuji/contract/site/office';
import { chinaDay } from '@shuji/contract/time';
import { listOpening } from '@shuji/contract/upkeep/calls';
import { beforeAll, expect, it } from 'vitest';
import { write } from '#src/db/open.ts';
import { addFirstTexts } from '#src/document/first-texts.ts';
import { newcomer } from '#test/newcomers.ts';
import { signUp } from '#test/person.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, providers } = centre;
const editor = as('sun');
const visitor = as('visitor');

beforeAll(async () => {
  // As before anyone came: no text but the installation's, and nobody who agreed to it.
  providers.isDemo = false;
  await sql`delete from account_consent`;
  await sql`alter table document_version disable trigger document_version_append_only`;
  await sql`delete from document_version where operator_id is not null`;
  await sql`alter table document_version enable trigger document_version_append_only`;
  await sql`delete from document where anchor = 'trading'`;
  await write(sql, addFirstTexts);
  await write(sql, addFirstTexts);
});

const lines = async () => new Map((await editor(listOpening, {})).map((line) => [line.name, line]));

async function fillAndPublish(id: string) {
  const { title, body, revision } = await editor(getOfficeDocument, { id });
  const filled = body.replace(/【[^】]+】/g, '已填好的内容');
  const saved = await editor(saveDocument, { id, revision, title, body: filled });
  return editor(publishDocument, { id, revision: saved.revision, effectiveOn: chinaDay(new Date()), note: '首次发布' });
}

it('every legal text is a draft that nobody but editors reads, and cannot be published with blanks', async () => {
  const found = await lines();
  for (const name of Object.keys(legalTexts)) {
    const line = found.get(name as keyof typeof legalTexts);
    expect(line?.isDone).toBe(false);
    await expect(visitor(getDocument, { anchor: name })).rejects.toMatchObject({ name: 'document.notFound' });
    const id = line?.subject ?? '';
    const { body, revision, versions } = await editor(getOfficeDocument, { id });
    expect(versions).toEqual([]);
    const [blank] = body.match(/【[^】]+】/) ?? [];
    const publishing = editor(publishDocument, { id, revision, effectiveOn: chinaDay(new Date()), note: '首次发布' });
    await expect(publishing).rejects.toMatchObject({
      name: 'document.hasBlanks',
      fields: { body: expect.stringContaining(blank ?? 'a blank') },
    });
  }
  expect(await visitor(listDocuments, {})).toEqual([]);
});

it('nobody signs up or applies for permission before the texts they agree to are published', async () => {
  await expect(signUp(centre, '13700009001')).rejects.toMatchObject({ name: 'account.noTerms' });
  const who = as(await newcomer(sql, 'attested'));
  await sql`delete from account_consent`;
  expect(await who(getOwnPermit, {})).toMatchObject({ rulesVersion: null });
  const found = await lines();
  for (const name of ['terms', 'privacy'] as const) await fillAndPublish(found.get(name)?.subject ?? '');
  expect((await lines()).get('terms')).toMatchObject({ isDone: true });
  await signUp(centre, '13700009002');
  const [consent] = await sql`select version from account_consent where document = 'terms'`;
  const { number } = await visitor(getDocument, { anchor: 'terms' });
  expect(consent?.version).toBe(number);
  await sql`insert into account_consent (account_id, document, version, given_at, address)
    select id, d, ${number}, now(), '' from account, unnest(array['terms', 'privacy']) d on conflict do nothing`;
  const applying = who(applyPermit, { roles: ['buyer'], consent: true, submit: true });
  await expect(applying).rejects.toMatchObject({ name: 'permit.noRules' });
});

it('the application keeps the version of the rules that it agreed to, and opens the permission', async () => {
  const { number } = await fillAndPublish((await lines()).get('trading')?.subject ?? '');
  expect(number).toBe(1);
  const who = as(await newcomer(sql, 'attested'));
  await sql`insert into account_consent (account_id, document, version, given_at, address)
    select id, d, 2, now(), '' from account, unnest(array['terms', 'privacy']) d on conflict do nothing`;
  const stale = who(applyPermit, { roles: ['buyer'], consent: true, submit: true, rulesVersion: 2 });
  await expect(stale).rejects.toMatchObject({ name: 'permit.otherRules' });
  const { id } = await who(applyPermit, { roles: ['buyer'], consent: true, submit: true, rulesVersion: 1 });
  expect((await who(listPermits, {})).rows[0]).toMatchObject({ rulesVersion: 1 });
  const sheet = await as('zhao')(readPermitSheet, { id });
  expect(JSON.stringify(sheet)).toContain('已同意第 1 版');
  await as('zhao')(reviewPermit, { id, decision: 'approve' });
  expect((await who(getOwnPermit, {})).held).toMatchObject([{ role: 'buyer' }]);
});

it('the codes of the second factor and the messages to phones bear the name that the centre has taken', async () => {
  const { value } = await visitor(getSetting, { key: 'web_title' });
  const rename = (before: string, value: string) =>
    as('qian')(changeSetting, { key: 'web_title', before, value, reason: '正式名称' });
  await rename(value, '南湖数据交易中心');
  const { address } = await as('zhao')(beginFactor, {});
  expect(new URL(address).searchParams.get('issuer')).toBe('南湖数据交易中心运营后台');
  await signUp(centre, '13900007788');
  expect(providers.sms.recent()[0]?.text).toMatch(/^【南湖数据交易中心】/);
  await rename('南湖数据交易中心', value);
});

it('each line is done when it is, and the list is empty once all are', async () => {
  providers.configured = { encryption: false, signing: false, sms: false };
  const before = await lines();
  expect(before.get('sms')).toMatchObject({ isDone: false });
  expect(before.get('title')).toMatchObject({ isDone: false });
  expect(before.get('reviewers')?.found).toMatch(/^现有 \d 名$/);
  const { value } = await visitor(getSetting, { key: 'web_title' });
  await as('qian')(changeSetting, { key: 'web_title', before: value, value: '东海数据交易中心', reason: '正式名称' });
  expect((await lines()).get('title')).toMatchObject({ isDone: true });

  for (const { name, subject, isDone } of (await lines()).values())
    if (name in legalTexts && !isDone) await fillAndPublish(subject ?? '');
  providers.configured = { encryption: true, signing: true, sms: true };
  await sql`update setting set value = '已填' where key = any(${['link_phone', 'link_email', 'link_address', 'web_icp', 'pay_account_name', 'pay_bank', 'pay_account_number']})`;
  await sql`insert into node (id, host, version, started_at, seen_at, figures)
    values ('00000000-0000-7000-8000-000000000009', 'a', '1', now(), now(), ${sql.json({ backupAt: new Date().toISOString() })})`;
  await as('qian')(changeSetting, { key: 'link_hours', before: '', value: '工作日', reason: '补全' });
  const left = [...(await lines()).values()].filter(({ isDone }) => !isDone).map(({ name }) => name);
  expect(left.filter((name) => !['admins', 'reviewers', 'editors', 'auditors'].includes(name))).toEqual([]);
  await sql`insert into operator (id, username, name, password_hash, roles, must_change_password)
    select gen_random_uuid(), 'x' || r || n, '某' || n, '', array[r], false
    from unnest(array['admin', 'reviewer', 'editor', 'auditor']) r, generate_series(1, 2) n`;
  expect(await lines()).toEqual(new Map());
});
