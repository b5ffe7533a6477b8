import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChecksWanted, checksOf } from '../../../projections/checks/check-queries.ts';
import { checks } from '../../../projections/checks/checks.ts';
import { relatedChecks } from '../../../projections/checks/related-checks.ts';
import type { LoggedEvent } from '../../../projections/testing/fake-source.ts';
import { readModelDatabase } from '../../engine/read-models/runner/testing/read-model.ts';

const database = readModelDatabase();
const owner = randomUUID();
const rulesetVersion = 'a'.repeat(64);

const event = (id: string, type: string, data: object, at?: string): LoggedEvent => ({
  stream: `check-${id}`,
  type,
  data: { owner, ...data },
  ...(at && { at }),
});
const started = (id: string, own: object = {}, at?: string) =>
  event(
    id,
    'CheckStarted',
    { questionnaire: 'basic', sections: null, rulesetVersion, carriedFrom: null, madeFrom: null, ...own },
    at,
  );
const answered = (id: string, key: string, value: unknown, at?: string) =>
  event(id, 'AnswerGiven', { key, section: 'intake', numbering: 4, value, personal: null }, at);
const cleared = (id: string, key: string) => event(id, 'AnswerCleared', { key, section: 'intake', numbering: 4 });
const blank = (id: string, key: string) => event(id, 'QuestionLeftBlank', { key, section: 'intake', numbering: 4 });
const base = {
  keywords: ['징계'],
  exclude: [],
  total: 3,
  decided: 2,
  workerWins: 1,
  partial: 0,
  section: { id: 'detail-9', decided: 1, rate: 0.3 },
  general: { decided: 7, rate: 0.25, published: {} },
};
const calculated = (id: string, shownRate: number | null, at?: string) =>
  event(
    id,
    'ResultCalculated',
    {
      calculationId: randomUUID(),
      calculatedAt: '2026-03-02T09:00:00.000Z',
      casePosition: '0000000000000102',
      wholeFigure: null,
      precedents: [],
      calculation: {
        rulesetVersion,
        general: false,
        rate: shownRate,
        shownRate,
        grounds: ['detail-9'],
        deadline: '2026-06-02',
        base,
        steps: [],
      },
    },
    at,
  );

const wanted = (own: Partial<ChecksWanted> = {}): ChecksWanted => ({
  sort: { field: 'startedAt', descending: true },
  from: 0,
  to: 24,
  filter: {},
  ...own,
});

describe('a self-diagnosis in the list', () => {
  test('shows its progress, its last result and since when', async () => {
    const id = randomUUID();
    await database.given(checks, [
      started(id),
      answered(id, 'intake/dismissed', '2026-03-01'),
      answered(id, 'intake/dismissed', '2026-03-02'),
      blank(id, 'intake/wage'),
      answered(id, 'detail-9/first', 'yes'),
      cleared(id, 'detail-9/first'),
      calculated(id, 0.31),
      calculated(id, 0.4, '2026-03-03T01:02:03.004Z'),
      event(id, 'OutcomeReported', { ended: 'won', where: 'court', on: '2026-09-01' }, '2026-09-02T00:00:00.000Z'),
    ]);
    const { items, total } = await checksOf(database.pool(), owner, wanted());
    expect(total).toBe(1);
    expect(items).toMatchObject([
      {
        id,
        status: 'completed',
        questionnaire: 'basic',
        startedAt: '2026-03-02T09:00:00.000Z',
        updatedAt: '2026-09-02T00:00:00.000Z',
        revision: 9,
        answered: 2,
        dismissedOn: '2026-03-02',
        shownRate: 0.4,
        grounds: ['detail-9'],
        deadline: '2026-06-02',
        lastCalculation: { casePosition: '0000000000000102', base: { decided: 2, general: { decided: 7 } } },
      },
    ]);
  });

  test('a figure that could not be given stays without one', async () => {
    const id = randomUUID();
    await database.given(checks, [started(id), calculated(id, null)]);
    const { items } = await checksOf(database.pool(), owner, wanted());
    expect(items).toMatchObject([{ status: 'completed', shownRate: null }]);
  });

  test('a dismissal date that was withdrawn, or that isn’t a date, is null', async () => {
    const id = randomUUID();
    const given = answered(id, 'intake/dismissed', '2026-03-01');
    for (const after of [
      cleared(id, 'intake/dismissed'),
      blank(id, 'intake/dismissed'),
      answered(id, 'intake/dismissed', 7),
    ]) {
      await database.given(checks, [started(id), given, after]);
      expect((await checksOf(database.pool(), owner, wanted())).items[0]?.dismissedOn).toBeNull();
    }
  });
});

