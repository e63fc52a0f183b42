// The review queues filter and export as the full lists do.

import { fileComplaint } from '@shuji/contract/complaint/calls';
import { complaintStatus } from '@shuji/contract/complaint/labels';
import { exportComplaintQueue, listComplaintQueue } from '@shuji/contract/complaint/office';
import { addDemand } from '@shuji/contract/demand/calls';
import { exportDemandQueue, listDemandQueue } from '@shuji/contract/demand/office';
import { exportOutgoing } from '@shuji/contract/notice/office';
import { exportPayments, listPayments } from '@shuji/contract/order/office';
import { exportProductQueue, listProductQueue } from '@shuji/contract/product/office';
import { exportJobRuns, exportJobs } from '@shuji/contract/upkeep/calls';
import { expect, test } from 'vitest';
import { dealUntil, pay } from '#test/deal.ts';
import { demandForm } from '#test/demand-form.ts';
import { listProduct } from '#test/listed-product.ts';
import { aSubmitted } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, runJob } = centre;
const [zhao, shen] = [as('zhao'), as('shen')];
const qian = as('qian');
const listed = await listProduct(centre);

const linesOf = (body: Buffer) => body.toString('utf8').replace('\uFEFF', '').trimEnd().split('\r\n');
const past = { to: '2020-01-01' };

test('products that wait are found by words, place, industry and day, and the table holds just these', async () => {
  await aSubmitted(centre, { name: '潮位预报产品', regions: ['450500'] });
  await aSubmitted(centre, { name: '客流统计产品', industry: 'environment', regions: ['110000'] });
  const names = async (filter: object) => (await zhao(listProductQueue, filter)).rows.map(({ name }) => name);
  expect(await names({})).toEqual(['潮位预报产品', '客流统计产品']);
  expect(await names({ keyword: '潮位' })).toEqual(['潮位预报产品']);
  expect(await names({ region: '450000' })).toEqual(['潮位预报产品']);
  expect(await names({ industry: 'environment' })).toEqual(['客流统计产品']);
  expect(await names(past)).toEqual([]);
  const { body } = await zhao.file(exportProductQueue, { keyword: '客流', format: 'csv', columns: ['name', 'status'] });
  expect(linesOf(body)).toEqual(['"产品","状态"', '"客流统计产品","待审核"']);
});

test('demands that wait are found and taken along likewise', async () => {
  await as('wang')(addDemand, demandForm({ title: '沿海风速逐时数据', coverage: ['450500'] }));
  await as('wang')(addDemand, demandForm({ title: '商圈客流月度数据', coverage: ['110000'] }));
  const titles = async (filter: object) => (await zhao(listDemandQueue, filter)).rows.map(({ title }) => title);
  expect(await titles({ keyword: '风速' })).toEqual(['沿海风速逐时数据']);
  expect(await titles({ region: '110000' })).toEqual(['商圈客流月度数据']);
  expect(await titles(past)).toEqual([]);
  const { body } = await zhao.file(exportDemandQueue, { keyword: '商圈', format: 'csv', columns: ['title'] });
  expect(linesOf(body)).toEqual(['"需求"', '"商圈客流月度数据"']);
});

test('complaints that wait are found by kind, words and day', async () => {
  const text = '扫描证书上的二维码后，页面一直停在读取中。';
  await as('li')(fileComplaint, { kind: 'complaint', title: '证书查验页面打不开', text });
  await as('li')(fileComplaint, { kind: 'suggestion', title: '希望增加批量下载', text });
  const titles = async (filter: object) => (await zhao(listComplaintQueue, filter)).rows.map(({ title }) => title);
  expect(await titles({})).toEqual(['证书查验页面打不开', '希望增加批量下载']);
  expect(await titles({ kind: 'complaint' })).toEqual(['证书查验页面打不开']);
  expect(await titles({ keyword: '批量' })).toEqual(['希望增加批量下载']);
  expect(await titles(past)).toEqual([]);
  const { body } = await zhao.file(exportComplaintQueue, {
    keyword: '批量',
    format: 'csv',
    columns: ['title', 'status'],
  });
  expect(linesOf(body)).toEqual(['"标题","状态"', `"希望增加批量下载","${complaintStatus.received}"`]);
});

test('payments that wait are found by order, side and day', async () => {
  const id = await dealUntil(centre, listed, 'signed');
  await pay(centre, id);
  const { rows } = await shen(listPayments, {});
  const keyword = rows[0]?.orderNumber ?? '';
  expect((await shen(listPayments, { keyword })).rows.map(({ orderId }) => orderId)).toEqual([id]);
  expect((await shen(listPayments, { keyword: '没有这样的订单' })).total).toBe(0);
  expect((await shen(listPayments, past)).total).toBe(0);
  const waiting = { status: 'pending', keyword, format: 'csv', columns: ['order', 'status'] } as const;
  const { body } = await shen.file(exportPayments, waiting);
  expect(linesOf(body)).toEqual(['"订单编号","状态"', `"${keyword}","待核对"`]);
});

test('only administrators export jobs, their runs and sent messages', async () => {
  await runJob('sweep-files');
  const jobs = linesOf((await qian.file(exportJobs, { format: 'csv', columns: ['job', 'cron'] })).body);
  expect(jobs[0]).toBe('"任务","计划"');
  expect(jobs).toContain('"审计记录入链","每分钟"');
  const columns = ['job', 'state', 'askedBy'] as const;
  const runs = await qian.file(exportJobRuns, { job: 'sweep-files', format: 'csv', columns: [...columns] });
  expect(linesOf(runs.body)).toEqual(['"任务","结果","发起"', '"清理未使用的文件","已完成","按计划"']);
  const sent = await qian.file(exportOutgoing, { format: 'csv', columns: ['title', 'phone', 'state'] });
  expect(linesOf(sent.body)[0]).toBe('"通知","手机号","状态"');
  expect(sent.body.toString()).not.toMatch(/1\d{10}/);
  await expect(zhao.file(exportJobs, { format: 'csv' })).rejects.toMatchObject({ name: 'door.forbidden' });
});
