import { expect, test } from 'vitest';
import { fold } from '../kernel/decider.ts';
import { type RecallCommand, recallDecider } from './recall.ts';
import { mostInOneEvent, type RecallEvent, type Resting } from './recall-events.ts';

const caseId = '018f0000-0000-7000-8000-0000000000a1';
const result = (id: string, after: number): Resting => ({
  ...{ kind: 'result', id, checkId: id, calculationId: 'c1', at: '2026-11-28T01:00:00.000Z' },
  ...{ before: 0.8, after },
});
const recalling = (revision: number, ...records: readonly Resting[]): RecallCommand => ({
  ...{ type: 'RecallRecords', caseId, revision, change: 'corrected', records },
});
const settling = (revision: number, id: string): RecallCommand => ({
  ...{ type: 'SettleRecall', caseId, revision, kind: 'result', id },
});

const after = (...commands: readonly RecallCommand[]): readonly RecallEvent[] => {
  const events: RecallEvent[] = [];
  for (const command of commands) events.push(...recallDecider.decide(command, fold(recallDecider, events)));
  return events;
};
const last = (...commands: readonly RecallCommand[]): readonly string[] =>
  after(...commands)
    .slice(after(...commands.slice(0, -1)).length)
    .map(({ type }) => type);

test('a record is recalled once for a change, and again when its figure moves on', () => {
  expect(last(recalling(4, result('a', 0.7)))).toEqual(['CaseRecalled']);
  expect(last(recalling(4, result('a', 0.7)), recalling(4, result('a', 0.7)))).toEqual([]);
  expect(last(recalling(4, result('a', 0.7)), recalling(5, result('a', 0.7)))).toEqual([]);
  expect(last(recalling(4, result('a', 0.7)), recalling(5, result('a', 0.6)))).toEqual(['CaseRecalled']);
});

test('a record is settled once, by who has seen the change that recalled it last', () => {
  const seen = recalling(4, result('a', 0.7));
  expect(last(seen, settling(4, 'a'))).toEqual(['RecallSettled']);
  expect(last(seen, settling(4, 'a'), settling(4, 'a'))).toEqual([]);
  expect(() => last(seen, recalling(5, result('a', 0.6)), settling(4, 'a'))).toThrow(
    expect.objectContaining({ code: 'conflict' }),
  );
  expect(() => last(seen, settling(4, 'b'))).toThrow(expect.objectContaining({ code: 'not_found' }));
  expect(last(seen, settling(4, 'a'), recalling(5, result('a', 0.7)))).toEqual(['CaseRecalled']);
});

test('what says again what it said is no longer open', () => {
  expect(last(recalling(4, result('a', 0.7), result('b', 0.6)), recalling(5, result('b', 0.6)))).toEqual([
    'RecallLapsed',
  ]);
  expect(last(recalling(4, result('a', 0.7)), settling(4, 'a'), recalling(5))).toEqual([]);
});

test('an event has no more records than are read together', () => {
  const many = Array.from({ length: mostInOneEvent + 1 }, (_, n) => result(String(n), 0.5));
  expect(last(recalling(4, ...many))).toEqual(['CaseRecalled', 'CaseRecalled']);
});
