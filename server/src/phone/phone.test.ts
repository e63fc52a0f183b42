import { getByToken, getCaptcha, sendOwnCode, sendSmsCode, signInByCode } from '@shuji/contract/account/calls';
import {
  applyPhone,
  changePhone,
  filePhone,
  getOwnPhone,
  listPhoneQueue,
  readPhoneSheet,
  reviewPhone,
} from '@shuji/contract/phone/calls';
import { afterEach, expect, it } from 'vitest';
import type { Newcomer } from '#test/newcomers.ts';
import { captchaAnswer } from '#test/outside.ts';
import { person, signUp, withPhone } from '#test/person.ts';
import { aFile } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, providers } = centre;
const { password } = person;

const lastTo = (phone: string) => providers.sms.recent().find((sent) => sent.phone === phone)?.text ?? '';
const codeTo = (phone: string) => /\d{6}/.exec(lastTo(phone))?.[0] ?? '';

async function codes(who: Newcomer | { token: string }, from: string, to: string) {
  await as(who)(sendOwnCode, { purpose: 'change' });
  return { oldCode: codeTo(from), ...(await newCode(who, to)) };
}

async function newCode(who: { token: string }, phone: string) {
  const { uuid } = await as(who)(getCaptcha, { purpose: 'change' });
  await as(who)(sendSmsCode, { phone, purpose: 'change', uuid, captcha: captchaAnswer });
  return { phone, smsCode: codeTo(phone) };
}

async function signInWith(phone: string) {
  // Messages to one phone stand a minute apart.
  providers.setClock(new Date(Date.now() + 61_000));
  const { uuid } = await as('visitor')(getCaptcha, { purpose: 'login' });
  await as('visitor')(sendSmsCode, { phone, purpose: 'login', uuid, captcha: captchaAnswer });
  return as('visitor')(signInByCode, { phone, smsCode: codeTo(phone) });
}

afterEach(() => providers.setClock(null));

it('codes of both phones change it: sessions end, the old phone is notified, the new one signs in', async () => {
  const token = await signUp(centre, '13500001001');
  const who = { token };
  const input = await codes(who, '13500001001', '13500001002');
  await as(who)(changePhone, input);
  await expect(as(who)(getOwnPhone, {})).rejects.toMatchObject({ name: 'door.signedOut' });
  expect(lastTo('13500001001')).toContain('135****1002');
  const { token: again } = await signInWith('13500001002');
  expect(await as({ token: again })(getByToken, {})).toMatchObject({ phone: '135****1002' });
  await expect(signInWith('13500001001')).rejects.toMatchObject({ name: 'account.notRegistered' });
});

it('a wrong code, the same phone and the phone of another account are refused, and nothing changes', async () => {
  const who = await withPhone(centre, '13500002001');
  await withPhone(centre, '13500002002');
  const same = as(who)(changePhone, { oldCode: '000000', phone: '13500002001', smsCode: '000000' });
  await expect(same).rejects.toMatchObject({ fields: { phone: expect.stringContaining('现在绑定的') } });
  const input = await codes(who, '13500002001', '13500002002');
  const wrong = as(who)(changePhone, { ...input, smsCode: input.smsCode === '000000' ? '000001' : '000000' });
  await expect(wrong).rejects.toMatchObject({ name: 'account.wrongSmsCode' });
  await expect(as(who)(changePhone, input)).rejects.toMatchObject({ name: 'account.taken' });
  expect(await as(who)(getOwnPhone, {})).toMatchObject({ phone: '135****2001', latest: null });
});

it('a lost phone is replaced after a review of papers; until then nothing changes', async () => {
  const who = await withPhone(centre, '13500004001');
  const ask = as(who);
  const materials = [await aFile(ask, 'proof')];
  const fields = { reason: '手机遗失，号码已注销', materials };
  const guess = ask(applyPhone, { ...fields, password: 'wrong-password-1', phone: '13500004002', smsCode: '000000' });
  await expect(guess).rejects.toMatchObject({ name: 'account.notProven' });
  await ask(applyPhone, { ...fields, password, ...(await newCode(who, '13500004002')) });
  expect(lastTo('13500004001')).toContain('若非本人');
  expect(await ask(getOwnPhone, {})).toMatchObject({
    phone: '135****4001',
    latest: { status: 'pending', phone: '135****4002' },
  });

  const { rows } = await as('zhao')(listPhoneQueue, {});
  const [row] = rows;
  const id = row?.id ?? '';
  const sheet = await as('zhao')(readPhoneSheet, { id });
  expect(JSON.stringify(sheet)).not.toMatch(/1350000400/);
  expect(sheet.fields.find(({ field }) => field === 'materials')?.files).toHaveLength(1);
  await as('zhao')(reviewPhone, { id, decision: 'approve' });
  await expect(ask(getOwnPhone, {})).rejects.toMatchObject({ name: 'door.signedOut' });
  await signInWith('13500004002');
  const audited = await sql`select 1 from audit_entry where call = 'reviewPhone' and subject = ${id}`;
  expect(audited).toHaveLength(1);
});

it('an account changes its phone twice in thirty days at most', async () => {
  const who = await withPhone(centre, '13500005001');
  await providers.quota.take(`phone of ${who.accountId}`, [{ points: 2, seconds: 86_400 }]);
  await providers.quota.take(`phone of ${who.accountId}`, [{ points: 2, seconds: 86_400 }]);
  const input = await codes(who, '13500005001', '13500005002');
  await expect(as(who)(changePhone, input)).rejects.toMatchObject({ name: 'phone.tooOften' });
});

it('phone and password lost: one reviewer files what another decides, and the new phone signs in', async () => {
  await withPhone(centre, '13500009001');
  const [account] = await sql<{ id: string }[]>`select id from account order by created_at desc limit 1`;
  const filing = {
    id: account?.id ?? '',
    phone: '13500009002',
    reason: '本人持身份证原件到场，与认证时的证件一致，已留存复印件。',
  };
  await as('zhao')(filePhone, filing);
  expect(lastTo('13500009001')).toContain('正在核验');
  const [row] = (await as('wu')(listPhoneQueue, {})).rows.filter(({ title }) => title.includes('135****9001'));
  const decision = { id: row?.id ?? '', decision: 'approve' } as const;
  await expect(as('zhao')(reviewPhone, decision)).rejects.toMatchObject({ name: 'phone.twoPeople' });
  const sheet = await as('wu')(readPhoneSheet, { id: decision.id });
  expect(JSON.stringify(sheet)).toContain('由另一位审核人员决定');
  await as('wu')(reviewPhone, decision);
  expect((await signInWith('13500009002')).token).toBeTruthy();
  await expect(as('zhao')(filePhone, filing)).rejects.toMatchObject({ fields: { phone: expect.any(String) } });
});
