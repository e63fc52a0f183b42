// 李明 registers a product, 赵岩 sends it back once and then approves, 李明 lists it, and a visitor finds it.
import { expect, type Page } from '@playwright/test';
import { printFigure } from '../bench/figure.ts';
import { attach } from './deal.ts';
import { choose, type Hand, hands, keyboard } from './hands.ts';
import { authenticate, expectToast, signInAs } from './people.ts';
import { test } from './story.ts';

async function reviewOf(page: Page, name: string, hand: Hand): Promise<void> {
  await page.goto('/office/product');
  await hand.press(page.getByRole('link', { name }));
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

for (const { how, handOf } of hands)
  test(`a supplier publishes, an operator approves, a visitor finds it, ${how}`, async ({ newPage }) => {
    const name = `滨海湾蓝藻水华监测数据 ${Date.now() % 10_000_000}`;
    const supplier = await newPage();
    const hand = handOf(supplier);
    await signInAs(supplier, '李明', '/prodin');
    await hand.write(supplier.getByLabel('产品名称'), name);

    await hand.press(supplier.getByRole('button', { name: '提交审核' }));
    for (const sentence of [
      '请填写产品简介',
      '请选择产品类型',
      '请上传来源说明文件',
      '产品详情至少 20 个字',
      '请选择计价方式',
    ]) {
      await expect(supplier.getByText(sentence).first()).toBeVisible();
    }

    await hand.write(
      supplier.getByLabel('产品简介'),
      '近岸二十六个浮标的叶绿素与藻密度逐小时观测，供养殖与海域管理预警。',
    );
    await choose(supplier, '产品类型', '数据集', hand);
    await choose(supplier, '所属行业', '水利', hand);
    await choose(supplier, '应用场景', '生态', hand);
    await hand.add(supplier.getByLabel('关键词', { exact: true }), '蓝藻');
    await hand.write(
      supplier.getByRole('textbox', { name: '产品详情' }),
      '浮标数据经比对与质量控制，附仪器型号、校准记录与缺测说明，每小时更新一次。',
    );
    await choose(supplier, '数据来源', '自行生产', hand);
    await choose(supplier, '数据权利', '持有权', hand);
    await attach(
      supplier,
      '来源说明文件',
      {
        name: '来源说明.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\n1 0 obj\n'),
      },
      hand,
    );
    await choose(supplier, '数据级别', '2 级', hand);
    await choose(supplier, '个人信息情况', '不涉及', hand);
    await choose(supplier, '更新频率', '每时', hand);
    await hand.press(supplier.getByRole('button', { name: '从表格粘贴' }));
    await hand.write(
      supplier.getByLabel('粘贴数据字典'),
      'buoy_id\t文本\t浮标编号\nat\t日期时间\t观测时刻\nchl\t小数\t叶绿素浓度',
    );
    await hand.press(supplier.getByRole('button', { name: '加入 3 个字段' }));
    await choose(supplier, '交付方式', '平台交付·文件', hand);
    await choose(supplier, '计价方式', '包年', hand);
    await hand.press(supplier.getByRole('button', { name: '添加价格规格' }));
    await hand.write(supplier.getByLabel('规格', { exact: true }), '全海域');
    await hand.write(supplier.getByLabel('售价'), '12800');
    await hand.write(supplier.getByLabel('联系人', { exact: true }), '李明');
    await hand.write(supplier.getByLabel('手机号'), '13800000001');
    await hand.press(supplier.getByRole('button', { name: '提交审核' }));
    await expect(supplier).toHaveURL(/\/myprod/);
    await expect(supplier.getByRole('heading', { name })).toBeVisible();
    await expect(supplier.getByText('待审核').first()).toBeVisible();

    const reviewer = await newPage();
    await authenticate(reviewer, '赵岩');
    await reviewOf(reviewer, name, handOf(reviewer));
    await handOf(reviewer).press(reviewer.getByRole('button', { name: '领取并审核' }));
    await expect(reviewer.getByRole('list', { name: '自动核对' })).toContainText('名称查重');
    await handOf(reviewer).press(reviewer.getByRole('button', { name: '对“产品简介”写意见' }));
    await handOf(reviewer).write(reviewer.getByLabel('对“产品简介”的意见'), '请写明海域范围');
    await handOf(reviewer).write(reviewer.getByLabel('理由'), '材料齐全，简介需要更具体');
    await handOf(reviewer).press(reviewer.getByRole('button', { name: '确认补正' }));
    await expectToast(reviewer, '审核结论已提交');
    await expect(reviewer.getByRole('link', { name: '下一件' })).toBeVisible();

    await supplier.goto('/myprod');
    await hand.press(supplier.getByRole('heading', { name }).getByRole('link'));
    await hand.press(supplier.getByRole('link', { name: '继续填写' }));
    await expect(supplier.getByText('请写明海域范围')).toBeVisible();
    await hand.write(
      supplier.getByLabel('产品简介'),
      '滨海湾近岸二十六个浮标的叶绿素与藻密度逐小时观测，供养殖与海域管理预警。',
    );
    await hand.write(supplier.getByLabel('含义').nth(2), '叶绿素a浓度');
    await hand.press(supplier.getByRole('button', { name: '提交审核' }));
    await expect(supplier).toHaveURL(/\/myprod/);

    await reviewOf(reviewer, name, handOf(reviewer));
    await expect(reviewer.getByText('有改动', { exact: true })).toHaveCount(2);
    await expect(reviewer.getByRole('list', { name: '自动核对' })).toContainText('改动 2 项：产品简介、数据字典');
    const lines = reviewer.getByRole('list', { name: '逐行改动' }).getByRole('listitem');
    await expect(lines.filter({ hasText: '删去：chl（小数）叶绿素浓度' })).toBeVisible();
    await expect(lines.filter({ hasText: '新增：chl（小数）叶绿素a浓度' })).toBeVisible();
    await handOf(reviewer).press(reviewer.getByRole('button', { name: '领取并审核' }));
    await handOf(reviewer).check(reviewer.getByRole('radio', { name: '通过' }));
    await handOf(reviewer).press(reviewer.getByRole('button', { name: '确认通过' }));
    await expect(reviewer.getByText('公示中').first()).toBeVisible();

    await supplier.goto('/myprod');
    const own = supplier.locator('section', { has: supplier.getByRole('heading', { name }) });
    await hand.press(own.getByRole('button', { name: '演示：让公示立即期满' }));
    await hand.press(own.getByRole('button', { name: '上架' }));
    await expect(own.getByText('已上架')).toBeVisible();

    const visitor = await newPage();
    await visitor.goto('/product');
    await handOf(visitor).write(visitor.getByRole('combobox', { name: '产品关键词' }), 'lanzao');
    await expect(visitor.getByRole('option', { name })).toBeVisible();
    await handOf(visitor).press(visitor.getByRole('button', { name: '搜索' }));
    await expect(visitor).toHaveURL(/\/prodsearch\?keyword=lanzao/);
    await handOf(visitor).press(visitor.getByRole('link', { name }));
    await expect(visitor.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(visitor.getByText('¥12,800').first()).toBeVisible();
    await expect(visitor.getByRole('cell', { name: '叶绿素a浓度' })).toBeVisible();
    await expect(visitor.getByRole('link', { name: '申请订购' })).toBeVisible();
    await handOf(visitor).press(visitor.getByRole('link', { name: '查验证书' }));
    await expect(visitor.getByText(name).first()).toBeVisible();
    await expect(visitor.getByText(/^查验结果：截至 .* 有效$/)).toBeVisible();
    const figure = `a product from its form to the market, ${how}`;
    if (handOf === keyboard) printFigure({ id: 'care', figure, goal: 'all journeys', holds: true });
  });
