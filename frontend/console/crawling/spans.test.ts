import { expect, test } from 'vitest';
import { presets, spanProblem } from './spans.ts';

const today = '2026-03-31';

test('each preset is a span that may be sent', () => {
  expect(presets.map(({ name, spanAt }) => [name, spanAt(today).from, spanAt(today).to])).toEqual([
    ['최근 7일', '2026-03-25', '2026-03-31'],
    ['이번 달', '2026-03-01', '2026-03-31'],
    ['지난달', '2026-02-01', '2026-02-28'],
    ['최근 3개월', '2026-01-01', '2026-03-31'],
    ['올해', '2026-01-01', '2026-03-31'],
    ['지난해', '2025-01-01', '2025-12-31'],
  ]);
  for (const { spanAt } of presets)
    for (const day of [today, '2026-01-01', '2024-02-29']) expect(spanProblem(spanAt(day), day)).toBeNull();
});

test('the end is the beginning or later; one day is a span', () => {
  expect(spanProblem({ from: '2026-03-02', to: '2026-03-01' }, today)?.field).toBe('to');
  expect(spanProblem({ from: '2026-03-01', to: '2026-03-01' }, today)).toBeNull();
});

test('a day that is missing, or has not come yet, is named at its field', () => {
  expect(spanProblem({ from: '', to: '2026-03-01' }, today)?.field).toBe('from');
  expect(spanProblem({ from: '2026-03-01', to: '' }, today)?.field).toBe('to');
  expect(spanProblem({ from: '2026-04-01', to: '2026-04-02' }, today)?.field).toBe('from');
});
