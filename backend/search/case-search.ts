import { rateOfCounts } from '@nomucheck/domain/checks/win-rate/observed-rate.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean-date.ts';
import type {
  CaseSearchAnswer,
  CaseSearchItem,
  CaseSearchQuery,
  CaseWinRateAnswer,
  CaseWinRateQuery,
} from '@nomucheck/domain/search/contract/search.ts';
import { flatTitle } from '@nomucheck/domain/search/marks.ts';
import type { Synonyms } from '@nomucheck/domain/search/query.ts';
import { idfOf, type Ranked, rank, termsOf, unitsOf } from '@nomucheck/domain/search/ranking.ts';
import { nearestWord } from '@nomucheck/domain/search/suggestions.ts';
import { anyTerm } from '@nomucheck/domain/search/ts-query.ts';
import { type FoundRecord, recordsOf } from '@nomucheck/projections/cases/case-facts/records.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { START } from '@nomucheck/projections/runner/event-source.ts';
import type { Finding, FoundCandidate, FoundCases, Wanted } from '@nomucheck/projections/search/case-search/finding.ts';
import { outcomesByYear } from '@nomucheck/projections/search/case-search/outcomes.ts';
import type { Generation } from '@nomucheck/projections/search/case-search/statistics.ts';
import type { Points } from '../engine/history/as-of.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { itemsOf } from './search-items.ts';
import type { TermStatistics } from './term-statistics.ts';
import { type Asked, askedFor } from './wanted-cases.ts';

export type CaseSearch = {
  /** `withParts`: how each score came about. */
  search(query: CaseSearchQuery, withParts: boolean): Promise<CaseSearchAnswer>;
  winRate(query: CaseWinRateQuery): Promise<CaseWinRateAnswer>;
  /**
   * How many cases say these words, and how many there are: what may be told to who may not see them. Of the words alone:
   * narrowed by outcome or year, the numbers would be what is paid for.
   */
  offer(q: string | undefined): Promise<{ readonly found: number; readonly searchable: number }>;
};

export type CaseSearchParts = {
  readonly db: Db;
  readonly finding: Finding;
  readonly statistics: TermStatistics;
  readonly synonyms: () => Promise<Synonyms>;
  readonly points: Points;
  /** Searched for where nothing is typed. */
  readonly defaultQuery: string;
  readonly clock: () => Date;
};

/** So many are ranked at most; where more are found, those of the higher courts and the newer. */
const RANKED = 400;

