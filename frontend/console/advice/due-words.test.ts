import { expect, test } from 'vitest';
import { dueMoment, dueWords } from './due-words.ts';

const now = new Date('2026-11-23T05:00:00Z');
const after = (minutes: number): string => new Date(now.getTime() + minutes * 60_000).toISOString();

test.each([
  [125, '2시간 남음'],
  [59, '59분 남음'],
  [60, '1시간 남음'],
  [0.5, '1분 안'],
  [-0.5, '방금 지남'],
  [-45, '45분 지남'],
  [-60 * 23, '23시간 지남'],
  [-60 * 30, '하루 지남'],
  [60 * 24 * 3, '3일 남음'],
  [-60 * 24 * 2, '2일 지남'],
])('%d minutes from now is said as %s', (minutes, words) => {
  expect(dueWords(after(minutes), now)).toBe(words);
});

test('a due time is said with its hour and minute in Korean time', () => {
  expect(dueMoment('2026-11-30T09:00:00.000Z')).toBe('11.\u00a030.\u00a018:00');
});
