import { type CaseEvent, caseEvents } from '@nomucheck/domain/cases/case-events.ts';
import type { CaseDraft, CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import { aRecord } from '@nomucheck/domain/cases/case-samples.fixture.ts';
import { type MasterCaseFilter, masterCaseFilter } from '@nomucheck/domain/cases/contract/legal-case.ts';
import type { RefineFilter } from '@nomucheck/domain/cases/contract/refine.ts';
import { emptyDraft } from '@nomucheck/domain/cases/empty-draft.ts';
import { type CaseCommand, caseDecider, caseStream, type LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import type { Proposal } from '@nomucheck/domain/cases/proposal.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseLikeness } from '../../../projections/cases/case-likeness/case-likeness.ts';
import { caseWork } from '../../../projections/cases/case-work/case-work.ts';
import { masterFacets } from '../../../projections/cases/case-work/facets.ts';
import { listMaster } from '../../../projections/cases/case-work/master.ts';
import { countQueue, listQueue } from '../../../projections/cases/case-work/queue.ts';
import type { LoggedEvent } from '../../../projections/testing/fake-source.ts';
import { readModelDatabase } from '../../engine/read-models/runner/testing/read-model.ts';

const database = readModelDatabase();
const caseIdOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const text = (letter: string) => ({ hash: letter.repeat(64), chars: 500 });
const batch = '7b1a8c1e-2f0e-4d6c-9d35-0a4d3b0f6a22';

type Step = readonly [caseNumber: number, command: CaseCommand];

/** The events of each command, in turn; a command that the stage of its case doesn't allow is left out. */
const story = (steps: readonly Step[]) => {
  const states = new Map<number, LegalCase>();
  const events: LoggedEvent[] = [];
  for (const [n, command] of steps) {
    for (const event of decided(command, states.get(n) ?? null)) {
      const after = caseDecider.evolve(states.get(n) ?? null, event);
      if (after) states.set(n, after);
      const { version: schemaVersion } = definitionIn<{ type: string; version: number }>(caseEvents, event.type);
      events.push({ stream: caseStream(caseIdOf(n)), schemaVersion, ...event });
    }
  }
  return { events, states: [...states.values()] };
};

const decided = (command: CaseCommand, state: LegalCase | null): readonly CaseEvent[] => {
  try {
    return caseDecider.decide(command, state);
  } catch {
    return [];
  }
};

const outcome: Proposal = { id: 'outcome#1', field: 'outcome', value: 'worker_win', rule: 'order', passage: null };
const keyword: Proposal = { id: 'keywords#1', field: 'keywords', value: '징계', rule: 'word', passage: null };

const collect = (n: number, own: Partial<CaseDraft> = {}, sketch: readonly number[] = []): Step => {
  const { kind, sampling, source } = aRecord({ sampling: 'population' });
  return [
    n,
    {
      type: 'CollectCase',
      arrival: {
        caseId: caseIdOf(n),
        origin: { batch, row: n + 1, sourceId: `source:${n}` },
        draft: { ...emptyDraft({ kind, sampling, source }), ...own },
        raw: null,
        sketch: [...sketch],
        proposals: [outcome, keyword],
      },
    },
  ];
};
const accept = (n: number, own: Partial<CaseRecord> = {}): Step => [
  n,
  { type: 'AcceptCase', caseId: caseIdOf(n), record: aRecord({ caseNumbers: [`${2000 + n}다${n}`], ...own }) },
];
const whole = aRecord({ sampling: 'population', text: text('a') });

const n = fc.nat(5);
const commands: fc.Arbitrary<CaseCommand> = fc.oneof(
  fc.constantFrom<CaseCommand[]>(
    { type: 'RefineCase', changes: { ...whole, text: text('a') } },
    { type: 'RefineCase', changes: { title: '다른 제목', decidedOn: '2020-02-02' } },
    { type: 'TakeProposal', proposal: 'outcome#1' },
    { type: 'TakeProposal', proposal: 'keywords#1', value: '해고' },
    { type: 'DismissProposal', proposal: 'keywords#1' },
    { type: 'ReopenProposal', proposal: 'keywords#1' },
    { type: 'ReadyCase' },
    { type: 'SendBackCase' },
    { type: 'AcceptRefined' },
    { type: 'UndoAcceptance' },
  ),
  fc.constantFrom<CaseCommand[]>(
    { type: 'DiscardCase' },
    { type: 'ReopenCase' },
    { type: 'CorrectCase', changes: { outcome: 'partial', text: text('b') } },
    { type: 'WithdrawCase' },
    { type: 'RestoreCase', record: whole, asOfRevision: 1 },
    { type: 'MergeCase', into: caseIdOf(99) },
  ),
);
const arrivals = fc
  .tuple(n, fc.constantFrom('a', 'b'))
  .map(([n, letter]) => collect(n, { ...whole, text: text(letter) }, [n, n + 1, n + 2]));
const stories = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: arrivals },
    { weight: 1, arbitrary: n.map((n) => accept(n)) },
    { weight: 6, arbitrary: fc.tuple(n, commands) },
  ),
  { minLength: 5, maxLength: 50 },
);

