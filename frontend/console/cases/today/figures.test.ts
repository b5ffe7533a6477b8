import type { Today } from '@nomucheck/domain/cases/contract/today.ts';
import { expect, test } from 'vitest';
import { figuresOf, isAllDone } from './figures.ts';

const nothing: Today = {
  ...{ waiting: 0, sure: 0, sentBack: 0, likeness: 0, ready: 0, newText: 0, outdated: 0, running: 0, next: null },
  parked: { streams: 0, effects: 0 },
};

test('nothing waits for a person while only owners of results have something to do', () => {
  expect(isAllDone(nothing)).toBe(true);
  expect(isAllDone({ ...nothing, outdated: 3 })).toBe(true);
  for (const one of [{ waiting: 1 }, { ready: 1 }, { newText: 1 }, { parked: { streams: 0, effects: 1 } }])
    expect(isAllDone({ ...nothing, ...one })).toBe(false);
});

test('each figure leads to the list of what it counts', () => {
  const at = (title: string) => new URL(figuresOf(nothing).find((each) => each.title === title)?.to ?? '', 'http://x');
  expect(JSON.parse(at('같은 사건 의심').searchParams.get('filter') ?? '')).toEqual({ likeness: true });
  expect(JSON.parse(at('출처가 바뀐 자료').searchParams.get('filter') ?? '')).toEqual({
    stage: 'master',
    newText: true,
  });
  expect(at('멈춘 기록').pathname).toBe('/admin/parked');
});
