import { expect, test } from 'vitest';
import { isChosen, toggled } from './master-address.ts';

test('a value of a facet is chosen and let go, the others stay', () => {
  const chosen = toggled({ q: '징계' }, 'outcome', 'partial');
  expect(chosen).toEqual({ q: '징계', outcome: 'partial' });
  expect(isChosen(chosen, 'outcome', 'partial')).toBe(true);
  expect(toggled(chosen, 'outcome', 'worker_win')).toEqual({ q: '징계', outcome: 'worker_win' });
  expect(toggled(chosen, 'outcome', 'partial')).toEqual({ q: '징계' });
});

test('a year is its days', () => {
  const chosen = toggled({}, 'year', '2021');
  expect(chosen).toEqual({ from: '2021-01-01', to: '2021-12-31' });
  expect(isChosen(chosen, 'year', '2021')).toBe(true);
  expect(isChosen(chosen, 'year', '2020')).toBe(false);
  expect(toggled(chosen, 'year', '2021')).toEqual({});
});
