import { stages } from '@nomucheck/domain/advice/stages.ts';
import { expect, test } from 'vitest';
import { comingSteps, returnedFor } from './steps.ts';

test('every stage on the way ends with the advice', () => {
  for (const stage of stages.filter((each) => each !== 'published' && each !== 'withdrawn'))
    expect(comingSteps(stage).at(-1)).toBe('published');
  expect([comingSteps('published'), comingSteps('withdrawn')]).toEqual([[], []]);
});

test('a reason is shown only while the question is back with its asker', () => {
  const returned = [
    { what: 'asked', reason: null },
    { what: 'review1_requested', reason: null },
    { what: 'returned', reason: '해고일을 알려 주세요' },
  ] as const;
  expect(returnedFor('drafting', returned)).toEqual({ reason: '해고일을 알려 주세요' });
  const again = [...returned, { what: 'review1_requested', reason: null } as const];
  expect(returnedFor('review1_requested', again)).toBeNull();
  expect(returnedFor('drafting', [{ what: 'asked', reason: null }])).toBeNull();
});
