import { expect, test } from '@playwright/test';
import { bringToEnd, fillApplication, productOnSale, signByCode } from './deal.ts';
import { signInAs } from './people.ts';

test('a buyer orders and both get their certificates', async ({ page: buyer, browser }) => {
  test.setTimeout(180_000);
  const seller = await (await browser.newContext()).newPage();
  const office = await (await browser.newContext()).newPage();
  const visitor = await (await browser.newContext()).newPage();
  await Promise.all([signInAs(buyer, '王芳'), signInAs(seller, '李明'), signInAs(office, '赵岩')]);
  const product = await productOnSale(buyer);
  let number = '';

  await test.step('王芳 applies', async () => {
    await buyer.goto(`/prodinfo?id=${product.id}`);
    await buyer.getByRole('link', { name: '申请订购' }).first().click();
    await expect(buyer.getByRole('heading', { level: 1, name: '申请订购' })).toBeVisible();
    await buyer.getByRole('button', { name: '提交订购申请' }).click();
    await expect(buyer.getByText('请填写用途说明')).toBeVisible();
    number = await fillApplication(buyer);
  });

  await test.step('李明 accepts, and signs with a code sent to his phone', async () => {
    await seller.goto(`/sellprod?keyword=${number}`);
    await seller.getByRole('link', { name: '处理申请' }).click();
    await seller.getByRole('button', { name: '接受订购' }).click();
    await signByCode(seller, '李明');
    await expect(seller.getByRole('heading', { name: '等待需方' })).toBeVisible();
  });

  await bringToEnd({ buyer, seller, office, number });

  let certificate = '';
  for (const [name, party] of [
    ['王芳', buyer],
    ['李明', seller],
  ] as const) {
    await test.step(`${name} has the transaction certificate, whole`, async () => {
      await party.reload();
      await party.getByRole('link', { name: '查看交易凭证' }).click();
      await expect(party.getByRole('heading', { name: '数据交易凭证' })).toBeVisible();
      await expect(party.getByText('您是交易一方')).toBeVisible();
      await expect(party.getByText(/^人民币/)).toBeVisible();
      certificate = party.url();
    });
  }

  await test.step('a visitor sees both certificates, and neither price nor buyer', async () => {
    await visitor.goto(certificate);
    await expect(visitor.getByText('查验结果：有效')).toBeVisible();
    await expect(visitor.getByText('公开查验时隐去').first()).toBeVisible();
    await expect(visitor.getByText('海联供应链管理有限公司')).toHaveCount(0);
    const registered = (await visitor.getByText(/^DJ-\d{4}-/).textContent()) ?? '';
    await visitor.goto('/prodcert');
    await visitor.getByLabel('证书编号').fill(registered.toLowerCase());
    await visitor.getByRole('button', { name: '查验' }).click();
    await expect(visitor.getByRole('heading', { name: '数据产品登记证书' })).toBeVisible();
    await expect(visitor.getByText(product.name).first()).toBeVisible();
  });
});
