import { exportAuditEntries, listAuditEntries, listExports } from '@shuji/contract/audit/calls';
import { mostExportRows } from '@shuji/contract/export';
import { createNews, exportOfficeNews, listOfficeNews } from '@shuji/contract/news/office';
import { getPreferences, saveListColumns, setShortcuts } from '@shuji/contract/operator/preference';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';

const { as, sql } = await world();
const sun = as('sun');

async function write(...titles: string[]): Promise<void> {
  for (const title of titles) await sun(createNews, { title, kind: 'industry' });
}

const linesOf = (body: Buffer) => body.toString('utf8').replace('\uFEFF', '').trimEnd().split('\r\n');

test('a list is taken along whole, as the filter finds it, under the columns that were chosen', async () => {
  await write(...Array.from({ length: 12 }, (_, at) => `航运数据要闻第 ${at + 1} 期`), '与航运无关的通知');
  const filter = { keyword: '航运数据要闻' };
  expect((await sun(listOfficeNews, filter)).rows).toHaveLength(10);
  const columns: ('title' | 'status')[] = ['title', 'status'];
  const { body, headers } = await sun.file(exportOfficeNews, { ...filter, format: 'csv', columns });
  const lines = linesOf(body);
  expect(lines[0]).toBe('"标题","状态"');
  expect(lines).toHaveLength(13);
  expect(lines.slice(1).every((line) => line.endsWith(',"草稿"'))).toBe(true);
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain('行业资讯');
});

test('formulas are harmless in an exported table', async () => {
  await write('=HYPERLINK("http://x","点我领取")');
  const { body } = await sun.file(exportOfficeNews, { keyword: 'HYPERLINK', format: 'csv' });
  expect(linesOf(body)[1]).toMatch(/^"'=HYPERLINK/);
  const excel = await sun.file(exportOfficeNews, { keyword: 'HYPERLINK', format: 'xlsx' });
  expect(excel.body.subarray(0, 2).toString()).toBe('PK');
});

test('each export is on record: in the audit trail, and for the auditor with filter and number of rows', async () => {
  await write('留痕的导出');
  await sun.file(exportOfficeNews, { keyword: '留痕的导出', format: 'csv', columns: ['title'] });
  const zhou = as('zhou');
  const { rows } = await zhou(listExports, { list: 'news' });
  expect(rows[0]).toMatchObject({
    operatorName: '孙悦',
    list: 'news',
    filter: { keyword: '留痕的导出' },
    columns: ['title'],
    rowCount: 1,
  });
  const trail = await zhou(listAuditEntries, { call: 'exportOfficeNews' });
  expect(trail.rows[0]).toMatchObject({ actorName: '孙悦', does: '导出资讯列表' });
  await expect(sql`update list_export set row_count = 0`).rejects.toThrow('append-only');
  await expect(sun(listExports, {})).rejects.toMatchObject({ name: 'door.forbidden' });
});

test('the trail itself is exported by the auditor alone', async () => {
  await write('供审计导出的操作');
  const { body } = await as('zhou').file(exportAuditEntries, { call: 'createNews', format: 'csv' });
  expect(linesOf(body).length).toBeGreaterThan(1);
  expect(linesOf(body)[0]).toBe('"时间","操作人","操作","对象","网络地址","审计链"');
  await expect(as('qian').file(exportAuditEntries, { format: 'csv' })).rejects.toThrow();
});

test('more rows than a table holds are refused, and the words say what to do', async () => {
  await sql`
    insert into news (id, title, kind, summary, body, source, author, words, updated_at)
    select uuid_v7(), '批量导出 ' || n, 'industry', '', '', '', '', '批量导出', now() from generate_series(1, ${mostExportRows + 1}) n`;
  const all = sun.file(exportOfficeNews, { keyword: '批量导出', format: 'csv' });
  await expect(all).rejects.toMatchObject({ name: 'export.tooMany' });
});

test('each operator has columns and shortcuts of their own, until they go back to the usual ones', async () => {
  expect(await sun(getPreferences, {})).toEqual({ columns: {}, hasShortcuts: true });
  await sun(saveListColumns, { list: 'news', columns: ['title', 'kind'] });
  await sun(saveListColumns, { list: 'news', columns: ['title', 'status'] });
  await sun(setShortcuts, { hasShortcuts: false });
  expect(await sun(getPreferences, {})).toEqual({ columns: { news: ['title', 'status'] }, hasShortcuts: false });
  expect(await as('zhou')(getPreferences, {})).toEqual({ columns: {}, hasShortcuts: true });
  await sun(saveListColumns, { list: 'news', columns: [] });
  await sun(setShortcuts, { hasShortcuts: true });
  expect(await sun(getPreferences, {})).toEqual({ columns: {}, hasShortcuts: true });
});
