import { expect, type Page } from '@playwright/test';
import { creditCheck } from '@shuji/contract/check-digit';
import { printFigure } from '../bench/figure.ts';
import { expectNoBarrier } from './axe-walk.ts';
import { type Hand, keyboard, pointer } from './hands.ts';
import { isWhole } from './part.ts';
import { signInAs, signInOnPage, signUp } from './people.ts';
import { test } from './story.ts';

const picture = {
  name: '影像.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

interface Company {
  name: string;
  creditCode: string;
  phone: string;
}

/** A company of its own for each run, so that the story can run again on a running server. */
function freshCompany(): Company {
  const serial = freshSerial();
  const body = `91990116M${serial}`;
  return { name: `潮汐数据服务${serial}有限公司`, creditCode: body + creditCheck(body), phone: `139${serial}` };
}

function freshSerial(): string {
  return String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
}

/** Opens the company's application at one of the office's desks. */
async function openAt(office: Page, hand: Hand, desk: string, company: string): Promise<void> {
  await hand.press(office.getByRole('navigation', { name: '运营导航' }).getByRole('link', { name: desk }));
  await hand.write(office.getByRole('searchbox', { name: '关键词' }), company);
  await hand.press(office.getByRole('button', { name: '查询' }));
  await hand.press(office.getByRole('link', { name: company }));
  await expect(office.getByRole('heading', { level: 1, name: company })).toBeVisible();
}

/** Approves one part of the sheet. */
async function approve(office: Page, hand: Hand, part: string): Promise<void> {
  const rail = office.getByRole('complementary', { name: part, exact: true });
  await hand.check(rail.getByRole('radio', { name: '通过' }));
  await hand.press(rail.getByRole('button', { name: '确认通过' }));
  await expect(rail.getByRole('radio')).toHaveCount(0);
}

const byKeyboard = { how: 'by keyboard alone', width: 1440, handOf: keyboard };
const byPointer = [
  { how: 'with a pointer on a desk', width: 1440, handOf: pointer },
  { how: 'with a pointer on a phone', width: 390, handOf: pointer },
];

for (const { how, width, handOf } of isWhole ? [byKeyboard, ...byPointer] : [byKeyboard]) {
  test(`a company is attested after a correction, enters as a merchant and may sell, ${how}`, async ({
    page,
    newPage,
  }) => {
    const { name, creditCode, phone } = freshCompany();
    const office = await newPage({ viewport: { width: 1440, height: 900 } });
    await page.setViewportSize({ width, height: 900 });
    const hand = handOf(page);
    const reviewer = handOf(office);
    await signInOnPage(office, '赵岩', reviewer);
    await signUp(page, phone, hand, '/register?type=2');
    await expect(page).toHaveURL(/\/onboarding/);
    await expect(page.getByLabel('联系电话')).toHaveValue(phone);

    await test.step('every gap is named at its field', async () => {
      await hand.write(page.getByLabel('统一社会信用代码'), '91990116MAG4BAHED0');
      await hand.press(page.getByRole('button', { name: '提交审核' }));
      await expect(page.getByText('请填写企业名称')).toBeVisible();
      await expect(page.getByText('统一社会信用代码不正确')).toBeVisible();
      await expect(page.getByText('请上传营业执照影像')).toBeVisible();
      await expect(page.getByText('请填写数商类别')).toBeVisible();
      await expectNoBarrier(page);
    });

    await test.step('it applies for all on one sheet', async () => {
      await hand.write(page.getByLabel('企业名称'), name);
      await hand.write(page.getByLabel('统一社会信用代码'), creditCode);
      await hand.write(page.getByLabel('法定代表人'), '潘汐');
      await hand.choose(page.getByLabel('所在地区'), '天津市', '滨海新区');
      await hand.write(page.getByLabel('经办人姓名'), '潘汐');
      await hand.attach(page.getByRole('button', { name: /^营业执照影像：.*选择文件/ }), picture);
      await hand.attach(page.getByRole('button', { name: /^经办人授权书：.*选择文件/ }), picture);
      await expect(page.getByText('影像.png')).toHaveCount(2);
      await hand.check(page.getByLabel('我已阅读上述说明'));
      await hand.choose(page.getByLabel('数商类别'), '数据供方');
      await hand.write(
        page.getByLabel('企业简介'),
        '本公司汇聚近岸潮位、海浪与港口作业数据，为航运和海洋工程提供数据产品。',
      );
      await expect(page.getByLabel(/^供方/)).toBeChecked();
      await hand.check(page.getByLabel('我已阅读并同意《数据交易规则》'));
      await hand.press(page.getByRole('button', { name: '提交审核' }));
      await expect(page.getByText('已提交，等待审核')).toBeVisible();
      await expect(page.getByText('已提交，身份认证通过后审核')).toBeVisible();
      await expect(page.getByText('已提交，数商入驻通过后审核')).toBeVisible();
      await expectNoBarrier(page);
    });

    await test.step('the reviewer sends it back with an opinion at a field', async () => {
      await openAt(office, reviewer, '身份认证审核', name);
      await reviewer.press(office.getByRole('button', { name: '领取并审核' }));
      const entry = office.getByRole('complementary', { name: '数商入驻审核' });
      await expect(entry.getByRole('radio', { name: '通过' })).toBeDisabled();
      await expect(entry.getByText('身份认证通过后才能通过')).toBeVisible();
      await expectNoBarrier(office);
      await reviewer.press(office.getByRole('button', { name: '对“法定代表人”写意见' }));
      await reviewer.write(office.getByLabel('对“法定代表人”的意见'), '与营业执照不一致');
      await reviewer.write(office.getByLabel('理由'), '请核对后重新提交');
      await reviewer.press(office.getByRole('button', { name: '确认补正' }));
      await expect(office.getByText('待补正').first()).toBeVisible();
    });

    await test.step('it corrects, and the reviewer sees what changed', async () => {
      await page.reload();
      await expect(page.getByText('审核意见：与营业执照不一致')).toBeVisible();
      await hand.write(page.getByLabel('法定代表人'), '潘海');
      await hand.press(page.getByRole('button', { name: '提交审核' }));
      await expect(page.getByText('已提交，等待审核')).toBeVisible();
      await openAt(office, reviewer, '身份认证审核', name);
      await expect(office.getByText('有改动')).toHaveCount(1);
      await reviewer.press(office.getByRole('button', { name: '领取并审核' }));
      await approve(office, reviewer, '审核');
    });

    await test.step('entry and permission are decided on the same sheet', async () => {
      await approve(office, reviewer, '数商入驻审核');
      await approve(office, reviewer, '交易权限审核');
      await page.goto('/openrecord');
      await expect(page.getByRole('heading', { name: '需方、供方' })).toBeVisible();
      await expect(page.getByText('审核通过')).toBeVisible();
    });

    await test.step('anyone reads its card, without script too', async () => {
      await page.goto('/onboarding');
      await expect(page.getByRole('heading', { name: '接下来' })).toBeVisible();
      const card = await page.getByRole('link', { name: '查看公开名片' }).getAttribute('href');
      const reader = await newPage({ javaScriptEnabled: false });
      await reader.goto(card as string);
      await expect(reader.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(reader.getByText('已认证数商')).toBeVisible();
      await expect(reader.getByText(creditCode)).toHaveCount(0);
    });
    const figure = `attestation, entry and permission, ${how}`;
    if (handOf === keyboard) printFigure({ id: 'care', figure, goal: 'all journeys', holds: true });
  });
}

test('a merchant registers a deal, and its card shows it once approved', async ({ page, newPage }) => {
  const office = await newPage();
  const name = `近岸潮位预报数据${freshSerial()}`;
  await signInAs(page, '李明', '/transregister?id=new');
  await page.getByRole('radio', { name: '供方' }).check();
  await page.getByLabel('产品名称').fill(name);
  await page.getByLabel('交易对方').fill('蓝湾海洋工程有限公司');
  await page.getByLabel('交付情况').fill('按月交付十二个站点的潮位预报数据，全部按期验收合格，对方出具了验收单。');
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText('请填写交易日期')).toBeVisible();
  await page.getByLabel('交易日期').fill('2026-02-10');
  await page.getByLabel('交易日期').press('Enter');
  await pointer(page).attach(page.getByRole('button', { name: /选择文件/ }), picture);
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*待审核`) })).toBeVisible();

  await signInAs(office, '赵岩', `/office/experience?keyword=${encodeURIComponent(name)}`);
  await office.getByRole('link', { name: new RegExp(name) }).click();
  await office.getByRole('button', { name: '领取并审核' }).click();
  await office.getByRole('radio', { name: '通过' }).check();
  await office.getByRole('button', { name: '确认通过' }).click();
  await expect(office.getByText('已通过').first()).toBeVisible();

  await page.goto('/checkin');
  await page.getByRole('link', { name: '查看公开名片' }).click();
  await expect(page.getByText(name)).toBeVisible();
  await expect(page.getByText('蓝湾海洋工程有限公司')).toHaveCount(0);
});
