import { expect, it } from 'vitest';
import { lastDayOf } from './check-list.ts';

const sealedFigure = { $sealed: {} };

it('a list calls no time over where sensitive answers may have opened another route', () => {
  expect(lastDayOf({ deadline: '2026-11-02', sealedFigure }, '2026-11-30')).toBeNull();
  expect(lastDayOf({ deadline: '2026-11-02', sealedFigure: null }, '2026-11-30')).toBe('2026-11-02');
  expect(lastDayOf({ deadline: '2026-11-30', sealedFigure }, '2026-11-30')).toBe('2026-11-30');
});
