import { createHash } from 'node:crypto';
import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import { aRecord } from '@nomucheck/domain/cases/case-samples.fixture.ts';
import { type CaseCommand, caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { parseQuery } from '@nomucheck/domain/search/query/query.ts';
import { tsQueryOf } from '@nomucheck/domain/search/query/ts-query.ts';
import { decisionText } from '@nomucheck/domain/search/ranking/texts.fixture.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { caseFacts } from '../../../projections/cases/case-facts.ts';
import { createKnownEditions } from '../../../projections/cases/known-editions.ts';
import { foldLog } from '../../../projections/runner/rows/fold.ts';
import { loadTexts } from '../../../projections/runner/rows/load-texts.ts';
import { loadRows } from '../../../projections/runner/tables/table.ts';
import { type CaseSearchRow, caseSearch } from '../../../projections/search/case-search/case-search.ts';
import { createFinding, type Wanted } from '../../../projections/search/case-search/finding.ts';
import { positionAt } from '../../../projections/testing/fake-source.ts';
import { readModelDatabase } from '../../engine/read-models/runner/testing/read-model.ts';

const database = readModelDatabase();
beforeAll(async () => {
  await database.pool().query(`create schema vault;
    create table vault.blobs (hash bytea primary key, media_type text not null, content bytea not null)`);
});

const caseIdOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const keep = async (text: string): Promise<NonNullable<CaseRecord['text']>> => {
  const hash = createHash('sha256').update(text).digest('hex');
  await database
    .pool()
    .query(`insert into vault.blobs values (decode($1, 'hex'), 'text/plain', $2) on conflict do nothing`, [
      hash,
      Buffer.from(text),
    ]);
  return { hash, chars: text.length };
};

type NumberedCommand = readonly [n: number, command: CaseCommand];
/** Gives commands to the decider in sequence: its events, and after each the records in force. */
const history = (commands: readonly NumberedCommand[]) => {
  const states = new Map<number, ReturnType<typeof caseDecider.evolve>>();
  const events: { stream: string; type: string; data: Readonly<Record<string, unknown>>; schemaVersion: number }[] = [];
  const after: ReadonlyMap<string, CaseRecord>[] = [new Map()];
  for (const [n, command] of commands) {
    const state = states.get(n) ?? null;
    const isFirst = command.type === 'AcceptCase';
    const allowed = isFirst
      ? !state
      : state?.stage === 'master' || (state?.stage === 'withdrawn' && command.type === 'RestoreCase');
    if (!allowed) continue;
    for (const event of caseDecider.decide(command, state)) {
      states.set(n, caseDecider.evolve(states.get(n) ?? null, event));
      events.push({
        stream: caseStream(caseIdOf(n)),
        schemaVersion: /Accepted|Corrected|Restored/.test(event.type) ? 2 : 1,
        ...event,
      });
      after.push(
        new Map(
          [...states.values()].flatMap((each) =>
            each?.stage === 'master' ? [[each.caseId, each.record] as const] : [],
          ),
        ),
      );
    }
  }
  return { events, after };
};

const everything: Wanted = {
  ...{ query: null, phrases: [], sections: [], outcome: [], tribunal: [], kind: [], from: null, to: null, asOf: null },
};
const finding = () => createFinding(database.pool(), createKnownEditions(database.pool()));
const found = async (wanted: Partial<Wanted>): Promise<readonly string[]> => {
  const { chosen, editions } = await finding().find({ ...everything, ...wanted });
  return chosen.map((place) => editions.caseIds[place] ?? '').sort();
};
/** Both tables that a search reads. */
const given = async (events: Parameters<typeof database.given>[1], sizes?: readonly number[]) => {
  const log = await database.given(caseSearch, events, sizes);
  await database.follow(log, caseFacts);
  return log;
};

const texts = [
  '한 사람이 해고되었다.',
  '## 이유\n두 사람이 전보되었다.\n\n정당하다.',
  '## 주문\n기각한다.\n\n## 이유\n세 번의 감봉',
];
const record = fc
  .record({
    title: fc.constantFrom('첫째 해고', '둘째 전보', '셋째'),
    outcome: fc.constantFrom<CaseRecord['outcome'][]>('worker_win', 'settled'),
    text: fc.constantFrom(null, ...texts),
  })
  .map(({ text, ...own }) => ({ own, text }));
const story = fc.array(
  fc.tuple(fc.nat(4), fc.constantFrom('accept', 'correct', 'withdraw', 'restore', 'merge'), record),
  { maxLength: 25 },
);

test('the index has the records in force, at any position; the live and the rebuilt index are the same', async () => {
  const kept = new Map(await Promise.all(texts.map(async (text) => [text, await keep(text)] as const)));
  await fc.assert(
    fc.asyncProperty(story, fc.nat(), fc.integer({ min: 1, max: 9 }), async (told, past, size) => {
      const commands = told.map(([n, what, { own, text }]): NumberedCommand => {
        const whole = aRecord({
          ...own,
          caseNumbers: [`20${10 + n}두${n}`],
          text: text === null ? null : (kept.get(text) ?? null),
        });
        if (what === 'accept') return [n, { type: 'AcceptCase', caseId: caseIdOf(n), record: whole }];
        if (what === 'correct') return [n, { type: 'CorrectCase', changes: whole }];
        if (what === 'withdraw') return [n, { type: 'WithdrawCase' }];
        if (what === 'merge') return [n, { type: 'MergeCase', into: caseIdOf(n + 1) }];
        return [n, { type: 'RestoreCase', record: whole, asOfRevision: 1 }];
      });
      const { events, after } = history(commands);
      const log = await given(events, [size]);
      const then = past % after.length;
      const standing = (at: number, holds: (record: CaseRecord) => boolean): readonly string[] =>
        [...(after[at] ?? new Map())]
          .filter(([, each]) => holds(each))
          .map(([id]) => id)
          .sort();
      expect(await found({})).toEqual(standing(after.length - 1, () => true));
      expect(await found({ asOf: positionAt(then) })).toEqual(standing(then, () => true));
      const says = (word: string) => (each: CaseRecord) =>
        each.title.includes(word) ||
        texts.some((text) => text.includes(word) && kept.get(text)?.hash === each.text?.hash);
      for (const word of ['해고', '전보', '감봉']) {
        expect(await found({ query: tsQueryOf(parseQuery(word)), asOf: positionAt(then) })).toEqual(
          standing(then, says(word)),
        );
      }
      const pure = foldLog(caseSearch, log.events, await loadTexts(database.pool(), caseSearch, log.events));
      expect(await loadRows<CaseSearchRow>(database.pool(), caseSearch.table, [...pure.keys()])).toEqual(pure);
      const [live, rebuilt] = await database.liveAndRebuilt(caseSearch, log);
      expect(live).toBe(rebuilt);
    }),
    { numRuns: process.env.LONG === '1' ? 300 : 12 },
  );
}, 120_000);

test('the facts say what is in force as long as the index has all their records, wherever its own checkpoint is', async () => {
  const accept = (n: number): NumberedCommand => [n, { type: 'AcceptCase', caseId: caseIdOf(n), record: aRecord({}) }];
  const { events } = history([accept(1), accept(2), [1, { type: 'WithdrawCase' }]]);
  await given(events);
  const indexAt = (n: number) =>
    database
      .pool()
      .query('update read.checkpoints set position = $2 where name = $1', [caseSearch.name, positionAt(n)]);
  // A withdrawal changes nothing in the index: its checkpoint moves over that a little later.
  await indexAt(2);
  expect(await found({})).toEqual([caseIdOf(2)]);
  // The second case is not in the index yet: the cases are shown as they stood before it.
  await indexAt(1);
  expect(await found({})).toEqual([caseIdOf(1)]);
});

test('of more than may be ranked, those are whose point says most of what was asked for', async () => {
  const points = ['징계', '평가', '징계', '수습 평가', '징계', '수습'];
  const text = await keep('수습 중의 평가로 해고되었다.');
  const { events } = history(
    points.map(
      (point, n): NumberedCommand => [
        n,
        { type: 'AcceptCase', caseId: caseIdOf(n), record: aRecord({ title: '', keywords: [], point, text }) },
      ],
    ),
  );
  await given(events);
  const all = finding();
  const found = await all.find({ ...everything, query: tsQueryOf(parseQuery('수습 평가')) }, true);
  expect(found.chosen).toHaveLength(points.length);
  const evidence = [
    { query: `'수습'`, weight: 3 },
    { query: `'평가'`, weight: 1 },
  ];
  const chosen = async (limit: number) =>
    (await all.candidates(found, { numbers: [], title: '' }, evidence, limit)).places.map(
      (place) => found.editions.caseIds[place],
    );
  expect(await chosen(1)).toEqual([caseIdOf(3)]);
  expect(await chosen(3)).toEqual([3, 5, 1].map(caseIdOf));
});

test('PostgreSQL finds any beginning of a word, of two syllables and more, that the query means', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(decisionText, { minLength: 1, maxLength: 5 }), fc.nat(), async (all, start) => {
      const { events } = history(
        await Promise.all(
          all.map(
            async (text, n): Promise<NumberedCommand> => [
              n,
              {
                type: 'AcceptCase',
                caseId: caseIdOf(n),
                record: aRecord({ title: '', point: '', keywords: [], text: await keep(`${text}.`) }),
              },
            ],
          ),
        ),
      );
      await given(events);
      const [text = ''] = all;
      // From the beginning of a word: 고의 isn't looked for in 해고의.
      const pieces = text.match(/(?<![가-힣])[가-힣]{2,4}/gu) ?? [];
      const piece = pieces[start % Math.max(1, pieces.length)];
      if (piece === undefined) return;
      const hits = await found({ query: tsQueryOf(parseQuery(`"${piece}"`)) });
      expect(hits).toContain(caseIdOf(0));
      for (const [n, other] of all.entries()) {
        if (new RegExp(`(?<![가-힣])${piece}`, 'u').test(other)) expect(hits).toContain(caseIdOf(n));
      }
    }),
    { numRuns: 8 },
  );
}, 60_000);
