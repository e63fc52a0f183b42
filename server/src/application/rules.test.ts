import { type ApplicationStep, applicationStatuses, applicationStep } from '@shuji/contract/application/labels';
import { describe, expect, it } from 'vitest';
import { mayMove } from '#src/lifecycle/rules.ts';
import { changedFields, gapsOf, isOwn, moves } from './rules.ts';

const sides = ['owner', 'office'] as const;

describe('the way of an application', () => {
  it('allows these moves and no others', () => {
    const allowed = (Object.keys(applicationStep) as ApplicationStep[]).flatMap((step) =>
      applicationStatuses.flatMap((status) =>
        sides.filter((side) => mayMove(moves, side, { status }, step)).map((side) => `${status} ${side} ${step}`),
      ),
    );
    expect(allowed).toEqual([
      'draft owner submit',
      'correction owner submit',
      'pending office approve',
      'pending office correct',
      'pending office refuse',
      'approved office freeze',
      'frozen office unfreeze',
      'approved office replace',
    ]);
  });

  it('requires a reason to send an application back', () => {
    const known = ['name'];
    expect(gapsOf({ id: '', decision: 'refuse', reason: '', opinions: {} }, known)).toHaveProperty('reason');
    expect(gapsOf({ id: '', decision: 'correction', reason: '', opinions: {} }, known)).toHaveProperty('reason');
    expect(gapsOf({ id: '', decision: 'correction', reason: '', opinions: { name: '不符' } }, known)).toEqual({});
    expect(gapsOf({ id: '', decision: 'correction', reason: '', opinions: { other: '不符' } }, known)).toHaveProperty(
      'opinions',
    );
    expect(gapsOf({ id: '', decision: 'approve', reason: '', opinions: {} }, known)).toEqual({});
  });

  it('compares sealed values by what they say, and empty ones as equal', () => {
    const before = { name: '甲', idNumber: { sealed: 'a', blind: 'x' }, files: [] };
    expect(changedFields({ name: '乙', idNumber: { sealed: 'b', blind: 'x' } }, before)).toEqual(['name']);
    expect(changedFields({ name: '甲', idNumber: { sealed: 'b', blind: 'y' } }, before)).toEqual(['idNumber']);
    expect(changedFields({ name: '甲' }, null)).toEqual([]);
  });

  it("knows one's own organisation", () => {
    expect(isOwn({ organisation: 'A' }, { organisation: 'A' })).toBe(true);
    expect(isOwn({ organisation: null }, { organisation: null })).toBe(false);
  });
});
