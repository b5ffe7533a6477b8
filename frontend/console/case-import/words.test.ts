import type { ImportOut } from '@nomucheck/domain/case-import/contract.ts';
import { describe, expect, test } from 'vitest';
import { progressWords, secondsLeft, sizeWords, timeWords } from './words.ts';

describe('the remaining time of a file', () => {
  const running = {
    rows: 1_000,
    done: 400,
    doneBefore: 0,
    runningSince: '2026-11-21T03:00:00.000Z',
    updatedAt: '2026-11-21T03:00:20.000Z',
  };

  test('is computed from the rows done so far', () => {
    expect(secondsLeft(running)).toBe(30);
  });

  test('counts from where the work was resumed', () => {
    expect(secondsLeft({ ...running, doneBefore: 200 })).toBe(60);
  });

  test('is unknown until there are rows to compute it from', () => {
    expect(secondsLeft({ ...running, done: 0 })).toBeNull();
    expect(secondsLeft({ ...running, rows: null })).toBeNull();
    expect(secondsLeft({ ...running, updatedAt: running.runningSince })).toBeNull();
  });

  test('is given in seconds, then in minutes', () => {
    expect([timeWords(30), timeWords(61)]).toEqual(['30초쯤 남음', '2분쯤 남음']);
    expect([sizeWords(10), sizeWords(2_500_000)]).toEqual(['1KB', '2.4MB']);
  });
});

describe('the progress of a file', () => {
  const counts = { new: 3, changed: 0, unchanged: 0, repeated: 0, refused: 0, unread: 0, duplicates: 0 };
  const finished: ImportOut = {
    id: 'b2a6e4f2-3c1d-4c33-9d7c-0f0d7a1c2b11',
    fileName: '판정.csv',
    format: 'csv',
    bytes: 10,
    sampling: 'population',
    dryRun: false,
    stage: 'finished',
    rows: 4,
    done: 4,
    counts,
    failure: null,
    reverted: null,
    startedBy: 'somebody',
    startedAt: '2026-11-21T03:00:00.000Z',
    runningSince: '2026-11-21T03:00:00.000Z',
    doneBefore: 0,
    updatedAt: '2026-11-21T03:00:02.000Z',
    revision: 4,
  };

  test('is given while it runs and when it was stopped, with the rest', () => {
    expect(progressWords({ ...finished, stage: 'running', rows: null, done: 0 })).toBe('파일을 훑어보는 중입니다.');
    expect(progressWords({ ...finished, stage: 'running', done: 2 })).toBe('2 / 4건 · 2초쯤 남음');
    expect(progressWords({ ...finished, stage: 'cancelled', done: 1 })).toBe(
      '1 / 4건에서 멈췄습니다. 남은 3건은 이어서 할 수 있습니다.',
    );
  });

  test('says what to do about refused rows or an unreadable file', () => {
    expect(progressWords(finished)).toBe('4건을 모두 처리했습니다.');
    expect(progressWords({ ...finished, counts: { ...counts, refused: 1 } })).toBe(
      '4건을 모두 처리했습니다. 받지 못한 1건은 고쳐서 다시 올리면 그것만 들어옵니다.',
    );
    expect(progressWords({ ...finished, stage: 'failed', rows: null, done: 0 })).toMatch(/^아무것도 받지 않았습니다/);
    expect(progressWords({ ...finished, stage: 'failed', done: 2 })).toMatch(/^2건까지 처리했습니다/);
  });

  test('of a dry run says that nothing was imported; of a reverted file, the notice below says it', () => {
    expect(progressWords({ ...finished, dryRun: true })).toMatch(/아직 아무것도 받지 않았습니다/);
    expect(progressWords({ ...finished, dryRun: true, counts: { ...counts, new: 0 } })).toMatch(/받을 자료가 없습니다/);
    expect(progressWords({ ...finished, stage: 'reverted' })).toBeNull();
  });
});
