import { expect, test } from 'vitest';
import { fitOf, type Supply, type Wish, wishWords } from './fit.ts';

const wish: Wish = {
  title: '征集港口气象与能见度数据',
  kind: 'api',
  industry: 'transport',
  scene: 'mobility',
  coverage: ['450500'],
  updateFrequency: 'hourly',
  delivery: 'platformApi',
  budgetMax: 8_000_000,
  words: ['气象', '能见度'],
};

const supply: Supply = {
  productType: 'api',
  industry: 'transport',
  scenes: ['mobility', 'meteorology'],
  regions: ['450000', '450500'],
  updateFrequency: 'realtime',
  delivery: ['platformApi'],
  priceMode: 'yearly',
  priceFrom: 1_280_000,
  text: '港口气象观测接口 能见度 风速',
};

test('a match lists its reasons, the weightiest first', () => {
  expect(fitOf(wish, supply)?.reasons).toEqual([
    '关键词“气象”',
    '关键词“能见度”',
    '同行业',
    '同类型',
    '同应用场景',
    '地区覆盖',
    '更新频率满足',
    '交付方式相符',
    '预算内',
  ]);
});

test('a category alone is no fit, nor is a word where nothing else agrees', () => {
  const stranger = { ...supply, text: '企业信用评分', productType: 'report', scenes: [], delivery: [] };
  expect(fitOf({ ...wish, coverage: [], updateFrequency: null }, { ...stranger, priceFrom: null })).toBeNull();
  const elsewhere = { ...stranger, industry: 'finance', regions: [], updateFrequency: 'static', priceFrom: null };
  expect(fitOf({ ...wish, words: ['信用'] }, elsewhere)).toBeNull();
});

test('the same type and industry are no fit without a word in common', () => {
  const alike = { ...supply, text: '公交线路客流', scenes: supply.scenes };
  expect(fitOf(wish, alike)).toBeNull();
  expect(wishWords('求购逐时数据', ['逐时'])).toEqual([]);
});

test('one word in common is a fit only where the title has it and the use is the same', () => {
  const alike = { ...supply, text: '光伏出力预测' };
  const forecast = { ...wish, title: '征集客流预测', words: ['预测'] };
  expect(fitOf(forecast, { ...alike, scenes: [] })).toBeNull();
  expect(fitOf({ ...forecast, scene: null }, alike)).toBeNull();
  expect(fitOf({ ...forecast, title: '征集客流数据' }, alike)).toBeNull();
  expect(fitOf(forecast, alike)).not.toBeNull();
});

test('an hourly tide gauge is no match for a wind farm that wants hourly data of a port', () => {
  const tide = { ...supply, text: '滨海港区潮位实况接口 潮位 逐时 港区', scenes: ['supplyChain'] };
  const words = wishWords('征集港区风电场逐时出力数据', ['逐时', '风速']);
  expect(fitOf({ ...wish, title: '征集港区风电场逐时出力数据', words }, tide)).toBeNull();
});

test('the nation covers a city, free is in any budget, and a rarer update does not do', () => {
  const reasons = (changes: Partial<Supply>) => fitOf(wish, { ...supply, ...changes })?.reasons ?? [];
  expect(reasons({ regions: ['100000'] })).toContain('地区覆盖');
  expect(reasons({ regions: ['440000'] })).not.toContain('地区覆盖');
  expect(reasons({ priceMode: 'free', priceFrom: null })).toContain('预算内');
  expect(reasons({ priceFrom: 9_000_000 })).not.toContain('预算内');
  expect(reasons({ updateFrequency: 'daily' })).not.toContain('更新频率满足');
  expect(reasons({ updateFrequency: 'irregular' })).not.toContain('更新频率满足');
});

test('a demand is about the words that not every demand has, and of two the longer', () => {
  expect(wishWords('征集全市集装箱实时状态数据', ['装箱', 'POI'])).toEqual(['集装箱', 'poi']);
  expect(wishWords('征集降水数据', ['降水量'])).toEqual(['降水']);
});
