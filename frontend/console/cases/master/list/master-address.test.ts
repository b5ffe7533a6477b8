import { expect, test } from 'vitest';
import { idIn, isChosen, toggled } from './master-address.ts';

test('a value of a facet is chosen and cleared, the other filters stay', () => {
  const chosen = toggled({ q: '징계' }, 'outcome', 'partial');
  expect(chosen).toEqual({ q: '징계', outcome: 'partial' });
  expect(isChosen(chosen, 'outcome', 'partial')).toBe(true);
  expect(toggled(chosen, 'outcome', 'worker_win')).toEqual({ q: '징계', outcome: 'worker_win' });
  expect(toggled(chosen, 'outcome', 'partial')).toEqual({ q: '징계' });
});

test('a year is the range of its days', () => {
  const chosen = toggled({}, 'year', '2021');
  expect(chosen).toEqual({ from: '2021-01-01', to: '2021-12-31' });
  expect(isChosen(chosen, 'year', '2021')).toBe(true);
  expect(isChosen(chosen, 'year', '2020')).toBe(false);
  expect(toggled(chosen, 'year', '2021')).toEqual({});
});

test('the id of a case is found in an address; a case number has none', () => {
  const id = '2b0d7b3d-dca1-4c3e-90a6-5a0b0f7d8f11';
  expect(idIn(`https://nomucheck.kr/admin/data/master/${id.toUpperCase()}?asOf=r2`)).toBe(id);
  expect(idIn('2016두64876')).toBeNull();
});
