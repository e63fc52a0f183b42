import { productStatuses, versionStatuses } from '@shuji/contract/product/labels';
import { completenessOf } from '@shuji/contract/product/schema/completeness';
import type { ProductDraft } from '@shuji/contract/product/schema/form';
import { expect, test } from 'vitest';
import { aForm } from '#test/product.ts';
import {
  changeOf,
  lowestPrice,
  mayMoveStanding,
  mayMoveVersion,
  mayRenew,
  officeMovesOf,
  ownMoves,
  qualityScore,
  type Standing,
  type StandingStep,
  savingOf,
  standingSteps,
  statusOf,
  type VersionStep,
  versionSteps,
} from './rules.ts';

const standings: Standing[] = ['new', 'registered', 'listed', 'unlisted', 'suspended', 'revoked'];

test('a version goes through review by these moves and no others', () => {
  const allowed = [];
  for (const step of Object.keys(versionSteps) as VersionStep[]) {
    for (const from of versionStatuses) {
      for (const to of versionStatuses) if (mayMoveVersion(step, from, to)) allowed.push(`${step}: ${from} → ${to}`);
    }
  }
  expect(allowed).toEqual([
    'submit: draft → pending',
    'submit: correction → pending',
    'approve: pending → notice',
    'approve: pending → registered',
    'correct: pending → correction',
    'withdraw: pending → draft',
    'preapprove: pending → pending',
    'refuse: pending → refused',
    'uphold: notice → correction',
    'uphold: notice → refused',
    'register: notice → registered',
    'end: draft → refused',
    'end: pending → refused',
    'end: correction → refused',
    'end: notice → refused',
  ]);
});

test('a registered product goes on and off the market by these moves and no others', () => {
  const allowed = [];
  for (const step of Object.keys(standingSteps) as StandingStep[]) {
    for (const from of standings) {
      for (const to of standings) if (mayMoveStanding(step, from, to)) allowed.push(`${step}: ${from} → ${to}`);
    }
  }
  expect(allowed).toEqual([
    'list: registered → listed',
    'list: unlisted → listed',
    'unlist: listed → unlisted',
    'suspend: registered → suspended',
    'suspend: listed → suspended',
    'suspend: unlisted → suspended',
    'restore: suspended → unlisted',
    'revoke: registered → revoked',
    'revoke: listed → revoked',
    'revoke: unlisted → revoked',
    'revoke: suspended → revoked',
  ]);
});

test('a registration is renewed from a month before its certificate ends, while no other version is in work', () => {
  const now = new Date('2029-11-01T00:00:00Z');
  const may = (
    standing: Standing,
    versionStatus: (typeof versionStatuses)[number],
    until: string,
    isCertified = true,
  ) => mayRenew({ standing, versionStatus, certificateUntil: until, isCertified }, now);
  expect(may('listed', 'registered', '2029-12-01T00:00:00Z')).toBe(true);
  expect(may('listed', 'registered', '2029-12-01T00:00:01Z')).toBe(false);
  expect(may('listed', 'registered', '2030-12-01T00:00:00Z', false)).toBe(true);
  for (const status of versionStatuses)
    expect(may('listed', status, '2029-11-02T00:00:00Z')).toBe(status === 'registered');
  expect(standings.filter((one) => may(one, 'registered', '2029-11-02T00:00:00Z'))).toEqual([
    'registered',
    'listed',
    'unlisted',
  ]);
});

test('a product stands where its first version stands until that is registered, then by itself', () => {
  for (const version of versionStatuses) expect(statusOf('new', version)).toBe(version);
  expect(statusOf('listed', 'pending')).toBe('listed');
  expect(changeOf('listed', 'pending')).toBe('pending');
  expect(changeOf('listed', 'registered')).toBeNull();
  expect(changeOf('new', 'pending')).toBeNull();
  const all = new Set([
    ...versionStatuses.map((one) => statusOf('new', one)),
    ...standings.slice(1).map((one) => statusOf(one, 'draft')),
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

test('a form scores higher the more complete it is, and a younger registration more than an older one', () => {
  const bare = aForm({ keywords: [], rowCount: null, dictionary: [] });
  const file = '01900000-0000-7000-8000-000000000000';
  const full = aForm({ sourceStatement: file, cover: file, sample: file, hasTrial: true, periodFrom: '2020-01-01' });
  const scoreOf = (form: ProductDraft) => completenessOf(form).score;
  expect(scoreOf(bare)).toBeLessThan(scoreOf(aForm()));
  expect(scoreOf(aForm())).toBeLessThan(scoreOf(full));
  expect(scoreOf(full)).toBe(78);
  expect(completenessOf(full).hints.map(({ field }) => field)).toEqual(['detail', 'useCases', 'limits']);
  const score = (day: string) => qualityScore(full, new Date(day));
  expect(score('2026-11-20')).toBe(score('2026-11-19') + 1);
});
