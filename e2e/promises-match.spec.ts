// Matching both ways: a supplier hears of the demands that fit, readers follow demands and save searches of the hall.
import { expect, type Page } from '@playwright/test';
import { dayMs } from '@shuji/contract/time';
import { expectToast, personNamed, post, signInAs, solveCaptcha } from './people.ts';
import { test } from './story.ts';

const stamp = Date.now() % 10_000_000;
const fitting = `征集港区潮位与靠泊条件预报 ${stamp}`;
const alike = `求购公交车载视频摘要 ${stamp}`;
const saved = `求购渔港冰情巡检记录 ${stamp}`;

/** A demand of 王芳's on which only the changes matter; its number. */
async function publish(buyer: Page, reviewer: Page, changes: object): Promise<string> {
  const { id } = await post(buyer, 'token', '/api/demand/demandRecords/add', {
    submit: true,
    kind: 'api',
    industry: 'transport',
    description: '用于安排作业计划，历史不少于两年，来源合法可追溯，请说明更新延迟与可用率。',
    wantedFields: ['观测时间'],
    coverage: ['120000'],
    updateFrequency: 'hourly',
    delivery: 'platformApi',
    scene: 'energyCarbon',
    budgetMode: 'negotiable',
    deadline: new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10),
    contact: { name: '王芳', phone: '13800000002', email: '' },
    files: [],
    ...changes,
  });
  await post(reviewer, 'officeToken', `/office/api/demand/review/${id}`, { decision: 'approve' });
  return id;
}

const hallFor = (title: string) => `/demand?keyword=${encodeURIComponent(title)}`;

test('a supplier hears of what fits and why; demands are followed, searches of the hall saved', async ({ newPage }) => {
  const [buyer, seller, reader, office] = [await newPage(), await newPage(), await newPage(), await newPage()];
  await signInAs(buyer, '王芳', '/robots.txt');
  await signInAs(office, '赵岩', '/robots.txt');
  const id = await publish(buyer, office, { title: fitting });
  await publish(buyer, office, { title: alike });

  await test.step('李明 saves a search of the hall that finds nothing yet', async () => {
    await signInAs(seller, '李明', hallFor('渔港冰情'));
    await seller.getByRole('button', { name: '保存搜索' }).click();
    await expectToast(seller, '已保存，有新需求符合时，每天上午汇总通知您');
    await seller.getByRole('button', { name: '保存搜索' }).click();
    await expectToast(seller, '您已保存过相同条件的搜索');
  });

  await test.step('a visitor who follows signs in first and comes back; 陈晨 saves too, and wants no such messages', async () => {
    await reader.goto(hallFor(fitting));
    await reader.getByRole('link', { name: `关注需求：${fitting}` }).click();
    const { login, password } = await personNamed(reader.request, '陈晨');
    await reader.getByLabel('手机号').fill(login);
    await reader.getByLabel('密码', { exact: true }).fill(password);
    await solveCaptcha(reader);
    await reader
      .locator('form')
      .getByRole('button', { name: /登\s?录/ })
      .click();
    await expect(reader).toHaveURL(/\/demand\?keyword=/);
    await reader.getByRole('button', { name: `关注需求：${fitting}` }).click();
    await expectToast(reader, '已关注');
    await expect(reader.getByRole('button', { name: `已关注：${fitting}` })).toHaveAttribute('aria-pressed', 'true');
    await reader.goto(hallFor('渔港冰情'));
    await reader.getByRole('button', { name: '保存搜索' }).click();
    await expectToast(reader, '已保存');
    await reader.goto('/mycenter/notice/setting');
    await reader.getByRole('switch', { name: '供需匹配：一般消息' }).click();
    await expectToast(reader, '接收设置已保存');
  });

  await publish(buyer, office, { title: saved, kind: 'dataset', industry: 'agriculture' });
  await signInAs(office, '钱宁', '/robots.txt');
  for (const name of ['notify-matches', 'notify-suppliers'])
    await post(office, 'officeToken', '/office/api/upkeep/job/run', { name });

  await test.step('李明 is told of the demand that fits, with why, and of the saved search; not of what is only alike', async () => {
    const news = seller.getByRole('main').getByRole('listitem').filter({ hasText: fitting });
    await expect(async () => {
      await seller.goto('/mycenter/notice?topic=match');
      await expect(news).toHaveCount(1, { timeout: 5_000 });
    }).toPass();
    await expect(news).toContainText(/适合“滨海港区潮位实况接口”：关键词“港区” · 关键词“潮位” · 同行业 · 同类型/);
    await expect(news).toContainText(`“${saved}”符合“渔港冰情”`);
    await expect(seller.getByText(alike)).toHaveCount(0);
    await seller.goto('/mycenter/search');
    const search = seller.getByRole('main').locator('section').filter({ hasText: '渔港冰情' });
    await expect(search).toContainText('已通知 1 条新需求');
  });

  await test.step('at the demand he sees the own product that fits; at the other there is none to offer', async () => {
    await seller.goto(`/deminfo?id=${id}`);
    await expect(seller.getByRole('heading', { name: '您的产品中适合这条需求的' })).toBeVisible();
    await expect(seller.getByRole('link', { name: '滨海港区潮位实况接口' })).toBeVisible();
  });

  await test.step('the follower is told that it is closed, and of nothing else', async () => {
    await post(buyer, 'token', '/api/demand/demandAuditLog/close', { id, reason: '项目计划取消' });
    await reader.goto('/mycenter/notice');
    await expect(reader.getByText(`您关注的需求“${fitting}”已关闭`)).toBeVisible();
    await expect(reader.getByText('渔港冰情')).toHaveCount(0);
    await reader.goto('/mycenter/followed');
    await reader.getByRole('button', { name: `取消关注：${fitting}` }).click();
    await expectToast(reader, '已取消关注');
    await expect(reader.getByRole('heading', { name: '还没有关注需求' })).toBeVisible();
  });
});
