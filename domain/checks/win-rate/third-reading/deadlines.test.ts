import { describe, expect, it } from 'vitest';
import { openRoutes, person, resultOf, route } from './people.fixture.ts';

/**
 * The day (H00). Where the end of the term or the retirement is what is disputed, three months run from that end (2014두45765: told on
 * 24 September, ended on 25 October, filed on 21 November, and the worker won). A route ends with the contract only where the company
 * ended a running contract before its term, or where a closure is certain (2020두54852).
 */

const commission = (id: string, more = {}, on?: string): string =>
  route(resultOf(person(id, more), on === undefined ? {} : { on }), 'labour_commission');

describe('a refused renewal', () => {
  it('counts from the end of the term: 20 November and three months is Saturday 20 February, so Monday 22', () => {
    // Three months from being told, 20 October, are safer while they lie ahead.
    expect(commission('P90')).toBe('open 2027-02-22 safer 2027-01-20');
  });

  it('names no safer day once that is past', () => {
    expect(commission('P90', {}, '2027-01-20')).toBe('open 2027-02-22 safer 2027-01-20');
    expect(commission('P90', {}, '2027-01-21')).toBe('open 2027-02-22');
    expect(commission('P90', {}, '2027-02-22')).toBe('open 2027-02-22');
    expect(commission('P90', {}, '2027-02-23')).toBe('shut 2027-02-22');
  });

  it('is the same while the term still runs: told on 25 November, ends on 31 December', () => {
    expect(commission('P93')).toBe('open 2027-03-31 safer 2027-02-25');
  });

  it('counts from the day of dismissal where the person gave the end of the term as that day, or doesn’t know it', () => {
    expect(commission('P90', { 'intake#4': '2026-11-20' })).toBe('open 2027-02-22');
    expect(commission('P90', { 'intake#15': null })).toBe('open 2027-01-20');
  });

  it('is counted so where two years made the contract permanent and the term is still the reason (기간제법 4조 2항)', () => {
    const permanent = { 'intake#3': '2023-01-02', 'intake#5': 'no', 'detail-3#4': 'no', 'detail-3#10': 'no' };
    expect(commission('P90', permanent)).toBe('open 2027-02-22 safer 2027-01-20');
  });
});

describe('an early end of a term', () => {
  it('by the company closes the route with the term (2020두54852): its last day is the end', () => {
    const early = { 'detail-3#5': 'yes', 'detail-3#10': 'no', 'intake#15': '2026-12-31' };
    expect(commission('P90', early)).toBe('open 2026-12-31');
    expect(commission('P90', early, '2027-01-01')).toBe('shut 2026-12-31');
  });

  it('that nobody is sure of closes nothing: three months from 20 October', () => {
    expect(commission('P90', { 'detail-3#5': 'unknown' })).toBe('open 2027-01-20');
  });
});

describe('a retirement', () => {
  it('counts from that day: 10 November, so 10 February; told on 30 October, so Saturday 30 January, Monday 1 February', () => {
    expect(commission('P91')).toBe('open 2027-02-10 safer 2027-02-01');
  });

  it('below sixty counts the same and is void (고령자고용법 19조 2항)', () => {
    const asked = resultOf(person('P94'));
    expect(route(asked, 'labour_commission')).toBe('open 2027-02-10 safer 2027-02-01');
    expect(asked.strongestPoint?.law).toBe('고령자고용법 제19조 제2항');
  });

  it('of an automatic end (16#2) counts so, too', () => {
    const automatic = {
      'intake#8': 'detail-16',
      ...{ 'detail-16#2': 'yes', 'detail-16#3': 'no', 'detail-16#4': 'no', 'detail-16#5': 'no', 'detail-16#6': 'no' },
      ...{ 'detail-16#7': 'no', 'detail-16#8': 'no', 'detail-16#9': 'no', 'detail-16#10': 'no' },
    };
    expect(commission('P91', automatic)).toBe('open 2027-02-10 safer 2027-02-01');
  });
});

describe('a closure', () => {
  it('that may be a sham closes nothing: three months from 20 October (P95)', () => {
    expect(commission('P95')).toBe('open 2027-01-20');
  });

  it('that is certain ends the interest in relief with its day (2020두54852), and no figure is shown', () => {
    const asked = resultOf(person('P43'));
    expect(route(asked, 'labour_commission')).toBe('shut 2026-11-13');
    expect([openRoutes(asked), asked.rate]).toEqual(['court', null]);
  });

  it('under another name is no closure', () => {
    expect(commission('P43', { 'detail-18#3': 'yes' })).toBe('open 2027-02-15');
  });

  it('of one department ends nothing', () => {
    const department = {
      'detail-18#2': 'no',
      ...Object.fromEntries([5, 6, 7, 9, 11].map((n) => [`detail-18#${n}`, 'unknown'])),
    };
    expect(commission('P43', department)).toBe('open 2027-02-15');
  });
});

it('the last day itself is said without the advice not to wait for it, and not as today: a result is read later, too', () => {
  const { routes, notes } = resultOf(person('P90', { 'intake#15': null }), { on: '2027-01-20' });
  const why = routes.find(({ route: name }) => name === 'labour_commission')?.why;
  expect(why).toContain('2027년 1월 20일까지 신청할 수 있어요. 이날이 지나기 전에');
  expect(why).not.toContain('오늘');
  expect(why).not.toContain('마지막 날까지 기다리지 말고');
  const soon = notes.find(({ kind }) => kind === 'deadline_soon')?.text;
  expect(soon).toContain('2027년 1월 20일까지예요. 이날이 지나기 전에');
  expect(soon).not.toContain('오늘');
});
