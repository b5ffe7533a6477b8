import { describe, expect, it } from 'vitest';
import type { RouteOut } from '../contract/result.ts';
import { changeBetween, followedBy, hasPassed, isNoChange, openedOn, type RouteChange } from './change.ts';

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

const change = (changes: Partial<RouteChange>): RouteChange => ({
  ...{ before: '2026-12-31', after: '2026-12-31', opened: [], closed: [], moved: [] },
  ...changes,
});

describe('the right day has passed', () => {
  it('where it is another one and lies before today', () => {
    expect(hasPassed({ before: '2026-12-31', after: '2026-11-10' }, '2026-11-11')).toBe(true);
    expect(hasPassed({ before: null, after: '2026-11-10' }, '2026-11-11')).toBe(true);
  });

  it('not on the day itself, where there is none, and where it is the day that was told', () => {
    expect(hasPassed({ before: '2026-12-31', after: '2026-11-10' }, '2026-11-10')).toBe(false);
    expect(hasPassed({ before: '2026-12-31', after: null }, '2026-11-11')).toBe(false);
    expect(hasPassed({ before: '2026-11-10', after: '2026-11-10' }, '2026-11-11')).toBe(false);
  });
});

it('of the routes that opened, one is news only while it is open', () => {
  const opened = change({ opened: ['labour_commission', 'court', 'appeal_review'] });
  const now = [route('labour_commission', true, '2026-11-10'), route('court', true), route('appeal_review', false)];
  expect(openedOn(opened, now, '2026-11-10')).toEqual(['labour_commission', 'court']);
  expect(openedOn(opened, now, '2026-11-11')).toEqual(['court']);
});

describe('two changes as one', () => {
  it('lead from the first day to the last', () => {
    const both = followedBy(change({ after: '2027-01-31' }), change({ before: '2027-01-31', after: '2027-02-28' }));
    expect(both).toEqual(change({ after: '2027-02-28' }));
  });

  it('are none where the second takes the first back', () => {
    const there = change({
      ...{ after: '2027-01-31', opened: ['court'], closed: ['appeal_review'] },
      moved: [{ route: 'labour_commission', before: '2026-12-31', after: '2027-01-31' }],
    });
    const back = change({
      ...{ before: '2027-01-31', opened: ['appeal_review'], closed: ['court'] },
      moved: [{ route: 'labour_commission', before: '2027-01-31', after: '2026-12-31' }],
    });
    expect(isNoChange(followedBy(there, back))).toBe(true);
  });

  it('name a route once, by what it is at the end', () => {
    const first = change({ opened: ['court'], moved: [{ route: 'appeal_review', before: null, after: '2026-12-31' }] });
    const second = change({ opened: ['court'], closed: ['appeal_review'] });
    expect(followedBy(first, second)).toEqual(change({ opened: ['court'], closed: ['appeal_review'] }));
  });
});