describe('the checks that are linked to one', () => {
  test('are the ten that were begun last, whichever of them is asked about', async () => {
    const ids: string[] = Array.from({ length: 12 }, () => randomUUID());
    const begun = (n: number) => `2026-03-${String(n + 1).padStart(2, '0')}T00:00:00.000Z`;
    await database.given(checks, [
      ...ids.map((id, n) => ({
        ...started(id, { madeFrom: n === 0 ? null : ids[Math.floor((n - 1) / 2)] }, begun(n)),
        schemaVersion: 3,
      })),
      started(randomUUID(), {}, begun(20)),
    ]);
    const latest = ids.toReversed().slice(0, 10);
    expect(await relatedChecks(database.pool(), ids[0] ?? '')).toEqual(latest);
    expect(await relatedChecks(database.pool(), ids[11] ?? '')).toEqual(latest);
  });
});

describe('the list of one person', () => {
  const ids: string[] = Array.from({ length: 5 }, () => randomUUID());
  const events = ids.flatMap((id, n) => [
    started(id, n === 0 ? { questionnaire: 'detail', sections: ['detail-3'] } : {}, `2026-03-0${n + 1}T00:00:00.000Z`),
    ...(n % 2 === 0 ? [event(id, 'CheckDiscarded', { why: 'by_owner' }, `2026-04-1${9 - n}T00:00:00.000Z`)] : []),
  ]);

  test('is newest first, in pages, with the number of all', async () => {
    await database.given(checks, [...events, started(randomUUID(), { owner: randomUUID() })]);
    const page = await checksOf(database.pool(), owner, wanted({ from: 1, to: 2 }));
    expect(page.total).toBe(5);
    expect(page.items.map(({ id }) => id)).toEqual([ids[3], ids[2]]);
    expect(await checksOf(database.pool(), owner, wanted({ from: 50, to: 60 }))).toEqual({ items: [], total: 5 });
    expect(await checksOf(database.pool(), randomUUID(), wanted())).toEqual({ items: [], total: 0 });
  });

  test('can be sorted and filtered; checks requested by id are never cut off', async () => {
    await database.given(checks, events);
    const found = async (own: Partial<ChecksWanted>): Promise<number[]> =>
      (await checksOf(database.pool(), owner, wanted(own))).items.map(({ id }) => ids.indexOf(id));
    expect(await found({ sort: { field: 'updatedAt', descending: true } })).toEqual([0, 2, 4, 3, 1]);
    expect(await found({ sort: { field: 'startedAt', descending: false } })).toEqual([0, 1, 2, 3, 4]);
    expect(await found({ filter: { status: 'draft' } })).toEqual([3, 1]);
    expect(await found({ filter: { questionnaire: 'detail' } })).toEqual([0]);
    expect(await found({ filter: { id: ids }, from: 0, to: 0 })).toEqual([4, 3, 2, 1, 0]);
  });
});

test('built again from the first event, the table is the same row for row', async () => {
  const id = fc.constantFrom(...Array.from({ length: 4 }, () => randomUUID()));
  const key = fc.constantFrom('intake/dismissed', 'intake/wage', 'detail-9/first');
  const stories = fc.array(
    fc.oneof(
      id.map((check) => started(check)),
      fc.tuple(id, key, fc.constantFrom('2026-03-01', 'yes', 5)).map((given) => answered(...given)),
      fc.tuple(id, key).map((given) => cleared(...given)),
      fc.tuple(id, key).map((given) => blank(...given)),
      fc.tuple(id, fc.double({ min: 0, max: 1, noNaN: true })).map((given) => calculated(...given)),
      id.map((check) => event(check, 'CheckDiscarded', { why: 'replaced' }, '2026-05-05T05:05:05.005Z')),
    ),
    { maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(stories, async (events) => {
      const log = await database.given(checks, events, [1, 4, 2]);
      const [live, rebuilt] = await database.liveAndRebuilt(checks, log);
      expect(rebuilt).toBe(live);
    }),
    { numRuns: 25 },
  );
}, 60_000);
