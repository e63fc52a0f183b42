// The exhibition hall's screen renews itself, and outlives a lost network.
import { expect } from '@playwright/test';
import { expectNoBarrier } from './axe-walk.ts';
import { test } from './story.ts';

test('the screen shows public figures, says when it is cut off, and goes on by itself', async ({ page, context }) => {
  expect(await (await page.request.get('/screen')).text(), 'read without script').toContain('上架产品');
  await page.clock.install();
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/screen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('滨海数据交易中心');
  await expect(page.getByRole('definition').first()).toHaveText(/^\d+件$/);
  await expect(page.getByRole('list', { name: '各省级行政区可用的产品数' }).getByRole('listitem')).toHaveCount(34);
  await expect(page.getByRole('region', { name: '存证日志' })).toContainText(/\d+项/);
  const status = page.getByRole('status');
  await expect(status).toHaveText(/^数据更新于 \d\d:\d\d:\d\d$/);
  const fits = () => document.documentElement.scrollHeight <= innerHeight;
  expect(await page.evaluate(fits)).toBe(true);
  await expectNoBarrier(page);

  await context.setOffline(true);
  await page.clock.runFor(31_000);
  await expect(status).toHaveText(/^连接中断，正在重试；数据更新于/);
  await expect(page.getByRole('definition').first()).toHaveText(/^\d+件$/);
  await context.setOffline(false);
  await page.clock.runFor(31_000);
  await expect(status).toHaveText(/^数据更新于/);

  for (const size of [
    { width: 3440, height: 1440 },
    { width: 5120, height: 1440 },
  ]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(fits), `${size.width} wide`).toBe(true);
  }
});