export const createCaseSearch = (parts: CaseSearchParts): CaseSearch => {
  const { db, finding, statistics, synonyms, points, defaultQuery: fallback, clock } = parts;

  const asked = async (query: CaseWinRateQuery, cursor?: Cursor): Promise<{ asked: Asked; today: string }> => {
    const point = cursor ?? (query.asOf === undefined ? undefined : await points.of(query.asOf));
    const asOf = point === undefined ? null : (point?.position ?? START);
    const today = point?.today ?? koreanDateOf(clock().toISOString());
    return { asked: askedFor(query, { synonyms: await synonyms(), fallback, asOf }), today };
  };

  const search: CaseSearch['search'] = async (query, withParts) => {
    const began = performance.now();
    const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor);
    const { asked: what, today } = await asked(query, cursor);
    const generation = await statistics.generation(cursor?.generation);
    const first = await finding.find(what.isEmpty ? nowhere(what) : what.wanted, query.sort === 'relevance');
    const relaxed = first.chosen.length === 0 && what.query.wanted.length > 0;
    const page = relaxed
      ? await relaxedPage(what, first, query, generation, today, cursor)
      : query.sort === 'relevance'
        ? await rankedPage(what, first, query, generation, today, cursor)
        : datedPage(first, query.sort, query.size, cursor);
    const { total, facets, facts, ranked, more } = page;
    const records = await recordsOf(db, facts);
    const scores = new Map(ranked?.map((each) => [each.id, each]));
    const items = await itemsOf(db, records, what, { scores, withParts });
    const last = records.at(-1);
    const position = cursor?.position ?? first.asOf;
    const suggestion = relaxed ? await suggestionFor(what, generation) : undefined;
    return {
      q: what.q,
      items,
      total,
      ranked: query.sort === 'relevance' ? Math.min(RANKED, total) : null,
      relaxed: relaxed && total > 0,
      exactPhrases: first.exactPhrases,
      synonyms: saidOtherwise(what),
      facets,
      cursor:
        more && last
          ? writeCursor({ position, generation: generation.generation, today, after: placeOf(last, items.at(-1)) })
          : null,
      asOf: position,
      tookMs: Math.round((performance.now() - began) * 10) / 10,
      ...(suggestion === undefined ? {} : { suggestion }),
    };
  };

  const rankedOf = async (
    units: ReturnType<typeof unitsOf>,
    candidates: readonly FoundCandidate[],
    generation: Generation,
    today: string,
  ): Promise<{ ranked: readonly Ranked[]; factOf: ReadonlyMap<string, string> }> => {
    const figures = await statistics.of(generation, termsOf(units));
    const factOf = new Map(candidates.map(({ id, fact }) => [id, fact]));
    return { ranked: rank(units, candidates, figures, today), factOf };
  };

  const rankedPage = async (
    { query, flatTitle: title }: Asked,
    found: FoundCases,
    { size }: CaseSearchQuery,
    generation: Generation,
    today: string,
    cursor?: Cursor,
  ): Promise<Page> => {
    const by = { numbers: query.numbers, title };
    const candidates = await finding.candidates(found, by, RANKED);
    const { ranked, factOf } = await rankedOf(unitsOf(query), candidates, generation, today);
    return { total: found.chosen.length, facets: found.facets, ...pageOf(ranked, factOf, size, cursor) };
  };

  const datedPage = (found: FoundCases, by: 'newest' | 'oldest', size: number, cursor?: Cursor): Page => {
    const after = cursor ? { decidedOn: cursor.after.decidedOn ?? null, id: cursor.after.id } : null;
    const facts = finding.dated(found, by, after, size + 1);
    return {
      total: found.chosen.length,
      facets: found.facets,
      facts: facts.slice(0, size),
      ranked: null,
      more: facts.length > size,
    };
  };

  /** What has most of what was asked for: of its rarest terms any, then as good a score as half of the best. */
  const relaxedPage = async (
    what: Asked,
    nothing: FoundCases,
    { size }: CaseSearchQuery,
    generation: Generation,
    today: string,
    cursor?: Cursor,
  ): Promise<Page> => {
    const units = unitsOf(what.query);
    const figures = await statistics.of(generation, termsOf(units));
    const byRarity = termsOf(units).toSorted((a, b) => idfOf(b, figures) - idfOf(a, figures));
    const known = byRarity.filter((term) => figures.frequencies.has(term)).slice(0, 8);
    // What isn't known stands in one case at most, or nowhere: asking for it costs nothing.
    const telling = [...known, ...byRarity.filter((term) => !figures.frequencies.has(term)).slice(0, 24)];
    if (telling.length === 0) return { total: 0, facets: nothing.facets, facts: [], ranked: null, more: false };
    const wanted = { ...what.wanted, phrases: [], asOf: nothing.asOf, query: anyTerm(telling) };
    const found = await finding.find(wanted, true);
    const by = { numbers: [], title: '' };
    const { ranked, factOf } = await rankedOf(units, await finding.candidates(found, by, RANKED), generation, today);
    const best = ranked[0]?.parts.text ?? 0;
    const near = ranked.filter(({ parts }) => parts.text >= best / 2).slice(0, 50);
    return { total: near.length, facets: found.facets, ...pageOf(near, factOf, size, cursor) };
  };

  const suggestionFor = async ({ query, q }: Asked, generation: Generation): Promise<string | undefined> => {
    const known = await statistics.keywords(generation);
    const flat = new Set([...known.keys()].map(flatTitle));
    const better = new Map<string, string>();
    for (const word of query.words) {
      if (flat.has(flatTitle(word))) continue;
      const nearest = nearestWord(word, known);
      if (nearest) better.set(word, nearest);
    }
    if (better.size === 0) return undefined;
    return [...better].reduce((text, [word, nearest]) => text.replace(word, () => nearest), q);
  };

  return {
    search,
    winRate: async (query) => {
      const began = performance.now();
      const { asked: what } = await asked(query);
      const found = await finding.find(what.isEmpty ? nowhere(what) : what.wanted);
      const years = outcomesByYear(found);
      return {
        ...rateOfCounts(years),
        byYear: years.map(({ year, ...counts }) => {
          const { band: _band, ...ofYear } = rateOfCounts([counts]);
          return { year, ...ofYear };
        }),
        asOf: found.asOf,
        tookMs: Math.round((performance.now() - began) * 10) / 10,
      };
    },
    offer: async (q) => {
      const { asked: what } = await asked(q === undefined ? {} : { q });
      const everything = askedFor({ q: '' }, { synonyms: new Map(), fallback, asOf: null }).wanted;
      const totalOf = async (wanted: Wanted): Promise<number> => (await finding.find(wanted)).chosen.length;
      return {
        found: what.isEmpty ? 0 : await totalOf({ ...what.wanted, phrases: [] }),
        searchable: await totalOf(everything),
      };
    },
  };
};

type Page = Pick<CaseSearchAnswer, 'total' | 'facets'> & {
  /** Keys of the records to show. */
  readonly facts: readonly string[];
  readonly ranked: readonly Ranked[] | null;
  readonly more: boolean;
};

/** Only what is to be left out, or signs, was typed: that finds nothing. */
const nowhere = ({ wanted }: Asked): Wanted => ({ ...wanted, phrases: [], query: `'x' & !'x'` });

const pageOf = (
  ranked: readonly Ranked[],
  factOf: ReadonlyMap<string, string>,
  size: number,
  cursor?: Cursor,
): { facts: readonly string[]; ranked: readonly Ranked[]; more: boolean } => {
  const from = cursor ? ranked.findIndex((each) => isBehind(each, cursor.after)) : 0;
  const rest = from < 0 ? [] : ranked.slice(from);
  const page = rest.slice(0, size);
  return { facts: page.map(({ id }) => factOf.get(id) ?? ''), ranked: page, more: rest.length > size };
};

const isBehind = ({ score, id }: Ranked, after: Cursor['after']): boolean =>
  score < (after.score ?? 0) || (score === after.score && id < after.id);

const placeOf = ({ decidedOn, caseId: id }: FoundRecord, item: CaseSearchItem | undefined): Cursor['after'] =>
  item?.score === undefined || item.score === null ? { decidedOn, id } : { score: item.score, id };

const saidOtherwise = ({ query }: Asked): CaseSearchAnswer['synonyms'] =>
  query.wanted.flatMap((clause) =>
    clause.kind === 'syllables'
      ? clause.parts
          .filter(({ others }) => others.length > 0)
          .map(({ text, others }) => ({ word: text, others: [...others] }))
      : [],
  );
