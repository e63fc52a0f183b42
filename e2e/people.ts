// The demo's people as a browser meets them.
import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';
import { maskPhone } from '@shuji/contract/mask';
import { type Hand, pointer } from './hands.ts';

interface Person {
  side: 'site' | 'office';
  name: string;
  login: string;
  password: string;
}

/** One of the demo's accounts, by name: 李明 sells, 王芳 buys, 陈晨 has just registered, 赵岩 reviews. */
export async function personNamed(request: APIRequestContext, name: string): Promise<Person> {
  const reply = await (await request.get('/api/demo')).json();
  const found = (reply.data.people as Person[]).find((person) => person.name === name);
  if (!found) throw new Error(`The demo has no ${name}`);
  return found;
}

/** Signs in on the page, on the website or in the office, whichever the person belongs to, and waits until inside. */
export async function signInOnPage(page: Page, name: string, hand: Hand = pointer(page)): Promise<void> {
  const { side, login, password } = await personNamed(page.request, name);
  await page.goto(side === 'site' ? '/login' : '/office/login');
  await hand.write(page.getByLabel(side === 'site' ? '手机号' : '用户名'), login);
  await hand.write(page.getByLabel('密码', { exact: true }), password);
  await solveCaptcha(page, hand);
  await hand.press(page.locator('form').getByRole('button', { name: /登\s?录/ }));
  await expect(page).toHaveURL(side === 'site' ? /\/mycenter/ : /\/office$/);
}

/** Session tokens of this worker by login: a person signs in once, and again when a story has ended the session. */
const tokens = new Map<string, string>();

/** Signs in by the API and opens a page inside, the first one or `path`, for stories about something else. */
export async function signInAs(page: Page, name: string, path?: string): Promise<void> {
  const person = await personNamed(page.request, name);
  await authenticate(page, person);
  await page.goto(path ?? (person.side === 'office' ? '/office' : '/mycenter'));
}

/** Signs in by the API and opens nothing. */
export async function authenticate(page: Page, who: string | Omit<Person, 'name'>): Promise<void> {
  const person = typeof who === 'string' ? await personNamed(page.request, who) : who;
  const isOffice = person.side === 'office';
  const stored = tokens.get(person.login);
  const token = stored && (await isValid(page.request, stored, isOffice)) ? stored : await newToken(page, person);
  tokens.set(person.login, token);
  await page.goto('/robots.txt');
  const key = isOffice ? 'officeToken' : 'token';
  await page.evaluate(([key, token]) => localStorage.setItem(key, token), [key, token] as const);
}

async function isValid(request: APIRequestContext, token: string, isOffice: boolean): Promise<boolean> {
  const headers = { mobile: '1', authorization: token };
  const reply = isOffice
    ? request.get('/office/api/me', { headers })
    : request.post('/mobile/login/getByToken', { headers, data: {} });
  return (await (await reply).json()).code === 200;
}

async function newToken(page: Page, { side, login, password }: Omit<Person, 'name'>): Promise<string> {
  const isOffice = side === 'office';
  const { uuid, text } = await dataOf<{ uuid: string; text: string }>(
    page.request.get('/wl/captchaImage', { params: { kind: 'text', purpose: isOffice ? 'office' : 'login' } }),
  );
  const { token } = await dataOf<{ token: string }>(
    page.request.post(isOffice ? '/office/api/login' : '/mobile/login', {
      headers: { mobile: '1' },
      data: { [isOffice ? 'username' : 'phone']: login, password, uuid, captcha: String(sumOf(text)) },
    }),
  );
  return token;
}

/** A call that is signed with the token of the person who is signed in on the page. */
export async function post(
  page: Page,
  key: 'token' | 'officeToken',
  path: string,
  data: object,
): Promise<{ id: string }> {
  const token = await page.evaluate((name) => localStorage.getItem(name), key);
  const reply = await page.request.post(path, { headers: { mobile: '1', authorization: token ?? '' }, data });
  const { code, msg, data: result } = await reply.json();
  expect(`${code} ${msg}`).toMatch(/^200/);
  return result;
}

async function dataOf<T>(reply: Promise<APIResponse>): Promise<T> {
  const { code, msg, data } = await (await reply).json();
  if (code !== 200) throw new Error(`${code} ${msg}`);
  return data;
}

export const newPassword = 'tide-lamp-river';

/** A phone of its own for each run, so that a story can run again on a running server. */
export function freshPhone(): string {
  return `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
}

/** Signs up on the page, for oneself or with `/register?type=2` as a merchant, and waits until inside. */
export async function signUp(page: Page, phone: string, hand: Hand = pointer(page), path = '/register'): Promise<void> {
  await page.goto(path);
  await hand.write(page.getByLabel('手机号'), phone);
  await solveCaptcha(page, hand);
  await hand.press(page.getByRole('button', { name: '获取验证码' }));
  await hand.write(page.getByLabel('短信验证码'), await codeSentTo(page, phone));
  await hand.write(page.getByLabel('设置密码'), newPassword);
  await hand.check(page.getByLabel('我已阅读并同意《用户服务协议》'));
  await hand.check(page.getByLabel('我已阅读并同意《个人信息保护政策》'));
  await hand.press(page.locator('form').getByRole('button', { name: /^注\s?册/ }));
  await expect(page).toHaveURL(/\/(mycenter|onboarding)/);
}

/** Answers the captcha in words, as someone does who cannot see the picture. */
export async function solveCaptcha(page: Page, hand: Hand = pointer(page)): Promise<void> {
  await page.getByRole('button', { name: '换一个验证码' }).waitFor();
  const other = page.getByRole('button', { name: '改用文字题' });
  if (await other.isVisible()) await hand.press(other);
  const question = page.getByText('等于多少');
  await expect(question).toBeVisible();
  await hand.write(page.getByLabel('验证题'), String(sumOf((await question.textContent()) ?? '')));
}

/** The last code in the demo's text messages to a phone, of one purpose if given. */
export async function codeSentTo(page: Page, phone: string, purpose = ''): Promise<string> {
  let code = '';
  await expect(async () => {
    const reply = await (await page.request.get('/api/demo/sms')).json();
    const messages = reply.data as { phone: string; text: string }[];
    code =
      /\d{6}/.exec(
        messages.find((one) => one.phone === maskPhone(phone) && one.text.includes(purpose))?.text ?? '',
      )?.[0] ?? '';
    expect(code).toMatch(/^\d{6}$/);
  }).toPass();
  return code;
}

export function sumOf(question: string): number {
  const [, first = '', second = '', third = ''] = /(.+)加(.+)减(.+)等于/.exec(question) ?? [];
  return numberOf(first) + numberOf(second) - numberOf(third);
}

function numberOf(words: string): number {
  const digits = '零一二三四五六七八九';
  const [tens = '', ones = ''] = words.includes('十') ? words.split('十') : ['零', words];
  return (tens === '' ? 1 : digits.indexOf(tens)) * 10 + (ones === '' ? 0 : digits.indexOf(ones));
}

/** Expects the toast of the last action; the page beneath may use the same words. */
export async function expectToast(page: Page, words: string): Promise<void> {
  await expect(page.locator('.toasts').getByText(words).first()).toBeVisible();
}
