import { createCaseImpacts } from '../../../backend/cases/impact/case-impacts.ts';
import { createToldByName } from '../../../backend/cases/impact/told-by-name.ts';
import { createOutdatedResults } from '../../../backend/cases/today/outdated-results.ts';
import type { Pool } from '../../../backend/engine/postgres/connections/pool.ts';
import type { CaseRecord } from '../../../domain/cases/case-record.ts';
import { aRecord } from '../../../domain/cases/case-samples.fixture.ts';
import type { LegalCase } from '../../../domain/cases/legal-case.ts';
import { minHashOf } from '../../../domain/cases/likeness.ts';
import type { Ground } from '../../../domain/checks/recount.ts';
import { randomOf } from '../../../domain/checks/testing/oracle/random-walks.ts';
import { standardRuleset } from '../../../domain/rulesets/standard-ruleset.ts';
import { bulkWorks } from '../../../projections/cases/bulk-works/bulk-works.ts';
import { caseFacts } from '../../../projections/cases/case-facts.ts';
import { caseLikeness } from '../../../projections/cases/case-likeness/case-likeness.ts';
import { caseWork } from '../../../projections/cases/case-work/case-work.ts';
import { linkedInstances } from '../../../projections/cases/case-work/disputes.ts';
import { masterFacets } from '../../../projections/cases/case-work/facets.ts';
import { listMaster } from '../../../projections/cases/case-work/master.ts';
import { countQueue, listQueue } from '../../../projections/cases/case-work/queue.ts';
import { casesHolding, casesNaming } from '../../../projections/cases/case-work/related.ts';
import { casesToday } from '../../../projections/cases/case-work/today.ts';
import { type CheckFigureRow, checkFigures, groundColumns } from '../../../projections/checks/check-figures.ts';
import { checks } from '../../../projections/checks/checks.ts';
import { users } from '../../../projections/people/users.ts';
import type { Projection } from '../../../projections/runner/projection.ts';
import { recreateTable, rowsStatement, rowsToWrite } from '../../../projections/runner/tables/table.ts';
import { positionAt, storedEvent } from '../../../projections/testing/fake-source.ts';
import type { Aims } from '../aims.ts';
import { withBenchDatabase } from '../bench-database.ts';
import { quantile } from '../measure.ts';

const queued = 25_000;
const masters = 25_000;
const figures = 5_000;
/** Outcomes corrected one after another, while the later figures were given. */
const corrected = 500;
const aim = 100;

