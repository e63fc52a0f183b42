// The steps of a deal on the pages of its two sides and the office, from the contract to acceptance.
import { expect, type Page, test } from '@playwright/test';
import { choose, type Hand, pointer, type Upload } from './hands.ts';
import { codeSentTo, expectToast, personNamed } from './people.ts';

export const picture = {
  name: '付款回单.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const table = { name: '首批数据.csv', mimeType: 'text/csv', buffer: Buffer.from('day,value\n2026-11-01,12\n') };

/** A bank slip of one transfer: the centre takes each only once. */
export function slipOf(number: string): typeof picture {
  return { ...picture, buffer: Buffer.concat([picture.buffer, Buffer.from(number)]) };
}

/** Uploads a file by the API for the one who is signed in on the page, and gives its id. */
export async function attachByApi(page: Page, purpose: string, file: typeof picture): Promise<string> {
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const headers = { mobile: '1', authorization: token };
  const reply = await page.request.post('/api/file', { headers, multipart: { purpose, file } });
  return (await reply.json()).data.id;
}

/** Uploads a file and waits until it has arrived. */
export async function attach(page: Page, label: string, file: Upload, hand: Hand = pointer(page)): Promise<void> {
  await hand.attach(page.getByRole('button', { name: new RegExp(`^${label}：.*选择文件`) }), file);
  await expect(page.locator('.ant-upload-list-item-done').filter({ hasText: file.name })).toBeVisible();
}

export async function sign(page: Page, hand: Hand = pointer(page)): Promise<void> {
  await readContract(page, hand);
  const { password } = await personNamed(page.request, '李明');
  await hand.write(page.getByRole('textbox', { name: '登录密码' }), password);
  await hand.press(page.getByRole('button', { name: '确认签署' }));
  await expectToast(page, '已确认签署');
}

/** The same, proved by a code sent to the signer's own phone. */
export async function signByCode(page: Page, name: string, hand: Hand = pointer(page)): Promise<void> {
  await readContract(page, hand);
  const { login } = await personNamed(page.request, name);
  await hand.check(page.getByRole('radio', { name: '用短信验证码核验' }));
  await expect(page.getByRole('textbox', { name: '登录密码' })).toHaveCount(0);
  await hand.press(page.getByRole('button', { name: '获取验证码' }));
  const code = await codeSentTo(page, login, '签署合同');
  await hand.write(page.getByRole('textbox', { name: '短信验证码' }), code === '000000' ? '000001' : '000000');
  await hand.press(page.getByRole('button', { name: '确认签署' }));
  await expect(page.getByText('短信验证码不正确或已过期').first()).toBeVisible();
  await hand.write(page.getByRole('textbox', { name: '短信验证码' }), code);
  await hand.press(page.getByRole('button', { name: '确认签署' }));
  await expectToast(page, '已确认签署');
}

async function readContract(page: Page, hand: Hand): Promise<void> {
  await expect(page.getByRole('heading', { name: '阅读并签署合同' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '数据提供合同' })).toBeVisible();
  await hand.check(page.getByRole('checkbox', { name: '我已阅读合同全文' }));
}

/** A product of 李明's company with a fixed price, delivered as a file. */
export async function productOnSale(page: Page): Promise<{ id: string; name: string }> {
  const reply = await (await page.request.get('/api/product/list?pageSize=100&delivery=platformFile')).json();
  const rows = reply.data.rows as { id: string; name: string; merchantName: string; priceFrom: number | null }[];
  const found = rows.find((row) => row.merchantName === '滨海数科数据技术有限公司' && (row.priceFrom ?? 0) > 0);
  if (!found) throw new Error('The demo has nothing of 李明 on sale');
  return found;
}

/** 王芳 fills in the application that is open, sends it, and gives the order's number. */
export async function fillApplication(page: Page, hand: Hand = pointer(page)): Promise<string> {
  await choose(page, '应用场景', '供应链物流', hand);
  await choose(page, '使用目的', '内部经营分析', hand);
  await hand.write(page.getByLabel('用途说明'), '用于本公司运力调度与仓配计划的内部经营分析。');
  await hand.write(page.getByLabel('联系人'), '王芳');
  await hand.write(page.getByLabel('联系电话'), '138 0000 0002');
  await hand.press(page.getByRole('button', { name: '提交订购申请' }));
  await expect(page.getByRole('heading', { name: /^等待(供方|服务方)$/ })).toBeVisible();
  const number = /DD-\S+/.exec((await page.getByText(/^订单编号 DD-/).textContent()) ?? '')?.[0] ?? '';
  expect(number).toMatch(/^DD-\d{4}-/);
  return number;
}

export interface Dealers {
  buyer: Page;
  seller: Page;
  /** Of finance. */
  office: Page;
  /** The order's. */
  number: string;
  handOf?: (page: Page) => Hand;
}

/** From the supplier's signature on: 王芳 signs and hands in her slip. */
export async function bringToPayment({ buyer, number, handOf = pointer }: Dealers): Promise<void> {
  await test.step('王芳 signs and pays', async () => {
    const hand = handOf(buyer);
    await buyer.reload();
    await sign(buyer, hand);
    await expect(buyer.getByRole('heading', { name: '支付合同价款' })).toBeVisible();
    await expect(buyer.getByText(number).first()).toBeVisible();
    await attach(buyer, '付款凭证', slipOf(number), hand);
    await hand.write(buyer.getByLabel('银行流水号'), `LS ${number}`);
    await hand.press(buyer.getByRole('button', { name: '提交付款凭证' }));
    await expect(buyer.getByRole('heading', { name: '等待核对到账' })).toBeVisible();
    await expect(buyer.getByText(/^预计 \d{4}-\d\d-\d\d 前核对完毕/)).toBeVisible();
  });
}

/** From the supplier's signature on: 王芳 signs and pays, and the money is found. */
export async function bringToDelivery(dealers: Dealers): Promise<void> {
  await bringToPayment(dealers);
  const { office, number, handOf = pointer } = dealers;
  await test.step('沈静 finds the money', async () => {
    const hand = handOf(office);
    await hand.press(office.getByRole('navigation', { name: '运营导航' }).getByRole('link', { name: '付款确认' }));
    const card = office.locator('section').filter({ hasText: number });
    await hand.press(card.getByRole('button', { name: '确认到账' }));
    await hand.press(office.getByRole('dialog').getByRole('button', { name: '确认到账' }));
    await expectToast(office, '已确认到账');
  });
}

/** From the supplier's signature on: 王芳 signs, pays, receives and accepts what 李明 delivers. */
export async function bringToEnd(dealers: Dealers): Promise<void> {
  await bringToDelivery(dealers);
  await bringFromDelivery(dealers);
}

/** Once the money is found: 李明 delivers, and 王芳 receives and accepts. */
export async function bringFromDelivery({ buyer, seller, handOf = pointer }: Dealers): Promise<void> {
  await test.step('李明 delivers', async () => {
    const hand = handOf(seller);
    await seller.reload();
    await expect(seller.getByRole('heading', { name: '交付数据' })).toBeVisible();
    await attach(seller, '交付文件', table, hand);
    await hand.press(seller.getByRole('button', { name: '确认交付' }));
    await expectToast(seller, '已交付，请等待需方验收');
  });

  await test.step('王芳 downloads and accepts', async () => {
    const hand = handOf(buyer);
    await buyer.reload();
    const downloading = buyer.waitForEvent('download');
    await hand.press(buyer.getByRole('button', { name: /^下\s?载$/ }));
    expect((await downloading).suggestedFilename()).toBe(table.name);
    await hand.press(buyer.getByRole('button', { name: '确认验收' }));
    await hand.press(buyer.getByRole('dialog').getByRole('button', { name: '确认验收' }));
    await expect(buyer.getByRole('heading', { name: '交易已完成' })).toBeVisible();
  });
}
