import { type CaseBasis, type CaseFact, countFacts, emptyLevels } from '@nomucheck/domain/cases/case-counts.ts';
import { type CaseEvent, caseEvents } from '@nomucheck/domain/cases/case-events.ts';
import { type CaseRecord, caseOutcomes } from '@nomucheck/domain/cases/case-record.ts';
import { aRecord } from '@nomucheck/domain/cases/case-samples.fixture.ts';
import { type CaseCommand, caseDecider, caseStream, type LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import { isSame } from '@nomucheck/domain/kernel/changes.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import type { SectionId } from '@nomucheck/domain/rulesets/ruleset.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { precedentsFor } from '../../../projections/cases/case-facts/precedents.ts';
import { caseFacts } from '../../../projections/cases/case-facts.ts';
import { countCases, countCasesForMany, countPublicly, countsSince } from '../../../projections/cases/counts.ts';
import { positionAt } from '../../../projections/testing/fake-source.ts';
import { readModelDatabase } from '../../engine/read-models/runner/testing/read-model.ts';

const database = readModelDatabase();
const caseIdOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Gives commands to the decider one after the other: its events, and after each the facts in force. */
const history = (commands: readonly (readonly [caseNumber: number, command: CaseCommand])[]) => {
  const states = new Map<number, ReturnType<typeof caseDecider.evolve>>();
  const events: { stream: string; schemaVersion: number; type: string; data: CaseEvent['data'] }[] = [];
  const factsAfter: CaseFact[][] = [[]];
  for (const [n, command] of commands) {
    const state = states.get(n) ?? null;
    // A command that the stage of the case doesn't allow is left out.
    if (!isAllowed(command, state)) continue;
    for (const event of caseDecider.decide(command, state)) {
      states.set(n, caseDecider.evolve(states.get(n) ?? null, event));
      const { version: schemaVersion } = definitionIn<{ readonly type: string; readonly version: number }>(
        caseEvents,
        event.type,
      );
      events.push({ stream: caseStream(caseIdOf(n)), schemaVersion, ...event });
      factsAfter.push(
        [...states.values()].flatMap((standing) =>
          standing?.stage === 'master' ? [{ caseId: standing.caseId, ...factOf(standing.record) }] : [],
        ),
      );
    }
  }
  return { events, factsAfter };
};

const isAllowed = ({ type }: CaseCommand, state: LegalCase | null): boolean => {
  if (type === 'AcceptCase') return state === null;
  if (type === 'RestoreCase') return state !== null && state.record !== null;
  if (type === 'MergeCase') return state !== null && state.stage !== 'merged';
  if (type === 'AcceptRefined') return state?.stage === 'ready';
  if (type === 'UndoAcceptance') return state?.stage === 'master' && isSame(state.record, state.draft);
  return state?.stage === 'master';
};

const factOf = ({ disputeId, decidedOn, outcome, keywords, sections, sampling }: CaseRecord) => ({
  disputeId,
  decidedOn,
  outcome,
  keywords,
  sections,
  sampling,
});

const accept = (n: number, own: Partial<CaseRecord> = {}) =>
  [n, { type: 'AcceptCase', caseId: caseIdOf(n), record: aRecord({ disputeId: `dispute ${n}`, ...own }) }] as const;

const words = ['징계', '절차', '횡령', '공무원'];
const someWords = fc.subarray(words);
const section = fc.constantFrom<SectionId[]>('detail-9', 'detail-10', 'detail-11');
const records = fc
  .record({
    disputeId: fc.constantFrom('d1', 'd2', 'd3', 'd4', 'd5'),
    decidedOn: fc.constantFrom(null, '2019-05-01', '2020-01-31', '2021-12-24'),
    outcome: fc.constantFrom(...caseOutcomes),
    keywords: someWords,
    sections: fc.uniqueArray(section),
    sampling: fc.constantFrom<CaseRecord['sampling'][]>('population', 'population', 'population', 'curated'),
  })
  .map((own) => aRecord(own));
const stories = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.nat(9), records)
        .map(([n, record]) => [n, { type: 'AcceptCase', caseId: caseIdOf(n), record }] as const),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.nat(9), records).map(([n, changes]) => [n, { type: 'CorrectCase', changes }] as const),
    },
    { weight: 1, arbitrary: fc.nat(9).map((n) => [n, { type: 'WithdrawCase' }] as const) },
    { weight: 2, arbitrary: fc.nat(9).map((n) => [n, { type: 'UndoAcceptance' }] as const) },
    { weight: 1, arbitrary: fc.nat(9).map((n) => [n, { type: 'AcceptRefined' }] as const) },
    { weight: 1, arbitrary: fc.nat(9).map((n) => [n, { type: 'MergeCase', into: caseIdOf(99) }] as const) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.nat(9), records)
        .map(([n, record]) => [n, { type: 'RestoreCase', record, asOfRevision: 1 }] as const),
    },
  ),
  { minLength: 5, maxLength: 40 },
);
const bases: fc.Arbitrary<CaseBasis> = fc.record({
  keywords: someWords,
  exclude: fc.subarray(words, { maxLength: 1 }),
  section: fc.option(section, { nil: null }),
});

