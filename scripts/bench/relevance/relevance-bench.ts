import { createHash } from 'node:crypto';
import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import { caseSearchQuery } from '@nomucheck/domain/search/contract/search.ts';
import { QUERY_LENGTH } from '@nomucheck/domain/search/query/query.ts';
import { citations, citedDecisions } from '../../../backend/search/judged/cited-decisions.fixture.ts';
import { judgedCases, judgedQueries, spellingsOfNumber } from '../../../backend/search/judged/judged-set.fixture.ts';
import { type Grades, mean, nDcgAt, recallAt, reciprocalRankAt } from '../../../backend/search/judged/measures.ts';
import {
  issues,
  knownItems,
  type QueriesOf,
  queriesOf,
  type RealDecision,
  readDecisions,
} from '../../../backend/search/judged/real-decisions.fixture.ts';
import { searchOver } from '../../../backend/search/judged/search-over.fixture.ts';
import type { Aims } from '../aims.ts';
import { withBenchDatabase } from '../bench-database.ts';
import { bigramBm25, minisearch, type Peer } from './peers.ts';

/**
 * How well the case search orders its results, compared with two simple searches over the same cases. The ranking is
 * tuned on the first fifteen sets of queries about real decisions and the first eleven of own points, and on half of the others,
 * divided by a hash. What is left is measured only at the end (`heldOut`). The decisions that cite one another are measured among each
 * other or, where real decisions are given, among all of them.
 */
export const benchRelevance = async (
  { decisions, heldOut }: { readonly decisions: string | null; readonly heldOut: boolean },
  { judge }: Aims,
): Promise<void> => {
  console.log(`relevance, the queries ${heldOut ? 'that nothing is tuned on' : 'for tuning'}`);
  const rows: Row[] = [];
  for (const { name, cases, queries } of decisions === null ? writtenSets() : realSets(readDecisions(decisions))) {
    const wanted = queries.map((set) => ({
      ...set,
      queries: set.queries.filter(({ q, topic = q }) => (set.heldOut ?? isHeldOut(topic)) === heldOut),
    }));
    rows.push(...(await measured(name, cases, wanted)));
  }
  console.table(
    rows.map(({ figures, ...row }) => ({
      ...row,
      ...Object.fromEntries(Object.entries(figures).map(([what, value]) => [what, Number(value.toFixed(3))])),
    })),
  );
  for (const row of rows.filter(({ by }) => by === 'search')) {
    const peers = rows.filter(({ set, cases, by }) => set === row.set && cases === row.cases && by !== 'search');
    for (const [what, own] of Object.entries(row.figures)) {
      const best = Math.max(...peers.map(({ figures }) => figures[what] ?? 0));
      judge(own >= best, `${row.cases}, ${row.set}: ${what} ${own.toFixed(3)}, the better peer ${best.toFixed(3)}`);
    }
    judgeAlone(row, peers, judge);
  }
};

/** What is demanded beyond being no worse than the peers. */
const KNOWN_FIRST = 0.97;
const ABOVE_BM25 = 1.1;

const judgeAlone = (row: Row, peers: readonly Row[], judge: Aims['judge']): void => {
  const first = row.figures['success@1'];
  if (first !== undefined && row.set.endsWith('known items'))
    judge(first >= KNOWN_FIRST, `${row.cases}, ${row.set}: success@1 ${first.toFixed(3)}, at least ${KNOWN_FIRST}`);
  const own = row.figures['nDCG@10'];
  const bm25 = peers.find(({ by }) => by === 'bigram BM25')?.figures['nDCG@10'];
  if (own === undefined || bm25 === undefined || !/(issues|cited decisions)$/.test(row.set)) return;
  const times = (own / bm25).toFixed(2);
  judge(own >= ABOVE_BM25 * bm25, `${row.cases}, ${row.set}: nDCG@10 ${times} × BM25, at least ${ABOVE_BM25}`);
};