test('the table holds of every case what its events say, whatever the batches; the rebuilt table is the same', async () => {
  await fc.assert(
    fc.asyncProperty(stories, async (steps) => {
      const { events, states } = story(steps);
      const log = await database.given(caseWork, events, [3, 1, 7]);
      const { rows } = await database.pool().query('select * from read.case_work order by id');
      const expected = states.map(({ caseId: id, stage, edition, record, draft, proposals }) => ({
        // A case whose acceptance was undone stands in the queue, whatever editions it has had.
        ...{ id, stage, edition: record ? edition : 0 },
        open_proposals: proposals.length,
        record: record ?? draft,
        title: (record ?? draft).title,
      }));
      expect(rows).toMatchObject(expected.sort((one, other) => (one.id < other.id ? -1 : 1)));
      const [live, rebuilt] = await database.liveAndRebuilt(caseWork, log);
      expect(rebuilt).toBe(live);
      await database.follow(log, caseLikeness);
      const [likeness, again] = await database.liveAndRebuilt(caseLikeness, log);
      expect(again).toBe(likeness);
    }),
    { numRuns: 25 },
  );
}, 120_000);

describe('the queue', () => {
  const given = async (...steps: readonly Step[]) => {
    const log = await database.given(caseWork, story(steps).events);
    await database.follow(log, caseLikeness);
  };
  const listed = async (filter: RefineFilter = {}, page: object = {}) => {
    const wanted = { sort: { field: 'title', descending: false }, from: 0, to: 24, filter, ...page } as const;
    const { items, total } = await listQueue(database.pool(), wanted);
    return { items, total, titles: items.map(({ title }) => title) };
  };
  const steps: readonly Step[] = [
    collect(1, { title: '나. 해고', caseNumbers: ['2016두64876'], tribunal: '대법원' }),
    collect(2, { title: '가. 징계', outcome: 'partial' }),
    [2, { type: 'TakeProposal', proposal: 'outcome#1' }],
    collect(3, { ...whole, title: '다. 전부' }),
    [3, { type: 'ReadyCase' }],
    collect(4, { title: '라. 버림' }),
    [4, { type: 'DiscardCase' }],
    collect(5, { ...whole, title: '마. 승인됨' }),
    [5, { type: 'ReadyCase' }],
    [5, { type: 'AcceptRefined' }],
    collect(6, { title: '바. 합쳐짐' }),
    [6, { type: 'MergeCase', into: caseIdOf(5) }],
    collect(7, { ...whole, title: '사. 돌아옴' }),
    [7, { type: 'ReadyCase' }],
    [7, { type: 'SendBackCase' }],
  ];

  test('contains the cases that were never accepted, in pages, with their number', async () => {
    await given(...steps);
    const all = await listed();
    expect(all.titles).toEqual(['가. 징계', '나. 해고', '다. 전부', '라. 버림', '사. 돌아옴']);
    expect(all.total).toBe(5);
    expect(all.items[0]).toMatchObject({
      id: caseIdOf(2),
      stage: 'crawled',
      outcome: 'worker_win',
      openProposals: 1,
      batch,
      refinedBy: 'tester',
      collectedAt: '2026-03-02T09:00:00.000Z',
    });
    expect(await listed({}, { from: 1, to: 2 })).toMatchObject({ titles: ['나. 해고', '다. 전부'], total: 5 });
    expect(await listed({ id: [caseIdOf(3)] }, { from: 1, to: 2 })).toMatchObject({ titles: ['다. 전부'] });
  });

  test.each<[RefineFilter, string[]]>([
    [{ stage: 'ready' }, ['다. 전부']],
    [{ level: 'ready' }, ['다. 전부']],
    [{ level: 'master' }, []],
    [{ stage: 'withdrawn' }, ['라. 버림']],
    [{ outcome: 'unknown', stage: 'crawled' }, ['나. 해고']],
    [{ outcome: 'worker_win' }, ['가. 징계', '다. 전부', '사. 돌아옴']],
    [{ sentBack: true }, ['사. 돌아옴']],
    [{ batch: caseIdOf(1) }, []],
    [{ q: '2016-두-64876' }, ['나. 해고']],
    [{ q: '2016 두 64876' }, ['나. 해고']],
    [{ q: '대법원 해고' }, ['나. 해고']],
    [{ q: "'; drop table read.case_work; --" }, []],
  ])('narrowed to %o is %o', async (filter, titles) => {
    await given(...steps);
    expect((await listed(filter)).titles).toEqual(titles);
  });

  test('holds a case again whose acceptance was undone, until it is accepted once more; the master list doesn’t', async () => {
    const again: readonly Step[] = [
      collect(8, { ...whole, title: '아. 되돌림' }),
      [8, { type: 'ReadyCase' }],
      [8, { type: 'AcceptRefined' }],
      [8, { type: 'UndoAcceptance' }],
    ];
    const wanted = { sort: { field: 'title', descending: false }, from: 0, to: 24, filter: {} } as const;
    await given(...again);
    expect((await listed({ stage: 'ready' })).titles).toEqual(['아. 되돌림']);
    expect((await listMaster(database.pool(), wanted)).total).toBe(0);
    await given(...again, [8, { type: 'AcceptRefined' }]);
    expect((await listed()).total).toBe(0);
    expect((await listMaster(database.pool(), wanted)).items).toMatchObject([{ stage: 'master', edition: 2 }]);
  });

  test('is counted by stage, kind of work and batch', async () => {
    await given(...steps);
    expect(await countQueue(database.pool())).toEqual({
      total: 4,
      stages: { crawled: 3, ready: 1, withdrawn: 1 },
      kinds: { 'case-high': 4 },
      samplings: { population: 4 },
      outcomes: { unknown: 1, worker_win: 3 },
      sentBack: 1,
      // The third and the seventh have the same number, tribunal and date, as the accepted one has.
      likeness: 2,
      batches: [{ batch, cases: 4 }],
    });
  });

  test('names those of one number: of one tribunal whatever their days are, of an unknown one unless the days differ', async () => {
    const of = { caseNumbers: ['2016두64876'], tribunal: '대법원', decidedOn: '2020-01-01' };
    await given(
      collect(1, { ...of, title: '가' }),
      collect(2, { ...of, title: '나', decidedOn: '2020-10-10' }),
      collect(3, { ...of, title: '다', tribunal: '부산고등법원' }),
      collect(4, { ...of, title: '라', tribunal: null }),
      collect(5, { ...of, title: '마', tribunal: null, decidedOn: null }),
    );
    const { items } = await listed();
    expect(items.map(({ likeness }) => likeness.map((id) => Number(id.slice(-2))))).toEqual([
      ...[
        [2, 4, 5],
        [1, 5],
        [4, 5],
        [1, 3, 5],
        [1, 2, 3, 4],
      ],
    ]);
  });

  test('names the cases that a case is like: the same number in any spelling, or a text that is mostly the same', async () => {
    const sketch = Array.from({ length: 64 }, (_none, n) => (n << 26) | 7);
    const near = sketch.map((entry, n) => (n > 45 ? entry + 1 : entry));
    const far = sketch.map((entry, n) => (n > 20 ? entry + 2 : entry));
    await given(
      collect(1, { title: '가', caseNumbers: ['2016두64876'], tribunal: '대법원', decidedOn: '2020-01-01' }),
      collect(2, { title: '나', caseNumbers: ['2016-두-64876'] }),
      collect(3, { title: '다', caseNumbers: ['2016두64876'], tribunal: '부산고등법원' }),
      collect(4, { title: '라' }, sketch),
      collect(5, { title: '마' }, near),
      collect(6, { title: '바' }, far),
      collect(7, { title: '사' }, sketch),
      [7, { type: 'DiscardCase' }],
    );
    const { items } = await listed();
    const numbers = (ids: readonly string[]) => ids.map((id) => Number(id.slice(-2)));
    expect(items.map(({ likeness }) => numbers(likeness))).toEqual([[2], [1, 3], [2], [5], [4], [], [4, 5]]);
    expect((await listed({ likeness: true })).titles).toEqual(['가', '나', '다', '라', '마']);
    expect((await listed({ likeness: false })).titles).toEqual(['바', '사']);
    expect((await countQueue(database.pool())).likeness).toBe(5);
  });
});

