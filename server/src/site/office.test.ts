import { getDict, getSetting } from '@shuji/contract/site/calls';
import {
  addDictItem,
  changeDictItem,
  changeSetting,
  listOfficeDict,
  listSettingChanges,
  listSettings,
  orderDict,
} from '@shuji/contract/site/office';
import { type SettingKey, settingTable, wrongSetting } from '@shuji/contract/site/setting';
import { settingEffect } from '@shuji/contract/site/setting-effect';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';

const { as, sql, atOnce } = await world();
const qian = as('qian');
const visitor = as('visitor');
const friday = new Date('2026-11-20T02:00:00Z');

test('every declared setting is in the database, and nothing else is offered', async () => {
  const keys = (await qian(listSettings, {})).map(({ key }) => key);
  expect(keys).toEqual(Object.keys(settingTable).sort());
  expect((await sql`select key from setting order by key`).map((row) => row.key)).toEqual(keys);
});

test('a changed setting is read by everyone at once, and who changed it stays', async () => {
  expect(await visitor(getSetting, { key: 'notice_days' })).toMatchObject({ value: '3' });
  await qian(changeSetting, { key: 'notice_days', before: '3', value: '5' });
  expect(await visitor(getSetting, { key: 'notice_days' })).toMatchObject({ value: '5' });
  expect(await qian(listSettingChanges, { key: 'notice_days' })).toMatchObject([
    { before: '3', after: '5', operatorName: '钱宁', approvedName: '' },
  ]);
});

test('one of two administrators who change the same value is refused', async () => {
  const outcomes = await atOnce(
    (tx) => tx`select from setting where key = 'order_sign_days' for update`,
    ['8', '9'].map((value) => () => qian(changeSetting, { key: 'order_sign_days', before: '7', value })),
  );
  const lost = outcomes.filter((one) => one.status === 'rejected');
  expect(lost).toHaveLength(1);
  expect(lost[0]?.reason).toMatchObject({ name: 'site.settingChanged' });
});

test('an invalid setting is refused at its field; only administrators change it', async () => {
  await expect(qian(changeSetting, { key: 'notice_days', before: '5', value: '1000' })).rejects.toMatchObject({
    fields: { value: '公示天数需在 0 至 60 天之间' },
  });
  expect(wrongSetting('rest_days', '2026-10-01，2026-13-01')).toContain('2026-13-01');
  expect(wrongSetting('fee_payer', 'nobody')).toBe('请选择承担方');
  expect(wrongSetting('web_title', '')).toBe('请填写网站名称');
  await expect(as('sun')(listSettings, {})).rejects.toMatchObject({ name: 'door.forbidden' });
  await expect(qian(changeSetting, { key: 'secret', before: '', value: 'x' })).rejects.toMatchObject({
    name: 'site.noSetting',
  });
});

test('the effect is shown as of today', () => {
  expect(settingEffect('notice_days', '3', {}, friday)).toBe('今天审核通过的产品将公示至 11 月 23 日');
  expect(settingEffect('review_days', '2', {}, friday)).toContain('11 月 24 日');
  expect(settingEffect('rest_days', '2026-11-23', { review_days: '2' }, friday)).toContain('11 月 25 日');
  expect(settingEffect('rest_days', '2026-11-22', {}, friday)).toContain('本来就休息');
  expect(settingEffect('fee_rate', '150', { fee_payer: 'buyer' }, friday)).toContain('需方 ¥150.00');
  expect(settingEffect('notice_days', 'x', {}, friday)).toBe('');
});

test('no setting is changed without showing its effect', () => {
  const values = { number: '3', fen: '100', days: '2026-11-23', text: '海湾', choice: '' };
  for (const [key, { kind, choices }] of Object.entries(settingTable)) {
    const value = choices ? (Object.keys(choices)[0] ?? '') : values[kind];
    expect(settingEffect(key as SettingKey, value, {}, friday), key).not.toBe('');
  }
  expect(settingEffect('blocked_searches', '甲 乙', {}, friday)).toBe('含有“甲”、“乙”的搜索不再出现在热门搜索中');
  expect(settingEffect('link_hours', '', {}, friday)).toBe('页脚和“关于我们”不显示服务时间');
  const bank = { pay_account_name: '滨海数据交易中心', pay_bank: '滨海银行' };
  expect(settingEffect('pay_account_number', '', bank, friday)).toContain('收款账号显示“尚未设置');
  expect(settingEffect('pay_account_number', '0000 1111', bank, friday)).toContain('按这个账户转账');
});

test('an entry is added, renamed, made the default and moved; its code stays', async () => {
  await qian(addDictItem, { dict: 'partnerKind', value: 'media', label: '媒体' });
  await qian(changeDictItem, {
    dict: 'partnerKind',
    value: 'media',
    label: '新闻媒体',
    isDefault: true,
    isRetired: false,
  });
  const { items } = await qian(listOfficeDict, { dict: 'partnerKind' });
  expect(items.at(-1)).toMatchObject({ value: 'media', label: '新闻媒体', isDefault: true });
  const values = items.map(({ value }) => value).reverse();
  await qian(orderDict, { dict: 'partnerKind', values });
  expect((await visitor(getDict, { name: 'partnerKind' })).map(({ value }) => value)).toEqual(values);
  await expect(qian(orderDict, { dict: 'partnerKind', values: ['media'] })).rejects.toMatchObject({
    name: 'site.dictChanged',
  });
  await expect(qian(addDictItem, { dict: 'partnerKind', value: 'media', label: '别名' })).rejects.toMatchObject({
    name: 'site.dictCodeTaken',
  });
  await expect(qian(addDictItem, { dict: 'partnerKind', value: 'press', label: '新闻媒体' })).rejects.toMatchObject({
    name: 'site.dictLabelTaken',
  });
});

test('a retired entry keeps its name for what has it, and the last one is not retired', async () => {
  const retire = (value: string, label: string) =>
    qian(changeDictItem, { dict: 'rights', value, label, isDefault: false, isRetired: true });
  const [first, ...rest] = (await qian(listOfficeDict, { dict: 'rights' })).items.map(({ value, label }) => ({
    value,
    label,
  }));
  await retire(first?.value ?? '', first?.label ?? '');
  expect(await visitor(getDict, { name: 'rights' })).toContainEqual(
    expect.objectContaining({ ...first, isRetired: true }),
  );
  const last = rest.pop();
  for (const { value, label } of rest) await retire(value, label);
  await expect(retire(last?.value ?? '', last?.label ?? '')).rejects.toMatchObject({ name: 'site.lastDictItem' });
  expect((await qian(listOfficeDict, { dict: 'rights' })).changes[0]?.after).toContain('停用');
});

test('a dictionary that the program treats code by code takes no entry, but a new name', async () => {
  const adding = qian(addDictItem, { dict: 'priceMode', value: 'auction', label: '竞价' });
  await expect(adding).rejects.toMatchObject({ name: 'site.dictClosed' });
  await expect(qian(listOfficeDict, { dict: 'dealRole' })).rejects.toMatchObject({ name: 'site.noDict' });
  const free = (label: string) =>
    qian(changeDictItem, { dict: 'priceMode', value: 'free', label, isDefault: false, isRetired: false });
  await free('无偿');
  expect(await visitor(getDict, { name: 'priceMode' })).toContainEqual(expect.objectContaining({ label: '无偿' }));
  await free('免费');
});
