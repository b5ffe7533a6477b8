import { expect, test } from 'vitest';
import { fold } from '../kernel/decider.ts';
import { mostResults, movingMost } from './moving-most.ts';
import { type RecallCommand, recallDecider } from './recall.ts';
import { mostInOneEvent, type RecallEvent, type Resting } from './recall-events.ts';

const caseId = '018f0000-0000-7000-8000-0000000000a1';
const result = (id: string, after: number): Resting => ({
  ...{ kind: 'result', id, checkId: id, calculationId: 'c1', at: '2026-11-28T01:00:00.000Z' },
  ...{ before: 0.8, after },
});
const recalling = (
  revision: number,
  ...records: readonly Resting[]
): Extract<RecallCommand, { type: 'RecallRecords' }> => ({
  ...{ type: 'RecallRecords', caseId, revision, change: 'corrected', records, cut: [] },
});
const owner = '018f0000-0000-7000-8000-0000000000c1';
const settling = (revision: number, id: string): RecallCommand => ({
  ...{ type: 'SettleRecall', caseId, revision, kind: 'result', id, owner },
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

test('a record that waits is recalled again by another kind of change, whatever its figure says', () => {
  const withdrawing: RecallCommand = { ...recalling(5, result('a', 0.7)), change: 'withdrawn' };
  expect(after(recalling(4, result('a', 0.7)), withdrawing).at(-1)).toMatchObject({
    type: 'CaseRecalled',
    data: { revision: 5, change: 'withdrawn' },
  });
});

test('a record is settled once, with the person whom it is about, by who has seen the change that recalled it last', () => {
  const seen = recalling(4, result('a', 0.7));
  expect(after(seen, settling(4, 'a')).at(-1)).toMatchObject({ type: 'RecallSettled', data: { id: 'a', owner } });
  // The second person's reason isn't lost as if it were written.
  expect(() => last(seen, settling(4, 'a'), settling(4, 'a'))).toThrow(expect.objectContaining({ code: 'conflict' }));
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

test('of a kind of which not all records are given, none is taken for one that says again what it said', () => {
  const post: Resting = { ...result('p', 0), kind: 'post', checkId: null, calculationId: null };
  const seen = recalling(4, result('a', 0.7), result('b', 0.6), post);
  const cut: RecallCommand = {
    ...{ type: 'RecallRecords', caseId, revision: 5, change: 'corrected', cut: ['result'] },
    records: [result('b', 0.6)],
  };
  expect(after(seen, cut).slice(1)).toEqual([
    { type: 'RecallLapsed', data: { caseId, records: [{ kind: 'post', id: 'p' }] } },
  ]);
});

test('of more results than are looked at, those that move least are left out, and it is said of which kinds some are', () => {
  const all = Array.from({ length: mostResults }, (_, n) => result(String(n), 0.5));
  expect(movingMost(all)).toEqual({ results: all, cut: [] });
  const { results, cut } = movingMost([result('little', 0.79), ...all, result('much', 0.1)]);
  expect(results).toHaveLength(mostResults);
  expect(results[0]?.id).toBe('much');
  expect(results.map(({ id }) => id)).not.toContain('little');
  expect(cut).toEqual(['result', 'document', 'consultation']);
});

test('an event has no more records than are read together', () => {
  const many = Array.from({ length: mostInOneEvent + 1 }, (_, n) => result(String(n), 0.5));
  expect(last(recalling(4, ...many))).toEqual(['CaseRecalled', 'CaseRecalled']);
});