describe('texts that are too short for a sketch', () => {
  test('are compared as a whole, within one tribunal and day, where a number is masked or missing', async () => {
    const short = {
      ...{ tribunal: '서울지방노동위원회', decidedOn: '2016-05-05' },
      ...{ caseNumbers: ['2016부해OOO'], text: text('a') },
    };
    const log = await database.given(
      caseWork,
      story([
        collect(1, { ...short, title: '가' }),
        collect(2, { ...short, title: '나', tribunal: '서울지노위', caseNumbers: ['2016부해○○○'] }),
        collect(3, { ...short, title: '다', decidedOn: '2016-05-06' }),
        collect(4, { ...short, title: '라', text: text('b') }),
        collect(5, { ...short, title: '마', caseNumbers: ['2016부해5'] }),
        collect(6, { ...short, title: '바', caseNumbers: ['2016부해6'] }),
        collect(7, { ...short, title: '사', tribunal: null }),
      ]).events,
    );
    await database.follow(log, caseLikeness);
    const wanted = { sort: { field: 'title', descending: false }, from: 0, to: 24 } as const;
    const { items } = await listQueue(database.pool(), { ...wanted, filter: {} });
    expect(items.map(({ likeness }) => likeness.map((id) => Number(id.slice(-2))))).toEqual([
      ...[[2, 5, 6], [1, 5, 6], [], [], [1, 2], [1, 2], []],
    ]);
    expect((await listQueue(database.pool(), { ...wanted, filter: { likeness: true } })).total).toBe(4);
  });
});