describe('counting the cases behind a figure', () => {
  test('equals what the domain counts, now and as of every position, for any basis', async () => {
    await fc.assert(
      fc.asyncProperty(stories, fc.array(bases, { minLength: 1, maxLength: 4 }), async (commands, asked) => {
        const { events, factsAfter } = history(commands);
        await database.given(caseFacts, events, [3, 1, 7]);
        const asks = asked.flatMap((basis): { basis: CaseBasis; facts: CaseFact[]; asOf?: string }[] => [
          { basis, facts: factsAfter.at(-1) ?? [] },
          ...factsAfter.map((facts, n) => ({ basis, facts, asOf: positionAt(n) })),
        ]);
        const { counts } = await countCasesForMany(
          database.pool(),
          asks.map(({ basis, asOf }) => (asOf === undefined ? basis : { ...basis, asOf })),
        );
        expect(counts).toEqual(asks.map(({ basis, facts }) => countFacts(facts, basis)));
      }),
      { numRuns: 50 },
    );
  }, 120_000);

  test('says up to which position the log was read', async () => {
    const { events } = history([accept(1, { sampling: 'population' }), accept(2)]);
    await database.given(caseFacts, events);
    const basis: CaseBasis = { keywords: ['채용취소'], exclude: [], section: null };
    const { counts, position } = await countCases(database.pool(), basis);
    expect(position).toBe(positionAt(2));
    expect(counts).toEqual(
      countFacts([{ caseId: caseIdOf(1), ...factOf(aRecord({ sampling: 'population' })) }], basis),
    );
  });

  test('as of an earlier day is what it was, though an acceptance was undone and repeated since', async () => {
    const population = {
      sampling: 'population',
      keywords: ['징계'],
      outcome: 'worker_win',
    } satisfies Partial<CaseRecord>;
    const { events } = history([
      accept(1, population),
      [1, { type: 'UndoAcceptance' }],
      [1, { type: 'AcceptRefined' }],
    ]);
    await database.given(caseFacts, events);
    const basis: CaseBasis = { keywords: ['징계'], exclude: [], section: null };
    const winsAsOf = async (n: number) =>
      (await countCases(database.pool(), basis, { asOf: positionAt(n) })).counts.matched.workerWins;
    expect([await winsAsOf(0), await winsAsOf(1), await winsAsOf(2), await winsAsOf(3)]).toEqual([0, 1, 0, 1]);
  });

  test('is zero for an empty log', async () => {
    await database.given(caseFacts, []);
    const basis: CaseBasis = { keywords: ['징계'], exclude: [], section: 'detail-9' };
    expect(await countCases(database.pool(), basis)).toEqual({ counts: emptyLevels, position: positionAt(0) });
  });

  test('knows on which counts a figure of an earlier position would rest today', async () => {
    const population = { sampling: 'population', keywords: ['징계'] } satisfies Partial<CaseRecord>;
    const { events } = history([
      accept(1, population),
      accept(2, { ...population, sampling: 'curated' }),
      [1, { type: 'CorrectCase', changes: { title: '오탈자를 고침' } }],
      [1, { type: 'CorrectCase', changes: { outcome: 'employer_win' } }],
      // Another year changes how its cases are described, and no number.
      [1, { type: 'CorrectCase', changes: { decidedOn: '1999-09-09' } }],
    ]);
    await database.given(caseFacts, events);
    const basis: CaseBasis = { keywords: ['징계'], exclude: [], section: null };
    const elsewhere: CaseBasis = { keywords: ['횡령'], exclude: ['징계'], section: null };
    const figures = [1, 2, 3, 4].map((n) => ({ basis, position: positionAt(n) }));
    // The last change is of the year alone, and gives the numbers of before it.
    const now = (await countCases(database.pool(), basis)).counts;
    expect(now.matched).toMatchObject({ decided: 1, employerWins: 1 });
    expect(await countsSince(database.pool(), figures)).toEqual([now, now, now, now]);
    const last = { basis, position: positionAt(events.length) };
    expect(await countsSince(database.pool(), [last])).toEqual([null]);
    // Also where the case counts only in the general rate: the figure starts from it.
    const [whole] = await countsSince(database.pool(), [{ basis: elsewhere, position: positionAt(1) }]);
    expect(whole?.general).toMatchObject({ decided: 1, employerWins: 1 });
  });
});

