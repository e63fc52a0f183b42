import { type DemandStatus, type DemandStep, demandStatuses, demandSteps } from '@shuji/contract/demand/labels';
import { expect, test } from 'vitest';
import { mayMove } from '#src/lifecycle/rules.ts';
import {
  daysBetween,
  deadlineFault,
  editable,
  mayReadContact,
  moves,
  movesOf,
  regionsAround,
  type Side,
  searchWords,
} from './rules.ts';

const sides: Side[] = ['owner', 'taker', 'office', 'system'];

const lawful = `
  owner submit draft
  owner submit correction
  owner revise unpublished
  office approve pending
  office correct pending
  office refuse pending
  owner unpublish published
  owner publish unpublished
  taker take published
  taker giveBack taken
  owner conclude taken
  owner accept published
  owner accept taken
  owner close draft
  owner close pending
  owner close correction
  owner close published
  owner close unpublished
  owner close taken
  office takeDown published
  office takeDown unpublished
  office takeDown taken
  system expire pending
  system expire correction
  system expire published
  system expire unpublished`
  .trim()
  .split(/\n\s*/);

test('these are all the moves of a demand, and no other is', () => {
  const found: string[] = [];
  for (const step of demandSteps) {
    for (const side of sides) {
      for (const status of demandStatuses)
        if (mayMove(moves, side, { status }, step)) found.push(`${side} ${step} ${status}`);
    }
  }
  expect(found.sort()).toEqual([...lawful].sort());
});

test('refused, concluded and closed are ends', () => {
  const ends: DemandStatus[] = ['refused', 'concluded', 'closed'];
  const found = demandSteps.flatMap((step: DemandStep) =>
    ends.flatMap((status) => sides.filter((side) => mayMove(moves, side, { status }, step))),
  );
  expect(found).toEqual([]);
  expect(editable.filter((status) => ends.includes(status))).toEqual([]);
});

const owner = { isOwner: true, isTaker: false, isVendor: true };
const taker = { isOwner: false, isTaker: true, isVendor: true };
const seller = { isOwner: false, isTaker: false, isVendor: true };
const buyer = { isOwner: false, isTaker: false, isVendor: false };

test('a seller is offered to take what others published, as long as its day has not passed', () => {
  expect(movesOf('published', true, seller)).toEqual(['take']);
  expect(movesOf('published', false, seller)).toEqual([]);
  expect(movesOf('published', true, buyer)).toEqual([]);
  expect(movesOf('published', true, owner)).toEqual(['unpublish', 'close']);
  expect(movesOf('taken', true, taker)).toEqual(['giveBack']);
  expect(movesOf('taken', true, owner)).toEqual(['conclude', 'close']);
});

test('an unpublished demand past its day may only be revised or closed', () => {
  expect(movesOf('unpublished', true, owner)).toEqual(['edit', 'publish', 'close']);
  expect(movesOf('unpublished', false, owner)).toEqual(['edit', 'close']);
});

test('the contact may be revealed to the taker only, while the deal is in force', () => {
  expect(demandStatuses.filter((status) => mayReadContact(status, taker))).toEqual(['taken', 'concluded']);
  expect(demandStatuses.some((status) => mayReadContact(status, seller))).toBe(false);
});

test('a deadline lies after today and within two years', () => {
  const now = new Date('2026-11-20T02:00:00Z');
  expect(deadlineFault('2026-11-20', now)).toBe('截止日期需晚于今天');
  expect(deadlineFault('2026-11-21', now)).toBeNull();
  expect(deadlineFault('2028-11-19', now)).toBeNull();
  expect(deadlineFault('2028-11-20', now)).toBe('截止日期不能超过两年');
});

test('days left are counted to the last day, which is day 0', () => {
  expect(daysBetween('2026-11-20', '2026-11-23')).toBe(3);
  expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0);
  expect(daysBetween('2026-11-20', '2026-11-19')).toBeNull();
});

test('a county lies in its city and province', () => {
  expect(regionsAround('450103')).toEqual(['450000', '450100', '450103']);
  expect(regionsAround('450000')).toEqual(['450000']);
});

test('keywords are compared without width and case', () => {
  expect(searchWords('  ＰＯＩ　数据 ')).toEqual(['poi', '数据']);
});