test('texts that are too short for a sketch are compared also where no source names a day', async () => {
  const short = { tribunal: '서울지방노동위원회', decidedOn: null, caseNumbers: [], text: text('a') };
  const log = await database.given(
    caseWork,
    story([
      collect(1, { ...short, title: '가' }),
      collect(2, { ...short, title: '나', tribunal: '서울지노위' }),
      collect(3, { ...short, title: '다', tribunal: '부산지방노동위원회' }),
      collect(4, { ...short, title: '라', decidedOn: '2016-05-06' }),
      collect(5, { ...short, title: '마', tribunal: null }),
      // What a person types makes it like another one, too.
      [5, { type: 'RefineCase', changes: { tribunal: '부산지방노동위원회' } }],
    ]).events,
  );
  await database.follow(log, caseLikeness);
  const wanted = { sort: { field: 'title', descending: false }, from: 0, to: 24 } as const;
  const { items } = await listQueue(database.pool(), { ...wanted, filter: {} });
  expect(items.map(({ likeness }) => likeness.map((id) => Number(id.slice(-2))))).toEqual([[2], [1], [5], [], [3]]);
  expect((await listQueue(database.pool(), { ...wanted, filter: { likeness: true } })).total).toBe(4);
});

describe('the master list', () => {
  const steps: readonly Step[] = [
    accept(1, { title: '채용 취소', outcome: 'worker_win', sections: ['detail-1'], decidedOn: '2001-05-05' }),
    accept(2, { title: '징계 해고', outcome: 'employer_win', sections: ['detail-9'], keywords: ['징계', '절차'] }),
    accept(3, { title: '절차 위반', outcome: 'worker_win', sections: ['detail-9'], keywords: ['절차'] }),
    [3, { type: 'WithdrawCase' }],
    accept(4, { title: '겹친 것' }),
    [4, { type: 'MergeCase', into: caseIdOf(1) }],
    collect(5, { ...whole, title: '본문이 바뀐 것' }),
    [5, { type: 'ReadyCase' }],
    [5, { type: 'AcceptRefined' }],
    collect(5, { text: text('b') }),
    collect(6, { title: '아직' }),
  ];
  const given = () => database.given(caseWork, story(steps).events);
  const listed = async (filter: MasterCaseFilter) =>
    (
      await listMaster(database.pool(), {
        sort: { field: 'title', descending: false },
        from: 0,
        to: 24,
        filter,
      })
    ).items.map(({ id }) => Number(id.slice(-2)));

  test('contains every case that was ever accepted', async () => {
    await given();
    const { items, total } = await listMaster(database.pool(), {
      sort: { field: 'decidedOn', descending: true },
      from: 0,
      to: 1,
      filter: {},
    });
    expect(total).toBe(5);
    expect(items[0]).toMatchObject({
      id: caseIdOf(1),
      stage: 'master',
      edition: 1,
      mergedInto: null,
      point: whole.point,
    });
    expect(
      (
        await listMaster(database.pool(), {
          sort: { field: 'acceptedAt', descending: true },
          from: 0,
          to: 9,
          filter: { stage: 'merged' },
        })
      ).items,
    ).toMatchObject([{ id: caseIdOf(4), mergedInto: caseIdOf(1) }]);
  });

  test.each<[MasterCaseFilter, number[]]>([
    [{ stage: 'withdrawn' }, [3]],
    [{ section: 'detail-9' }, [3, 2]],
    [{ keyword: '절차' }, [3, 2]],
    [{ keyword: '절차', outcome: 'employer_win' }, [2]],
    [{ from: '2001-01-01' }, [1]],
    [{ to: '1993-09-10', stage: 'master' }, [5, 2]],
    [{ newText: true }, [5]],
    [{ batch }, [5]],
    [{ sampling: 'population', tribunal: '대법원', kind: 'case-high' }, [5]],
    [{ q: '2001다1' }, [1]],
  ])('narrowed to %o is %o', async (filter, found) => {
    await given();
    expect(await listed(filter)).toEqual(found);
  });

  test('counts the cases of each value without the filter of that value’s own kind', async () => {
    await given();
    const facets = await masterFacets(database.pool(), { section: 'detail-9', outcome: 'worker_win' });
    expect(facets).toMatchObject({
      outcome: [
        { value: 'employer_win', cases: 1 },
        { value: 'worker_win', cases: 1 },
      ],
      section: [
        { value: 'detail-1', cases: 3 },
        { value: 'detail-9', cases: 1 },
      ],
      stage: [{ value: 'withdrawn', cases: 1 }],
      keyword: [{ value: '절차', cases: 1 }],
    });
    expect((await masterFacets(database.pool(), {})).year).toEqual([
      { value: '2001', cases: 1 },
      { value: '1993', cases: 4 },
    ]);
  });

  test.each<MasterCaseFilter>([
    {},
    { keyword: '낱말 3' },
    { section: 'detail-9', keyword: '절차' },
    { stage: 'master', outcome: 'worker_win', from: '1990-01-01' },
    { q: '해고', section: 'detail-9', kind: 'case-high' },
  ])(
    'counts of each value what the list has with %o and that value, also of cases with many keywords',
    async (filter) => {
      const words = Array.from({ length: 40 }, (_none, n) => `낱말 ${n}`);
      await database.given(
        caseWork,
        story([
          ...steps,
          accept(7, { title: '많은 해고', keywords: [...words, '절차'], sections: ['detail-9', 'detail-2'] }),
          accept(8, { title: '또 많은 해고', keywords: words.slice(0, 11), decidedOn: '2001-07-07' }),
        ]).events,
      );
      const facets = await masterFacets(database.pool(), filter);
      const told = { keyword: facets.keyword, section: facets.section, outcome: facets.outcome, stage: facets.stage };
      for (const [dimension, values] of Object.entries(told)) {
        expect(values).not.toEqual([]);
        const inList = values.map(({ value }) =>
          listed({ ...filter, ...masterCaseFilter.parse({ [dimension]: value }) }),
        );
        expect(values.map(({ cases }) => cases)).toEqual((await Promise.all(inList)).map(({ length }) => length));
      }
    },
  );

  test('a newer text of the source is no longer reported once it was taken', async () => {
    await database.given(
      caseWork,
      story([...steps, [5, { type: 'CorrectCase', changes: { text: text('b') } }]]).events,
    );
    expect(await listed({ newText: true })).toEqual([]);
  });
});
