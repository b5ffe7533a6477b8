import { expect, test } from 'vitest';
import { mayBringMore, progressWords, secondsLeft, shareDone } from './progress.ts';

const counts = {
  ...{ new: 0, changed: 0, unchanged: 0, linked: 0, other_kind: 0, other_matter: 0 },
  ...{ absent: 0, unusable: 0, failed: 0 },
};
const running = {
  ...{ stage: 'running' as const, waiting: false, resting: null, complete: null, counts, lackingFiles: 0 },
  ...{ windows: { total: 1, ended: 0, complete: 0 }, listed: 0, done: 0, doneBefore: 0 },
  ...{ runningSince: '2026-03-01T00:00:00Z', updatedAt: '2026-03-01T00:01:00Z' },
};
const inWindows = (ended: number) => ({ total: 12, ended, complete: ended });

test('the share is that of the windows, or of the items where there is one window', () => {
  expect(shareDone(running)).toBeNull();
  expect(shareDone({ ...running, listed: 40, done: 10 })).toBe(0.25);
  expect(shareDone({ ...running, windows: inWindows(3), listed: 40, done: 40 })).toBe(0.25);
  expect(shareDone({ ...running, windows: { total: 1, ended: 1, complete: 1 } })).toBe(1);
});

test('the remaining time follows from the speed since the last start', () => {
  expect(secondsLeft(running)).toBeNull();
  expect(secondsLeft({ ...running, listed: 40, done: 10 })).toBe(180);
  expect(secondsLeft({ ...running, listed: 40, done: 30, doneBefore: 20 })).toBe(60);
  expect(secondsLeft({ ...running, listed: 40, done: 20, doneBefore: 20 })).toBeNull();
});

test('windows that were not listed yet are expected to be like the others', () => {
  // 2 windows have 20 items, so that 12 have about 120: 110 are left, at 10 a minute.
  expect(secondsLeft({ ...running, windows: inWindows(1), listed: 20, done: 10 })).toBe(660);
});

test('a work says how far it is, and what to do next', () => {
  expect(progressWords({ ...running, waiting: true })).toBe('같은 출처의 앞선 수집이 끝나면 시작합니다.');
  expect(progressWords(running)).toBe('출처의 목록을 받는 중입니다.');
  expect(progressWords({ ...running, listed: 40, done: 10 })).toBe('40건 가운데 10건 · 3분쯤 남음');
  expect(progressWords({ ...running, windows: inWindows(1), listed: 20, done: 10 })).toBe(
    '12구간 가운데 1구간, 자료 10건 · 11분쯤 남음',
  );
  expect(progressWords({ ...running, stage: 'cancelled', listed: 40, done: 10 })).toBe(
    '40건 가운데 10건에서 멈췄습니다. 나머지는 이어서 모을 수 있습니다.',
  );
});

test('a work whose source rests says until when, and that it goes on by itself', () => {
  const resting = { until: '2026-03-01T01:20:00.000Z', message: '목록이 오지 않습니다.' };
  expect(progressWords({ ...running, resting, listed: 40, done: 10 })).toBe(
    '출처가 쉬고 있습니다. 2026년 3월 1일 10:20부터 이어서 모읍니다. 지금까지 10건을 살펴보았습니다.',
  );
  expect(progressWords({ ...running, resting, waiting: true })).toMatch(/^같은 출처의/);
});

test('a work of a source that says only at its end how many there are, says how many it has looked at', () => {
  const streamed = { ...running, done: 37 };
  expect(shareDone(streamed)).toBeNull();
  expect(secondsLeft({ ...streamed, listed: 30 })).toBeNull();
  expect(progressWords(streamed)).toBe('37건 살펴봄');
  expect(progressWords({ ...streamed, stage: 'failed' })).toBe(
    '37건을 살펴보고 중단되었습니다. 까닭을 없앤 뒤 이어서 모을 수 있습니다.',
  );
  expect(progressWords({ ...streamed, stage: 'cancelled' })).toBe(
    '37건을 살펴보고 멈췄습니다. 나머지는 이어서 모을 수 있습니다.',
  );
});

test('an ended work says whether anything is missing, and what', () => {
  const ended = { ...running, stage: 'ended' as const, listed: 40, done: 40 };
  expect(progressWords({ ...ended, complete: true })).toBe('출처가 알려 준 40건을 빠짐없이 살펴보았습니다.');
  expect(progressWords({ ...ended, complete: true, listed: 0, done: 0 })).toBe('이 기간에는 출처에 자료가 없습니다.');
  expect(progressWords({ ...ended, complete: false, counts: { ...counts, failed: 2, absent: 1 } })).toBe(
    '40건을 살펴보았습니다. 3건은 받거나 읽지 못했습니다.',
  );
  const absent = { ...ended, complete: false, counts: { ...counts, absent: 1 } };
  expect(mayBringMore(absent)).toBe(false);
  expect(mayBringMore({ ...absent, stage: 'cancelled' })).toBe(true);
  expect(mayBringMore({ ...absent, lackingFiles: 1 })).toBe(true);
  expect(progressWords(absent)).toBe('40건을 살펴보았습니다. 1건은 받거나 읽지 못했습니다. 다시 물어도 같습니다.');
  expect(progressWords({ ...ended, complete: false, lackingFiles: 1 })).toBe(
    '40건을 살펴보았습니다. 1건은 받거나 읽지 못했습니다.',
  );
  expect(progressWords({ ...ended, complete: false })).toBe(
    '40건을 살펴보았습니다. 출처가 있다고 한 수와 알려 준 수가 다릅니다.',
  );
});
