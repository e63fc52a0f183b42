import { expect } from '@playwright/test';
import { printFigure } from '../bench/figure.ts';
import { bringToEnd, fillApplication, productOnSale, sign, signByCode } from './deal.ts';
import { hands, keyboard } from './hands.ts';
import { authenticate, signInAs } from './people.ts';
import { test } from './story.ts';

for (const { how, handOf } of hands)
  test(`a buyer orders and both get their certificates, ${how}`, async ({ page: buyer, newPage }) => {
    const seller = await newPage();
    const office = await newPage();
    const visitor = await newPage();
    const hand = handOf(buyer);
    await Promise.all([authenticate(buyer, '王芳'), authenticate(seller, '李明'), signInAs(office, '沈静')]);
    const product = await productOnSale(buyer);
    let number = '';

    await test.step('王芳 applies', async () => {
      await buyer.goto(`/prodinfo?id=${product.id}`);
      await hand.press(buyer.getByRole('link', { name: '申请订购' }).first());
      await expect(buyer.getByRole('heading', { level: 1, name: '申请订购' })).toBeVisible();
      await hand.press(buyer.getByRole('button', { name: '提交订购申请' }));
      await expect(buyer.getByText('请填写用途说明')).toBeVisible();
      number = await fillApplication(buyer, hand);
    });

    await test.step('李明 accepts and signs', async () => {
      await seller.goto(`/sellprod?keyword=${number}`);
      await handOf(seller).press(seller.getByRole('link', { name: '处理申请' }));
      await handOf(seller).press(seller.getByRole('button', { name: '接受订购' }));
      // One phone is sent one code a minute.
      if (handOf === keyboard) await signByCode(seller, '李明', handOf(seller));
      else await sign(seller);
      await expect(seller.getByRole('heading', { name: '等待需方' })).toBeVisible();
    });

    await bringToEnd({ buyer, seller, office, number, handOf });

    let certificate = '';
    for (const [name, party] of [
      ['王芳', buyer],
      ['李明', seller],
    ] as const) {
      await test.step(`${name} has the transaction certificate, whole`, async () => {
        await party.reload();
        await handOf(party).press(party.getByRole('link', { name: '查看交易凭证' }));
        await expect(party.getByRole('heading', { name: '数据交易凭证' })).toBeVisible();
        await expect(party.getByText('您是交易一方')).toBeVisible();
        await expect(party.getByText(/^人民币/)).toBeVisible();
        certificate = party.url();
      });
    }

    await test.step('a visitor sees both certificates, and neither price nor buyer', async () => {
      await visitor.goto(certificate);
      await expect(visitor.getByText(/^查验结果：截至 .* 有效$/)).toBeVisible();
      await expect(visitor.getByText('公开查验时隐去').first()).toBeVisible();
      await expect(visitor.getByText('海联供应链管理有限公司')).toHaveCount(0);
      const registered = (await visitor.getByText(/^DJ-\d{4}-/).textContent()) ?? '';
      await visitor.goto('/prodcert');
      await handOf(visitor).write(visitor.getByLabel('证书编号'), registered.toLowerCase());
      await handOf(visitor).press(visitor.getByRole('button', { name: '查验' }));
      await expect(visitor.getByRole('heading', { name: '数据产品登记证书' })).toBeVisible();
      await expect(visitor.getByText(product.name).first()).toBeVisible();
    });
    const figure = `an order from its application to the certificates, ${how}`;
    if (handOf === keyboard) printFigure({ id: 'care', figure, goal: 'all journeys', holds: true });
  });
