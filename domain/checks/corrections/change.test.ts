import { describe, expect, it } from 'vitest';
import type { RouteOut } from '../contract/result.ts';
import { changeBetween, isNoChange } from './change.ts';

const on = '2026-11-10';
const route = (name: RouteOut['route'], open: boolean, deadline?: string): RouteOut => ({
  route: name,
  open,
  why: '',
  ...(deadline === undefined ? {} : { deadline }),
});

describe('what a newer edition changes for a check', () => {
  it('is nothing where the open routes and their last days are the same, whatever the closed ones say', () => {
    const told = [
      route('labour_commission', true, '2027-02-02'),
      route('court', true),
      route('appeal_review', false, '2026-12-01'),
    ];
    const now = [route('labour_commission', true, '2027-02-02'), route('court', true)];
    expect(isNoChange(changeBetween(told, now, on))).toBe(true);
  });

  it('is a route that opens, with the last day that it brings', () => {
    const told = [route('labour_commission', false, '2026-10-31'), route('court', true)];
    const now = [route('labour_commission', true, '2027-01-31'), route('court', true)];
    expect(changeBetween(told, now, on)).toEqual({
      before: null,
      after: '2027-01-31',
      opened: ['labour_commission'],
      closed: [],
      moved: [],
    });
  });

  it('is a route that closes or is no more listed', () => {
    const change = changeBetween([route('labour_commission', true, '2027-01-31'), route('court', true)], [], on);
    expect(change).toMatchObject({ before: '2027-01-31', after: null, closed: ['labour_commission', 'court'] });
  });

  it('is another last day of a route, also where it isn’t the first one', () => {
    const told = [route('appeal_review', true, '2026-12-01'), route('labour_commission', true, '2027-01-31')];
    const now = [route('appeal_review', true, '2026-12-01'), route('labour_commission', true, '2027-03-02')];
    expect(changeBetween(told, now, on)).toEqual({
      before: '2026-12-01',
      after: '2026-12-01',
      opened: [],
      closed: [],
      moved: [{ route: 'labour_commission', before: '2027-01-31', after: '2027-03-02' }],
    });
  });
});
