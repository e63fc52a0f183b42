// 王芳 writes a demand before signing in, 赵岩 approves it, 李明 takes it, and 王芳 concludes it with an order.

import { expect, type Page } from '@playwright/test';
import { dayMs } from '@shuji/contract/time';
import { printFigure } from '../bench/figure.ts';
import { fillApplication, productOnSale } from './deal.ts';
import { choose, type Hand, hands, keyboard } from './hands.ts';
import { expectToast, personNamed, signInAs, signInOnPage, solveCaptcha } from './people.ts';
import { test } from './story.ts';

/** Each run has a demand of its own. */
function freshTitle(): string {
  return `征集沿海风电场逐时功率数据 ${Date.now() % 10_000_000}`;
}

function inThirtyDays(): string {
  return new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10);
}

/** Signs in where one was sent to, which leads back to where one came from. */
async function signInHere(page: Page, name: string, hand: Hand): Promise<void> {
  const { login, password } = await personNamed(page.request, name);
  // The form one comes from has a phone field too.
  await expect(page.getByRole('heading', { name: '登录', level: 1 })).toBeVisible();
  await hand.write(page.getByLabel('手机号'), login);
  await hand.write(page.getByLabel('密码', { exact: true }), password);
  await solveCaptcha(page, hand);
  await hand.press(page.locator('form').getByRole('button', { name: /登\s?录/ }));
}

for (const { how, handOf } of hands)
  test(`a demand is written, approved, found, taken by one supplier and concluded, ${how}`, async ({ newPage }) => {
    const title = freshTitle();
    const owner = await newPage();
    const hand = handOf(owner);
    await owner.goto('/demand');
    await hand.press(owner.getByRole('link', { name: '发布需求' }).first());
    await hand.write(owner.getByLabel('标题'), title);
    await hand.write(
      owner.getByLabel('需求描述'),
      '用于电力交易的出力预测，需要沿海风电场逐时实测功率与风速，历史不少于两年，来源合法可追溯。',
    );

    await hand.press(owner.getByRole('button', { name: '登录后提交' }));
    await signInHere(owner, '王芳', hand);
    await expect(owner).toHaveURL(/\/postdemand/);
    await expect(owner.getByLabel('标题')).toHaveValue(title);

    await hand.press(owner.getByRole('button', { name: '提交审核' }));
    for (const sentence of ['请选择数据类型', '请选择所属行业', '请填写最低预算']) {
      await expect(owner.getByText(sentence)).toBeVisible();
    }

    await choose(owner, '数据类型', '数据集', hand);
    await choose(owner, '所属行业', '电力、热力', hand);
    await hand.add(owner.getByLabel('期望字段', { exact: true }), '场站编号');
    await hand.date(owner.getByLabel('截止日期'), inThirtyDays());
    await hand.write(owner.getByLabel('最低预算'), '50000');
    await hand.write(owner.getByLabel('最高预算'), '80000');
    await expect(owner.getByLabel('联系人')).toHaveValue(/./);
    await hand.write(owner.getByLabel('手机号'), '13912340000');
    await hand.press(owner.getByRole('button', { name: '提交审核' }));
    await expect(owner.getByRole('note').filter({ hasText: '正在审核' })).toBeVisible();

    const visitor = await newPage();
    await visitor.goto('/demand');
    await expect(visitor.getByRole('link', { name: title })).toHaveCount(0);

    const reviewer = await newPage();
    await signInOnPage(reviewer, '赵岩', handOf(reviewer));
    await handOf(reviewer).press(reviewer.getByRole('link', { name: '需求审核' }).first());
    await handOf(reviewer).press(reviewer.getByRole('link', { name: title }));
    await handOf(reviewer).press(reviewer.getByRole('button', { name: '领取并审核' }));
    await handOf(reviewer).check(reviewer.getByRole('radio', { name: '通过' }));
    await handOf(reviewer).press(reviewer.getByRole('button', { name: '确认通过' }));
    await expectToast(reviewer, '审核结论已提交');

    await visitor.goto('/demand');
    await handOf(visitor).press(visitor.getByRole('link', { name: title, exact: true }));
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText('5–8 万元')).toBeVisible();
    await expect(visitor.getByText('13912340000')).toHaveCount(0);
    const address = visitor.url();

    const seller = await newPage();
    await signInOnPage(seller, '李明', handOf(seller));
    await seller.goto(address);
    await handOf(seller).press(seller.getByRole('button', { name: '接单' }));
    await handOf(seller).press(seller.getByRole('button', { name: '确认接单' }));
    await expectToast(seller, '接单成功，请尽快联系需求方');
    await expect(seller.getByText('13912340000')).toHaveCount(0);
    await handOf(seller).press(seller.getByRole('button', { name: '查看联系方式' }));
    await expect(seller.getByRole('link', { name: '13912340000' })).toBeVisible();
    await owner.goto(address);
    await expect(owner.getByRole('table', { name: '接单、查看联系方式与退回的记录' })).toContainText('查看联系方式');
    await seller.goto('/mydemand');
    await expect(seller.getByRole('link', { name: title })).toBeVisible();

    const product = await productOnSale(owner);
    await owner.goto(`/prodinfo?id=${product.id}`);
    await hand.press(owner.getByRole('link', { name: '申请订购' }).first());
    const number = await fillApplication(owner, hand);
    await owner.goto(address);
    await hand.press(owner.getByRole('button', { name: '确认成交' }));
    await hand.select(owner.getByRole('dialog').getByLabel('成交订单'), `${number} ${product.name}`);
    await hand.write(owner.getByRole('dialog').getByLabel('成交说明'), '已签订合同');
    await hand.press(owner.getByRole('dialog').getByRole('button', { name: '确认成交' }));
    await expectToast(owner, '已确认成交');
    await visitor.goto(address);
    await expect(visitor.getByText('已成交').first()).toBeVisible();
    await expect(visitor.getByText(number)).toHaveCount(0);
    await seller.goto(address);
    await handOf(seller).press(seller.getByRole('link', { name: '查看成交订单' }));
    await expect(seller.getByText(`订单编号 ${number}`)).toBeVisible();
    const figure = `a demand from its text to its conclusion, ${how}`;
    if (handOf === keyboard) printFigure({ id: 'care', figure, goal: 'all journeys', holds: true });
  });

test('who is not attested yet keeps what they wrote in their account, and finds it on another machine', async ({
  newPage,
}) => {
  const title = freshTitle();
  const [desk, elsewhere] = [await newPage(), await newPage()];
  await signInAs(desk, '陈晨', '/postdemand');
  await expect(desk.getByText('发布需求前请先完成身份认证')).toBeVisible();
  await desk.getByLabel('标题').fill(title);
  await desk.getByRole('button', { name: /^保\s?存$/ }).click();
  await expectToast(desk, '已保存到您的账号');
  await signInAs(elsewhere, '陈晨', '/postdemand');
  await expect(elsewhere.getByLabel('标题')).toHaveValue(title);
});