type Case = { readonly id: string; readonly record: CaseRecord; readonly text: string };
/**
 * `topic`: queries about the same topic are in the same half. `itself`: the case that the query was taken from, left out of what is
 * found, and with it what it cites: that is what is asked for.
 */
type Query = { readonly q: string; readonly topic?: string; readonly itself?: string; readonly grades: Grades };
type QuerySet = {
  readonly set: string;
  readonly wants: 'one' | 'several';
  readonly queries: readonly Query[];
  /** Whether all of it is held out; where not given, half of it is. */
  readonly heldOut?: boolean;
};
type Sets = readonly {
  readonly name: string;
  readonly cases: readonly Case[];
  readonly queries: readonly QuerySet[];
}[];
type Figures = Readonly<Record<string, number>>;
type Row = {
  readonly cases: string;
  readonly set: string;
  readonly queries: number;
  readonly by: string;
  readonly figures: Figures;
};

const isHeldOut = (topic: string): boolean => (createHash('sha256').update(topic).digest()[0] ?? 0) % 2 === 1;

/** The cases written for the repository. */
const writtenSets = (): Sets => [
  {
    name: 'written cases',
    cases: judgedCases(),
    queries: [
      // In textbook terms plain BM25 is nearly always right; how much better the search is shows in everyday words, too.
      { set: 'issues', wants: 'several', queries: [...judgedQueries('issues'), ...judgedQueries('everyday')] },
      { set: 'case numbers', wants: 'one', queries: numbersOf(judgedCases()) },
    ],
  },
  { name: 'written cases', ...ownPoints(judgedCases()) },
  { name: 'court decisions', cases: citedDecisions(), queries: [citedOf(citedDecisions())] },
];

const realSets = (given: readonly RealDecision[]): Sets => {
  const decisions = [...given, ...citedDecisions()];
  return [
    {
      name: 'real decisions',
      cases: decisions,
      queries: [
        ...queriesOf.flatMap((of) =>
          askedOf(decisions, of).map((set) => ({ ...set, set: `${of} ${set.set}`, heldOut: of === 'sixteenth' })),
        ),
        citedOf(decisions),
      ],
    },
    { name: 'real decisions', ...ownPoints(given) },
  ];
};

const citedOf = (decisions: readonly RealDecision[]): QuerySet => ({
  set: 'cited decisions',
  wants: 'several',
  queries: citations(decisions),
});

const askedOf = (decisions: readonly RealDecision[], of: QueriesOf): readonly QuerySet[] => [
  { set: 'known items', wants: 'one', queries: knownItems(decisions, of) },
  {
    set: 'issues',
    wants: 'several',
    queries: issues(decisions, of).map(({ words, grades }) => ({ q: words, topic: words, grades })),
  },
  {
    set: 'questions',
    wants: 'several',
    queries: issues(decisions, of).flatMap(({ words, sentence, grades }) =>
      sentence === null ? [] : [{ q: sentence, topic: words, grades }],
    ),
  },
];

/** Each case by its number, in every spelling. */
const numbersOf = (cases: readonly Case[]): readonly Query[] =>
  cases.flatMap(({ id, record }) =>
    spellingsOfNumber(record).map((q) => ({ q, topic: record.caseNumbers.join(), grades: new Map([[id, 3]]) })),
  );

/**
 * The point of a decision as the query, over decisions without their points: thirty-three hundred to tune on and three
 * hundred others, chosen by a hash.
 */
