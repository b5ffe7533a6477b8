import { expect, test } from 'vitest';
import { currentWeek, daysOfWeek, mondayOf, otherWeek, weekOf } from './week.ts';

test.each(['2026-11-30', '2026-12-02', '2026-12-04', '2026-12-06'])('%s is of the week of 30 November', (day) => {
  expect(mondayOf(day)).toBe('2026-11-30');
});

test('on a weekend the week to come is shown', () => {
  expect(currentWeek('2026-11-27')).toBe('2026-11-23');
  expect(currentWeek('2026-11-28')).toBe('2026-11-30');
  expect(currentWeek('2026-11-29')).toBe('2026-11-30');
  expect(currentWeek('2026-11-30')).toBe('2026-11-30');
});

test('the address names a week by any of its days; what is no day names none', () => {
  expect(weekOf('2027-01-01', '2026-11-28')).toBe('2026-12-28');
  expect(weekOf('next', '2026-11-28')).toBe('2026-11-30');
  expect(weekOf(null, '2026-11-28')).toBe('2026-11-30');
});

test('a week is Monday to Friday, over the end of a year, too', () => {
  expect(daysOfWeek('2026-12-28')).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01']);
  expect(otherWeek('2026-12-28', 1)).toBe('2027-01-04');
  expect(otherWeek('2027-01-04', -1)).toBe('2026-12-28');
});
