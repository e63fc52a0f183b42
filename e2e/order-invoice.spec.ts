import { expect } from '@playwright/test';
import { attach, bringToEnd, fillApplication, picture, productOnSale, sign } from './deal.ts';
import { authenticate, expectToast, signInAs } from './people.ts';
import { test } from './story.ts';

test('terms are settled, the deal is paid and settled, and its invoice arrives', async ({ page: buyer, newPage }) => {
  const seller = await newPage();
  const office = await newPage();
  const payer = await newPage();
  await Promise.all([
    authenticate(buyer, '王芳'),
    authenticate(seller, '李明'),
    signInAs(office, '沈静'),
    signInAs(payer, '韩磊'),
  ]);
  let number = '';

  await test.step('王芳 applies, and 李明 quotes knowing what the fee leaves', async () => {
    const product = await productOnSale(buyer);
    await buyer.goto(`/checkprod?id=${product.id}`);
    number = await fillApplication(buyer);
    await seller.goto(`/sellprod?keyword=${number}`);
    await seller.getByRole('link', { name: '处理申请' }).click();
    await expect(seller.getByText(/交易服务费按合同总价的 1.5% 收取/).first()).toBeVisible();
    await seller.getByRole('button', { name: '另行报价' }).click();
    await seller.getByLabel('报价金额').fill('50000');
    await seller.getByRole('button', { name: '提交报价' }).click();
    await expectToast(seller, '报价已发给需方');
  });

  await test.step('王芳 asks for longer acceptance', async () => {
    await buyer.goto(`/ordermanage?keyword=${number}`);
    await buyer.getByRole('link', { name: '签署合同' }).click();
    await buyer.getByRole('button', { name: '修改条款' }).click();
    const dialog = buyer.getByRole('dialog');
    await dialog.getByLabel('验收期限（日）').fill('10');
    await dialog.getByLabel('补充条款').fill('供方每季度提供一次线上答疑。');
    await dialog.getByRole('button', { name: '提交修改' }).click();
    await expectToast(buyer, '新一稿合同已生成');
  });

  await test.step('李明 sees what changed; a wrong password signs nothing', async () => {
    await seller.reload();
    const changes = seller.getByRole('region', { name: '合同条款修改记录' });
    await expect(changes.getByText('第 2 稿：需方修改了 2 处')).toBeVisible();
    await expect(changes.getByText('供方每季度提供一次线上答疑。')).toBeVisible();
    await seller.getByRole('checkbox', { name: '我已阅读合同全文' }).check();
    await seller.getByRole('textbox', { name: '登录密码' }).fill('not-my-password');
    await seller.getByRole('button', { name: '确认签署' }).click();
    await expect(seller.getByText('登录密码不正确')).toBeVisible();
    await seller.getByRole('textbox', { name: '登录密码' }).fill('');
    await sign(seller);
  });

  await bringToEnd({ buyer, seller, office, number });

  await test.step('沈静 confirmed the payment, so the settlement is another’s to note', async () => {
    await office.getByRole('navigation', { name: '运营导航' }).getByRole('link', { name: '结算退款' }).click();
    const row = office.getByRole('row').filter({ hasText: number });
    await expect(row.getByText('¥49,250')).toBeVisible();
    await expect(row.getByText('收款由您确认，须由他人登记')).toBeVisible();
    await expect(row.getByRole('button', { name: '登记转账' })).toHaveCount(0);
  });

  await test.step('韩磊 notes it', async () => {
    await payer.getByRole('navigation', { name: '运营导航' }).getByRole('link', { name: '结算退款' }).click();
    await payer.getByRole('row').filter({ hasText: number }).getByRole('button', { name: '登记转账' }).click();
    await payer.getByRole('dialog').getByLabel('转账凭证号').fill('JS-2026-0777');
    await payer.getByRole('dialog').getByRole('button', { name: '确认登记' }).click();
    await expectToast(payer, '已登记转账');
    await expect(payer.getByRole('row').filter({ hasText: number })).toHaveCount(0);
  });

  await test.step('王芳 asks for an invoice; a wrong tax number is refused at its field', async () => {
    await buyer.reload();
    await buyer.getByRole('button', { name: '申请货款发票' }).click();
    const dialog = buyer.getByRole('dialog');
    await expect(dialog.getByLabel('纳税人识别号')).not.toHaveValue('');
    const own = await dialog.getByLabel('纳税人识别号').inputValue();
    await dialog.getByLabel('纳税人识别号').fill('911111');
    await dialog.getByLabel('收票邮箱').fill('fapiao@hailian.example');
    await dialog.getByRole('button', { name: '提交申请' }).click();
    await expect(dialog.getByText('纳税人识别号应为 18 位统一社会信用代码')).toBeVisible();
    await dialog.getByLabel('纳税人识别号').fill(own);
    await dialog.getByRole('button', { name: '提交申请' }).click();
    await expectToast(buyer, '开票申请已提交');
  });

  await test.step('李明 sees the settlement and uploads the invoice', async () => {
    await seller.reload();
    await expect(seller.getByText(/已于 \d{4}-\d{2}-\d{2} 转出，凭证号 JS-2026-0777/)).toBeVisible();
    await seller.getByRole('button', { name: '上传发票' }).click();
    const dialog = seller.getByRole('dialog');
    await attach(seller, '发票文件', { ...picture, name: '发票.png' });
    await dialog.getByLabel('发票号码').fill('26120000000012345678');
    await dialog.getByRole('button', { name: '发给需方' }).click();
    await expectToast(seller, '发票已发给需方');
  });

  await test.step('王芳 receives it', async () => {
    await buyer.reload();
    await expect(buyer.getByRole('link', { name: '发票.png' })).toBeVisible();
    await buyer.getByRole('button', { name: '确认收票' }).click();
    await expectToast(buyer, '已确认收票');
    await expect(buyer.getByText('已收票').first()).toBeVisible();
  });

  await test.step('李明 asks the centre for the fee invoice, and 沈静 issues it', async () => {
    await seller.reload();
    await seller.getByRole('button', { name: '申请服务费发票' }).click();
    await seller.getByRole('dialog').getByLabel('收票邮箱').fill('fapiao@shuke.example');
    await seller.getByRole('dialog').getByRole('button', { name: '提交申请' }).click();
    await expectToast(seller, '开票申请已提交');
    await office.getByRole('navigation', { name: '运营导航' }).getByRole('link', { name: '服务费发票' }).click();
    const card = office.locator('section').filter({ hasText: number });
    await card.getByRole('button', { name: '上传发票' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles({ ...picture, name: '服务费发票.png' });
    await dialog.getByLabel('发票号码').fill('26129999');
    await dialog.getByRole('button', { name: '发给申请人' }).click();
    await expectToast(office, '发票已发给申请人');
    await seller.reload();
    await expect(seller.getByRole('link', { name: '服务费发票.png' })).toBeVisible();
  });
});