/** The console's queries of the queue and the master list over this many cases, and the impact of a correction. */
export const benchCaseLists = (rounds: number, aims: Aims): Promise<void> =>
  withBenchDatabase(async ({ pool }) => {
    await fill(pool);
    const published = { ruleset: { ...standardRuleset, rulesetVersion }, form: Object.create(null) };
    const impacts = createCaseImpacts({
      db: pool,
      caseOf: async () => ({ state: masterOf(queued), revision: 2 }),
      rulesets: { find: async () => published, current: async () => published },
      toldByName: createToldByName(pool, async () => () => '이름'),
    });
    const outdated = createOutdatedResults({ db: pool, rulesets: { current: async () => published } });
    const page = { from: 0, to: 24 };
    const queue = (filter: object, field: 'collectedAt' | 'openProposals' | 'title' = 'collectedAt', from = 0) =>
      listQueue(pool, { sort: { field, descending: true }, from, to: from + 24, filter });
    const master = (filter: object, field: 'acceptedAt' | 'tribunal' | 'decidedOn' = 'acceptedAt') =>
      listMaster(pool, { sort: { field, descending: true }, ...page, filter });
    const admin = { actor: { id: 'bench', role: 'admin' } } as const;
    const asked: Readonly<Record<string, () => Promise<unknown>>> = {
      'queue: first page': () => queue({}),
      'queue: a page far down': () => queue({}, 'title', 20_000),
      'queue: by open proposals': () => queue({ stage: 'crawled' }, 'openProposals'),
      'queue: unknown outcome, a word': () => queue({ outcome: 'unknown', q: '해고 4' }),
      'queue: a number': () => queue({ q: '2016-두-1234' }),
      'queue: like another': () => queue({ likeness: true }),
      'queue: counts': () => countQueue(pool),
      'a case: of which dispute it is': () => linkedInstances(pool, caseId(queued)),
      'disputes: by a number': () => casesHolding(pool, '2016-두-1240', null),
      'disputes: by a word': () => casesHolding(pool, '해고 4', null),
      'disputes: by a word of no case': () => casesHolding(pool, '없는말', null),
      'disputes: one by its name': () => casesNaming(pool, `dispute ${queued}`, null),
      'master: first page': () => master({}),
      'master: keyword and outcome': () => master({ keyword: '낱말 7', outcome: 'worker_win' }, 'decidedOn'),
      'master: section by tribunal': () => master({ section: 'detail-9' }, 'tribunal'),
      'master: a word': () => master({ q: '해고 4' }),
      'master: facets of all': () => masterFacets(pool, {}),
      'master: facets of a word': () => masterFacets(pool, { q: '해고 4' }),
      'master: facets narrowed': () => masterFacets(pool, { outcome: 'worker_win', section: 'detail-9' }),
      'impact of a correction': () => impacts.impact(caseId(queued), { changes: { outcome: 'employer_win' } }, admin),
      'results outdated': () => impacts.outdated(caseId(queued), admin),
      'home: what waits': () => casesToday(pool, { person: 'nobody', today: '2026-11-28' }),
      'home: results outdated': () => outdated.count(),
      'home: which results': () => outdated.list(),
    };
    const rows = [];
    let worst = 0;
    for (const [what, ask] of Object.entries(asked)) {
      await ask();
      const taken: number[] = [];
      for (let round = 0; round < rounds * 4; round += 1) {
        const began = performance.now();
        await ask();
        taken.push(performance.now() - began);
      }
      worst = Math.max(worst, quantile(taken, 0.5));
      rows.push({ what, 'p50 ms': round(quantile(taken, 0.5)), 'p95 ms': round(quantile(taken, 0.95)) });
    }
    console.table(rows);
    aims.judge(worst < aim, `case lists: the slowest question ${round(worst)} ms at the median (aim ${aim})`);
  });

const round = (milliseconds: number): number => Number(milliseconds.toFixed(1));
const rulesetVersion = 'a'.repeat(64);
const caseId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const random = randomOf(5);
const words = Array.from({ length: 200 }, (_none, n) => `낱말 ${n}`);

/** A different one for each number. */
const textOf = (n: number): string => {
  const { next } = randomOf(n);
  return Array.from({ length: 1_500 }, () => String.fromCharCode(0xac00 + Math.floor(next() * 11_172))).join('');
};

const recordOf = (n: number): CaseRecord =>
  aRecord({
    sampling: 'population',
    tribunal: `${random.pick(['서울', '부산', '대구', '광주'])}지방노동위원회 ${n % 10}`,
    caseNumbers: [`${2000 + (n % 24)}두${n}`],
    decidedOn: `${2000 + (n % 24)}-0${1 + (n % 9)}-15`,
    title: `부당해고 구제 재심판정 취소 해고 ${n}`,
    summary: textOf(n),
    outcome: random.pick(['worker_win', 'employer_win', 'partial', 'rejected']),
    keywords: [...new Set([random.pick(words), random.pick(words), random.pick(words)])],
    sections: [`detail-${1 + (n % 23)}`],
    disputeId: `dispute ${n}`,
  });

