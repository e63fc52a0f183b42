import { productStatuses, versionStatuses } from '@shuji/contract/product/labels';
import { completenessOf } from '@shuji/contract/product/schema/completeness';
import { fittingForm, type ProductDraft } from '@shuji/contract/product/schema/form';
import { expect, test } from 'vitest';
import { mayMove } from '#src/lifecycle/rules.ts';
import { aForm } from '#test/product.ts';
import { serviceForm } from '#test/service.ts';
import {
  changeOf,
  type LifecycleStatus,
  type LifecycleStep,
  lifecycleSteps,
  lowestPrice,
  mayRenew,
  officeMovesOf,
  ownMoves,
  qualityScore,
  savingOf,
  statusOf,
  unitPrice,
  type VersionStep,
  versionSteps,
} from './rules.ts';

const sides = ['owner', 'office', 'system', 'public'] as const;
const lifecycleStatuses: LifecycleStatus[] = ['new', 'registered', 'listed', 'unlisted', 'suspended', 'revoked'];

test('a version goes through review by these moves and no others', () => {
  const allowed = [];
  for (const step of Object.keys(versionSteps) as VersionStep[]) {
    for (const status of versionStatuses)
      for (const side of sides)
        if (mayMove(versionSteps, side, { status }, step))
          allowed.push(`${side} ${step}: ${status} → ${versionSteps[step].to.join(', ')}`);
  }
  expect(allowed).toEqual([
    'owner submit: draft → pending',
    'system submit: draft → pending',
    'owner submit: correction → pending',
    'system submit: correction → pending',
    'office approve: pending → notice, registered',
    'system approve: pending → notice, registered',
    'office correct: pending → correction',
    'owner withdraw: pending → draft',
    'office preapprove: pending → pending',
    'office refuse: pending → refused',
    'office uphold: notice → refused, correction',
    'system register: notice → registered',
    'owner end: draft → refused',
    'office end: draft → refused',
    'owner end: pending → refused',
    'office end: pending → refused',
    'owner end: correction → refused',
    'office end: correction → refused',
    'owner end: notice → refused',
    'office end: notice → refused',
  ]);
});

test('a registered product goes on and off the market by these moves and no others', () => {
  const allowed = [];
  for (const step of Object.keys(lifecycleSteps) as LifecycleStep[]) {
    for (const status of lifecycleStatuses)
      for (const side of sides)
        if (mayMove(lifecycleSteps, side, { status }, step))
          allowed.push(`${side} ${step}: ${status} → ${lifecycleSteps[step].to.join(', ')}`);
  }
  expect(allowed).toEqual([
    'owner list: registered → listed',
    'system list: registered → listed',
    'owner list: unlisted → listed',
    'system list: unlisted → listed',
    'owner unlist: listed → unlisted',
    'office suspend: registered → suspended',
    'office suspend: listed → suspended',
    'office suspend: unlisted → suspended',
    'office restore: suspended → unlisted',
    'owner revoke: registered → revoked',
    'office revoke: registered → revoked',
    'office revoke: listed → revoked',
    'owner revoke: unlisted → revoked',
    'office revoke: unlisted → revoked',
    'office revoke: suspended → revoked',
  ]);
});

test('a registration is renewed from a month before its certificate ends, while no other version is in work', () => {
  const now = new Date('2029-11-01T00:00:00Z');
  const may = (
    lifecycleStatus: LifecycleStatus,
    versionStatus: (typeof versionStatuses)[number],
    until: string,
    isCertified = true,
  ) => mayRenew({ lifecycleStatus, versionStatus, certificateUntil: until, isCertified }, now);
  expect(may('listed', 'registered', '2029-12-01T00:00:00Z')).toBe(true);
  expect(may('listed', 'registered', '2029-12-01T00:00:01Z')).toBe(false);
  expect(may('listed', 'registered', '2030-12-01T00:00:00Z', false)).toBe(true);
  for (const status of versionStatuses)
    expect(may('listed', status, '2029-11-02T00:00:00Z')).toBe(status === 'registered');
  expect(lifecycleStatuses.filter((one) => may(one, 'registered', '2029-11-02T00:00:00Z'))).toEqual([
    'registered',
    'listed',
    'unlisted',
  ]);
});

test('a product has the status of its first version until that is registered, then its own', () => {
  for (const version of versionStatuses) expect(statusOf('new', version)).toBe(version);
  expect(statusOf('listed', 'pending')).toBe('listed');
  expect(changeOf('listed', 'pending')).toBe('pending');
  expect(changeOf('listed', 'registered')).toBeNull();
  expect(changeOf('new', 'pending')).toBeNull();
  const all = new Set([
    ...versionStatuses.map((one) => statusOf('new', one)),
    ...lifecycleStatuses.slice(1).map((one) => statusOf(one, 'draft')),
  ]);
  expect([...all].sort()).toEqual([...productStatuses].sort());
});

