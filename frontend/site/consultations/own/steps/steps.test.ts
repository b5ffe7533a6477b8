import { expect, test } from 'vitest';
import { agreed, answered, closed, requested, takenBack, unpaid } from '../consultation.fixtures.ts';
import { stepsOf } from './steps.ts';

const line = (consultation: Parameters<typeof stepsOf>[0]) =>
  stepsOf(consultation).map(({ key, state }) => `${key} ${state}`);

test('the line says what was, what is now and what comes', () => {
  expect(line(requested)).toEqual([
    ...['requested past', 'reading now', 'talk coming', 'agreed coming', 'closed coming'],
  ]);
  expect(line(answered)).toEqual(['requested past', 'reading past', 'talk now', 'agreed coming', 'closed coming']);
  expect(line(agreed)).toEqual(['requested past', 'reading past', 'talk past', 'agreed now', 'closed coming']);
  expect(line(closed)).toEqual(['requested past', 'reading past', 'talk past', 'agreed past', 'closed now']);
});

test('a paid one has its payment in the line', () => {
  expect(line(unpaid).slice(0, 3)).toEqual(['requested past', 'payment now', 'reading coming']);
  const paidAt = '2026-11-27T04:00:00.000Z';
  const paid = { ...unpaid, stage: 'new', payment: { amount: 55_000, orderId: null, paidAt } } as const;
  expect(stepsOf(paid)[1]).toMatchObject({ key: 'payment', state: 'past', at: paidAt });
});

test('what didn’t happen before the end isn’t said to have happened', () => {
  expect(line(takenBack)).toEqual(['requested past', 'closed now']);
});

test('a consultation that has taken place goes on in writing', () => {
  expect(line({ ...agreed, stage: 'waiting_for_us' })).toEqual([
    ...['requested past', 'reading past', 'agreed past', 'talk now', 'closed coming'],
  ]);
});

test('a time that was agreed without a word claims no exchange of words', () => {
  expect(line({ ...agreed, messages: [] })).not.toContain('talk past');
});

test('one now, whatever the stage', () => {
  for (const each of [requested, answered, agreed, unpaid, closed, takenBack])
    expect(stepsOf(each).filter(({ state }) => state === 'now')).toHaveLength(1);
});
