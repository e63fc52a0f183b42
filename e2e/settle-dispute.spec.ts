import { expect, type Page } from '@playwright/test';
import { printFigure } from '../bench/figure.ts';
import { attach, picture } from './deal.ts';
import { type Hand, keyboard } from './hands.ts';
import { authenticate, expectToast, signInAs } from './people.ts';
import { test } from './story.ts';

async function open(page: Page, list: string, number: string, hand: Hand): Promise<void> {
  await page.goto(`${list}?keyword=${number}`);
  await hand.press(page.getByRole('link', { name: '订单详情' }).first());
  await expect(page.getByRole('heading', { name: '办理记录' })).toBeVisible();
}

async function plead(page: Page, text: string, hand: Hand): Promise<void> {
  await expect(page.getByRole('heading', { name: '争议处理中' })).toBeVisible();
  await hand.write(page.getByLabel('陈述意见'), text);
  await attach(page, '证据材料', picture, hand);
  await hand.press(page.getByRole('button', { name: '提交陈述' }));
  await expectToast(page, '已提交，对方和交易中心都会看到');
}

// The demo has one delivery to dispute, so the story runs once, by the harder hand.
test('a dispute is settled, and the deal that came of it is rated, by keyboard alone', async ({
  page: buyer,
  newPage,
}) => {
  const seller = await newPage();
  const office = await newPage();
  const hand = keyboard(buyer);
  await Promise.all([authenticate(buyer, '王芳'), authenticate(seller, '李明'), signInAs(office, '赵岩')]);
  const stamp = Date.now();
  const [ofBuyer, ofSeller] = [`比对附件，字段缺失三项（${stamp}）`, `缺失字段按合同不在范围内（${stamp}）`];
  let number = '';
  let product = '';

  await test.step('王芳 raises a dispute about what was delivered, and shows why', async () => {
    // The oldest is the demo's own: whoever confirmed the money of another story's order may not rule on it.
    await buyer.goto('/ordermanage?status=awaiting_acceptance&sort=oldest');
    await hand.press(buyer.getByRole('link', { name: '去验收' }).first());
    await expect(buyer.getByRole('heading', { name: '验收', exact: true })).toBeVisible();
    product = (await buyer.getByRole('heading', { level: 1 }).textContent()) ?? '';
    number = /DD-\S+/.exec((await buyer.getByText(/^订单编号 DD-/).textContent()) ?? '')?.[0] ?? '';
    await hand.press(buyer.getByRole('button', { name: '提起争议' }));
    await hand.write(buyer.getByRole('dialog').getByLabel('争议事由'), '交付的数据与登记的字段不符，协商未果。');
    await hand.press(buyer.getByRole('dialog').getByRole('button', { name: '提起争议' }));
    await expectToast(buyer, '争议已提交交易中心');
    await plead(buyer, ofBuyer, hand);
    await expect(buyer.getByRole('button', { name: '撤回争议' })).toBeVisible();
  });

  await test.step('李明 reads it and states his side', async () => {
    await open(seller, '/sellprod', number, keyboard(seller));
    await expect(seller.getByText(ofBuyer)).toBeVisible();
    await expect(seller.getByRole('button', { name: '撤回争议' })).toHaveCount(0);
    await plead(seller, ofSeller, keyboard(seller));
  });

  await test.step('赵岩 takes it in hand, reads both sides and decides', async () => {
    await keyboard(office).press(
      office.getByRole('navigation', { name: '运营导航' }).getByRole('link', { name: '交易争议' }),
    );
    await keyboard(office).press(office.getByRole('row').filter({ hasText: number }).getByRole('link'));
    await expect(office.getByText(ofBuyer)).toBeVisible();
    await expect(office.getByText(ofSeller)).toBeVisible();
    await keyboard(office).press(office.getByRole('button', { name: '领取并审核' }));
    await keyboard(office).check(office.getByRole('radio', { name: '视为验收通过：订单完成' }));
    await keyboard(office).write(
      office.getByLabel('处理意见'),
      '经核对合同与双方材料，所缺字段不在合同约定的交付范围内。',
    );
    const recounted = office.waitForResponse(/\/office\/api\/queues$/);
    await keyboard(office).press(office.getByRole('button', { name: '作出处理' }));
    await expectToast(office, '争议已处理，双方都会收到通知');
    await recounted;
    // Another window may have been at work meanwhile.
    const recountedAgain = office.waitForResponse(/\/office\/api\/queues$/);
    await office.evaluate(() => window.dispatchEvent(new Event('focus')));
    await recountedAgain;
    await keyboard(office).press(office.getByRole('link', { name: '← 返回列表' }));
    await keyboard(office).press(office.getByRole('link', { name: '统计', exact: true }));
    await expect(office.getByText('处理用时中位数')).toBeVisible();
  });

  await test.step('both see how it ended', async () => {
    for (const [party, list] of [
      [buyer, '/ordermanage'],
      [seller, '/sellprod'],
    ] as const) {
      await open(party, list, number, keyboard(party));
      await expect(party.getByText('交易中心处理：视为验收通过')).toBeVisible();
      await expect(party.getByRole('heading', { name: '交易已完成' })).toBeVisible();
    }
  });

  const words = `接口稳定，字段与合同一致（${stamp}）`;
  const thanks = `感谢反馈，字段说明已更新（${stamp}）`;

  await test.step('王芳 rates the deal, and 李明 answers', async () => {
    for (const aspect of ['数据质量', '描述相符', '交付及时', '服务支持'])
      await hand.check(buyer.getByRole('radiogroup', { name: aspect }).getByRole('radio', { name: '4 分' }));
    await hand.write(buyer.getByLabel('评价', { exact: true }), words);
    await hand.press(buyer.getByRole('button', { name: '提交评价' }));
    await expectToast(buyer, '评价已提交');
    await open(seller, '/sellprod', number, keyboard(seller));
    await expect(seller.getByText(words)).toBeVisible();
    await keyboard(seller).write(seller.getByLabel('答复', { exact: true }), thanks);
    await keyboard(seller).press(seller.getByRole('button', { name: '答复评价' }));
    await expectToast(seller, '已答复，答复会显示在产品页面');
  });

  await test.step('anyone reads both on the product’s page, and not whose order it was', async () => {
    const visitor = await newPage();
    await hand.press(buyer.getByRole('link', { name: product, exact: true }).first());
    await buyer.waitForURL('**/prodinfo?**');
    await visitor.goto(buyer.url());
    const ratings = visitor.getByRole('region', { name: '成交评价' });
    // They load when scrolled into view.
    await expect(async () => {
      await visitor.mouse.wheel(0, 800);
      await expect(ratings.getByText(words)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(ratings.getByText(thanks)).toBeVisible();
    await expect(ratings.getByText('认证需方 海联***').first()).toBeVisible();
    await expect(visitor.getByText('海联供应链管理有限公司')).toHaveCount(0);
  });
  printFigure({
    id: 'care',
    figure: 'a dispute from its reason to the rating after it, by keyboard alone',
    goal: 'all journeys',
    holds: true,
  });
});