test('what is under review, suspended or revoked cannot be edited; what is decided begins a new version', () => {
  expect(savingOf('new', 'draft')).toBe('sameVersion');
  expect(savingOf('new', 'correction')).toBe('sameVersion');
  expect(savingOf('new', 'pending')).toBe('inReview');
  expect(savingOf('listed', 'notice')).toBe('inReview');
  expect(savingOf('listed', 'registered')).toBe('newVersion');
  expect(savingOf('new', 'refused')).toBe('newVersion');
  expect(savingOf('suspended', 'registered')).toBe('wrongStanding');
  expect(savingOf('revoked', 'registered')).toBe('wrongStanding');
});

test('owner and office are offered what they may do', () => {
  expect(ownMoves('new', 'draft')).toEqual(['edit', 'submit']);
  expect(ownMoves('new', 'pending')).toEqual(['withdraw']);
  expect(ownMoves('registered', 'registered')).toEqual(['edit', 'list', 'revoke']);
  expect(ownMoves('listed', 'correction')).toEqual(['edit', 'submit', 'unlist']);
  expect(ownMoves('revoked', 'registered')).toEqual([]);
  expect(officeMovesOf('new', 'pending')).toEqual(['review']);
  expect(officeMovesOf('listed', 'pending')).toEqual(['review', 'suspend', 'revoke']);
  expect(officeMovesOf('suspended', 'registered')).toEqual(['restore', 'revoke']);
  expect(officeMovesOf('suspended', 'registered', { hasAppealed: true })).toEqual(['restore', 'revoke', 'keep']);
  expect(officeMovesOf('listed', 'registered', { isRevocationWaiting: true })).toEqual(['suspend']);
  expect(ownMoves('suspended', 'registered')).toEqual(['appeal']);
  expect(ownMoves('suspended', 'registered', true)).toEqual([]);
  expect(officeMovesOf('new', 'draft')).toEqual([]);
});

test('a price is that of its lowest tier, by nothing when negotiable, by zero when free', () => {
  const tiers = [
    { name: '大', count: null, price: 900, days: null },
    { name: '小', count: null, price: 100, days: null },
  ];
  expect(lowestPrice({ priceMode: 'fixed', tiers })).toBe(100);
  expect(lowestPrice({ priceMode: 'negotiable', tiers })).toBeNull();
  expect(lowestPrice({ priceMode: 'free', tiers: [] })).toBe(0);
  expect(lowestPrice({ priceMode: 'yearly', tiers: [] })).toBeNull();
});

test('a form scores higher the more complete it is', () => {
  const bare = aForm({ keywords: [], rowCount: null, dictionary: [] });
  const file = '01900000-0000-7000-8000-000000000000';
  const full = aForm({ sourceStatement: file, cover: file, sample: file, periodFrom: '2020-01-01' });
  const scoreOf = (form: ProductDraft) => completenessOf(form).score;
  expect(scoreOf(bare)).toBeLessThan(scoreOf(aForm()));
  expect(scoreOf(aForm())).toBeLessThan(scoreOf(full));
  expect(scoreOf(full)).toBe(78);
  expect(completenessOf(full).hints.map(({ field }) => field)).toEqual(['detail', 'useCases', 'limits']);
  expect(qualityScore(full)).toBeGreaterThan(qualityScore(bare));
});

test('a service reaches the whole score without anything about data', () => {
  const detail = `<p>${'全量机器检查并抽样复核。'.repeat(20)}</p>`;
  const rest = {
    cover: '01900000-0000-7000-8000-000000000000',
    useCases: [{ title: '登记检测', text: '检测后修正两处，一次通过登记审核。' }],
  };
  const limits = { purpose: '用于登记', period: '', region: '', onward: 'allowed' as const };
  const form = fittingForm(aForm({ ...serviceForm, ...rest, detail, limits }));
  expect(completenessOf(form)).toEqual({ score: 100, hints: [] });
});

test('prices compare by the call, the year or the copy, whatever they are sold by', () => {
  const priced = (priceMode: string, price: number, count: number | null, days: number | null) =>
    unitPrice({ priceMode, tiers: [{ name: '标准版', price, count, days }] });
  expect(priced('perCall', 5, null, null)).toBe(5);
  expect(priced('callPack', 6000, 1000, 30)).toBe(6);
  expect(priced('monthly', 48_000, null, null)).toBe(584_000);
  expect(priced('yearly', 1_200_000, 1000, 365)).toBe(1_200_000);
  expect(priced('fixed', 700, null, null)).toBe(700);
  expect([priced('negotiable', 1, null, null), priced('free', 0, null, null)]).toEqual([null, null]);
});