const ownPoints = (cases: readonly Case[]): Omit<Sets[number], 'name'> => {
  const inOrder = cases.toSorted((a, b) => (hashOf(a.id) < hashOf(b.id) ? -1 : 1));
  const points = (from: number): readonly Query[] =>
    inOrder.slice(from, from + 300).map(({ id, record }) => ({ q: record.point, grades: new Map([[id, 3]]) }));
  return {
    cases: cases.map(({ id, record, text }) => ({
      id,
      record: { ...record, point: '' },
      text: text.replace(record.point, ''),
    })),
    queries: [
      { set: 'own points', wants: 'one', queries: points(0), heldOut: false },
      { set: 'second own points', wants: 'one', queries: points(300), heldOut: false },
      { set: 'third own points', wants: 'one', queries: points(600), heldOut: false },
      { set: 'fourth own points', wants: 'one', queries: points(900), heldOut: false },
      { set: 'fifth own points', wants: 'one', queries: points(1200), heldOut: false },
      { set: 'sixth own points', wants: 'one', queries: points(1500), heldOut: false },
      { set: 'seventh own points', wants: 'one', queries: points(1800), heldOut: false },
      { set: 'eighth own points', wants: 'one', queries: points(2100), heldOut: false },
      { set: 'ninth own points', wants: 'one', queries: points(2400), heldOut: false },
      { set: 'tenth own points', wants: 'one', queries: points(2700), heldOut: false },
      { set: 'eleventh own points', wants: 'one', queries: points(3000), heldOut: false },
      { set: 'twelfth own points', wants: 'one', queries: points(3300), heldOut: true },
    ],
  };
};

const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');

const measured = async (name: string, cases: readonly Case[], sets: readonly QuerySet[]): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  await withBenchDatabase(async ({ pool }) => {
    const search = await searchOver(pool, cases);
    const texts = cases.map(({ id, record, text }) => ({ id, title: record.title, point: record.point, text }));
    const contenders: Readonly<Record<string, (q: string, itself?: string) => Promise<readonly string[]>>> = {
      search: async (q, itself) => {
        const by = itself === undefined ? search : search.without(itself);
        const { items } = await by.search(caseSearchQuery.parse({ q, size: 50 }), false);
        return items.map(({ id }) => id);
      },
      'bigram BM25': async (q) => peers.bm25(q, 50),
      minisearch: async (q) => peers.minisearch(q, 50),
    };
    const peers: Readonly<Record<'bm25' | 'minisearch', Peer>> = {
      bm25: bigramBm25(texts),
      minisearch: minisearch(texts),
    };
    for (const { set, wants, queries } of sets) {
      if (queries.length === 0) continue;
      for (const [by, find] of Object.entries(contenders)) {
        const lists = [];
        for (const { q, itself, grades } of queries) {
          const found = await find(q.slice(0, QUERY_LENGTH), itself);
          lists.push({ q, grades, list: found.filter((id) => id !== itself) });
        }
        if (by === 'search' && process.env.LONG === '1') tellMisses(set, lists, texts);
        rows.push({ cases: name, set, queries: queries.length, by, figures: figuresOf(wants, lists) });
      }
    }
  });
  return rows;
};

type Listed = { readonly q: string; readonly grades: Grades; readonly list: readonly string[] };

const figuresOf = (wants: QuerySet['wants'], lists: readonly Listed[]): Figures =>
  wants === 'one'
    ? {
        'success@1': mean(lists.map(({ list, grades }) => (grades.has(list[0] ?? '') ? 1 : 0))),
        'MRR@10': mean(lists.map(({ list, grades }) => reciprocalRankAt(10, list, grades))),
      }
    : {
        'nDCG@10': mean(lists.map(({ list, grades }) => nDcgAt(10, list, grades))),
        'recall@10': mean(lists.map(({ list, grades }) => recallAt(10, list, grades))),
      };

/** `LONG=1`: prints the queries whose relevant case isn't first. */
const tellMisses = (
  set: string,
  lists: readonly Listed[],
  texts: readonly { readonly id: string; readonly point: string }[],
): void => {
  const pointOf = new Map(texts.map(({ id, point }) => [id, point]));
  for (const { q, grades, list } of lists) {
    if (nDcgAt(10, list, grades) > 0.9) continue;
    console.log(`${set}: ${q.slice(0, 60)}: ${nDcgAt(10, list, grades).toFixed(2)}, ${list.length} found`);
    for (const id of list.slice(0, 4)) console.log(`   ${grades.get(id) ?? 0} ${(pointOf.get(id) ?? '').slice(0, 80)}`);
  }
};