const fill = async (pool: Pool): Promise<void> => {
  await pool.query('create schema read');
  const arrivals = (n: number): readonly MadeEvent[] => {
    // Every fiftieth text occurs twice.
    const sketch = minHashOf(textOf(n % 50 === 1 ? n - 1 : n));
    const record = recordOf(n);
    const outcome = n % 3 === 0 ? null : record.outcome;
    const origin = { batch: caseId(n % 7), row: n + 1, sourceId: null };
    const draft = { ...record, outcome };
    const collected = { caseId: caseId(n), origin, draft, raw: null, sketch, proposals: [] };
    const first = { type: 'CaseCollected', data: collected } as const;
    return n < queued ? [first] : [first, { type: 'CaseAccepted', data: { caseId: caseId(n), edition: 1, record } }];
  };
  await write(pool, caseWork, queued + masters, arrivals);
  await write(pool, caseLikeness, queued + masters, arrivals);
  await write(pool, caseFacts, masters, (n) => {
    const record = recordOf(queued + n);
    const accepted = { type: 'CaseAccepted', data: { caseId: caseId(queued + n), edition: 1, record } } as const;
    if (n >= corrected) return [accepted];
    const outcome = record.outcome === 'partial' ? 'worker_win' : 'partial';
    const data = { caseId: caseId(queued + n), edition: 2, record: { ...record, outcome } };
    return [accepted, { type: 'CaseCorrected', data, at: masters + (n * figures) / corrected }];
  });
  await pool.query(recreateTable(bulkWorks.table));
  for (const { table } of [checkFigures, checks, users]) await pool.query(recreateTable(table));
  const rows = Array.from({ length: figures }, (_none, n) => figureOf(n));
  await pool.query(rowsStatement(checkFigures.table), [[], JSON.stringify(rows)]);
  await pool.query('vacuum analyze');
};

type MadeEvent = {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Its place in the log, if it isn't the case's own. */
  readonly at?: number;
};

/** Rows as the projection makes them, without a log. */
const write = async <Row extends object>(
  pool: Pool,
  { table, take }: Projection<Row>,
  count: number,
  told: (n: number) => readonly MadeEvent[],
): Promise<void> => {
  await pool.query(recreateTable(table));
  let rows = new Map<string, Row | null>();
  for (let n = 0; n < count; n += 1) {
    for (const [place, { type, data, at = n + 1 }] of told(n).entries()) {
      const stored = storedEvent({
        ...{ stream: `case-${n}`, type, data, position: positionAt(at) },
        schemaVersion: type === 'CaseCollected' ? 1 : 2,
        revision: place + 1,
      });
      const taken = take(stored);
      for (const key of taken.keys) rows.set(key, taken.evolveRow(rows.get(key) ?? null, key));
    }
    // A likeness key may occur again at any time, so its rows are written at the end.
    if ((table.name === caseLikeness.table.name || rows.size < 2_000) && n + 1 < count) continue;
    const { gone, kept } = rowsToWrite(table, rows);
    await pool.query(rowsStatement(table), [gone, kept]);
    rows = new Map();
  }
};

const figureOf = (n: number): CheckFigureRow => {
  const ground: Ground = {
    basis: {
      keywords: [random.pick(words), random.pick(words)],
      exclude: [],
      section: `detail-${1 + (n % 23)}`,
      general: false,
    },
    scale: 'odds',
    tallies: {
      matched: { decided: 40, wins: 20 },
      section: { decided: 900, wins: 400 },
      general: { decided: 30_000, wins: 9_000 },
    },
    published: { rate: 0.3, weight: 50 },
    priorStrength: 10,
    factor: 1.2,
    multipliers: 1,
    floor: null,
  };
  return {
    id: caseId(n),
    calculation_id: caseId(n),
    calculated_at: '2026-11-21T00:00:00.000Z',
    // One in five was given before the last of the cases were accepted.
    case_position: positionAt(n % 5 === 0 ? masters - 1 - n : masters + n),
    ruleset_version: rulesetVersion,
    side: 'employee',
    rate: 0.4,
    band_low: 0.3,
    band_high: 0.5,
    shows: null,
    ...{ previous_case_position: null, previous_rate: null, previous_band_low: null, previous_band_high: null },
    ...groundColumns(ground),
  };
};

const masterOf = (n: number): LegalCase => {
  const record = recordOf(n);
  return {
    caseId: caseId(n),
    origin: null,
    draft: record,
    sourceText: record.text,
    proposals: [],
    settled: [],
    links: [],
    edition: 1,
    stage: 'master',
    record,
  };
};