describe('the public count', () => {
  test('counts all cases, those with any of the words, those without others, and those of one section', async () => {
    const own = { sampling: 'population' } as const;
    const { events } = history([
      accept(1, { ...own, keywords: ['징계'], outcome: 'worker_win', sections: ['detail-9'] }),
      accept(2, { ...own, keywords: ['절차'], outcome: 'employer_win' }),
      accept(3, { ...own, keywords: ['징계', '공무원'], outcome: 'settled' }),
      accept(4, { keywords: ['징계'], outcome: 'worker_win' }),
    ]);
    await database.given(caseFacts, events);
    const count = (own: object) => countPublicly(database.pool(), { keywords: [], exclude: [], section: null, ...own });
    expect(await count({})).toEqual({ total: 3, decided: 2, workerWins: 1, partial: 0, employerWins: 1 });
    expect(await count({ keywords: ['징계', '횡령'] })).toMatchObject({ total: 2, decided: 1, workerWins: 1 });
    expect(await count({ keywords: ['징계'], exclude: ['공무원'] })).toMatchObject({ total: 1 });
    expect(await count({ section: 'detail-9' })).toMatchObject({ total: 1, workerWins: 1 });
    expect(await count({ keywords: ["'; drop table read.case_facts; --"] })).toMatchObject({ total: 0 });
  });
});

describe('precedents to read', () => {
  const asked = { keywords: ['징계', '절차'], exclude: ['공무원'], sections: ['detail-9'], limit: 10 };

  test('are sorted by words in common, then by ground, then by tribunal and date', async () => {
    const commission = { tribunal: '중앙노동위원회' };
    const { events } = history([
      accept(1, { keywords: ['징계'], ...commission }),
      accept(2, { keywords: ['징계', '절차'], ...commission }),
      accept(3, { keywords: ['징계'], sections: ['detail-9'], ...commission }),
      accept(4, { keywords: ['징계'], decidedOn: '2001-01-01' }),
      accept(5, { keywords: ['징계'], decidedOn: '2020-01-01' }),
      accept(6, { keywords: [], sections: ['detail-9'] }),
      accept(7, { keywords: ['징계', '공무원'] }),
      accept(8, { keywords: ['횡령'], sections: ['detail-20'] }),
    ]);
    await database.given(caseFacts, events);
    const found = await precedentsFor(database.pool(), asked);
    expect(found.map(({ caseId }) => caseId)).toEqual([2, 3, 5, 4, 1, 6].map(caseIdOf));
  });

  test('have their court, number, date, outcome and public text, as they are in force', async () => {
    const record = aRecord({ keywords: ['절차'], caseNumbers: ['2000다10828', '2000다10835'] });
    const { events } = history([
      [1, { type: 'AcceptCase', caseId: caseIdOf(1), record }],
      [1, { type: 'CorrectCase', changes: { decidedOn: '2002-03-29' } }],
      accept(2, { keywords: ['절차'] }),
      [2, { type: 'WithdrawCase' }],
    ]);
    await database.given(caseFacts, events);
    expect(await precedentsFor(database.pool(), asked)).toEqual([
      {
        caseId: caseIdOf(1),
        court: '대법원',
        caseNumber: '2000다10828, 2000다10835',
        decidedOn: '2002-03-29',
        outcome: 'worker_win',
        point: record.point,
        url: expect.stringContaining('https://github.com/legalize-kr/precedent-kr/blob/HEAD/'),
      },
    ]);
  });
});

test('built again from the first event, the table is the same row for row', async () => {
  await fc.assert(
    fc.asyncProperty(stories, async (commands) => {
      const log = await database.given(caseFacts, history(commands).events, [2, 5, 1]);
      const [live, rebuilt] = await database.liveAndRebuilt(caseFacts, log);
      expect(rebuilt).toBe(live);
    }),
    { numRuns: 15 },
  );
}, 60_000);
