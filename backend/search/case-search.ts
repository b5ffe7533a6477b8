import type {
  CaseSearchAnswer,
  CaseSearchItem,
  CaseSearchQuery,
  CaseWinRateAnswer,
  CaseWinRateQuery,
} from '@nomucheck/domain/contract/search.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean-date.ts';
import { unpackFrequencies } from '@nomucheck/domain/search/frequencies.ts';
import { flatTitle } from '@nomucheck/domain/search/marks.ts';
import type { Synonyms } from '@nomucheck/domain/search/query.ts';
import { idfOf, type Ranked, rank, termsOf, unitsOf } from '@nomucheck/domain/search/ranking.ts';
import { nearestWord } from '@nomucheck/domain/search/suggestions.ts';
import { anyTerm } from '@nomucheck/domain/search/ts-query.ts';
import { rateOfCounts } from '@nomucheck/domain/win-rate/observed-rate.ts';
import {
  type FoundCases,
  type FoundRecord,
  findCases,
  frequenciesOf,
  type RankedRecord,
  recordsOf,
} from '@nomucheck/projections/case-search/finding.ts';
import type { Wanted } from '@nomucheck/projections/case-search/matched.ts';
import { outcomesByYear } from '@nomucheck/projections/case-search/outcomes.ts';
import type { Generation } from '@nomucheck/projections/case-search/statistics.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { START } from '@nomucheck/projections/runner/event-source.ts';
import type { Points } from '../history/as-of.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { itemsOf } from './search-items.ts';
import type { TermStatistics } from './term-statistics.ts';
import { type Asked, askedFor } from './wanted-cases.ts';

export type CaseSearch = {
  /** `withParts`: how each score came about. */
  search(query: CaseSearchQuery, withParts: boolean): Promise<CaseSearchAnswer>;
  winRate(query: CaseWinRateQuery): Promise<CaseWinRateAnswer>;
  /** How many cases a search would find, and how many there are: what may be told to who may not see them. */
  offer(query: CaseWinRateQuery): Promise<{ readonly found: number; readonly searchable: number }>;
};

export type CaseSearchParts = {
  readonly db: Db;
  readonly statistics: TermStatistics;
  readonly synonyms: () => Promise<Synonyms>;
  readonly points: Points;
  /** Searched for where nothing is typed. */
  readonly defaultQuery: string;
  readonly clock: () => Date;
};

/** So many are ranked at most; where more are found, those of the higher courts and the newer. */
const RANKED = 400;
/** In so many cases the order of a quotation's words is looked at. */
const PHRASES_LOOKED_AT = 500;

export const createCaseSearch = (parts: CaseSearchParts): CaseSearch => {
  const { db, statistics, synonyms, points, defaultQuery: fallback, clock } = parts;

  const asked = async (query: CaseWinRateQuery, cursor?: Cursor): Promise<{ asked: Asked; today: string }> => {
    const point = cursor ?? (query.asOf === undefined ? undefined : await points.of(query.asOf));
    const asOf = point === undefined ? null : (point?.position ?? START);
    const today = point?.today ?? koreanDateOf(clock().toISOString());
    return { asked: askedFor(query, { synonyms: await synonyms(), fallback, asOf }), today };
  };

  /** With the order of quotations where it can be looked at. */
  const exact = async <Found>(
    { wanted, phrases }: Asked,
    find: (wanted: Wanted) => Promise<Found>,
    totalOf: (found: Found) => number,
  ): Promise<{ found: Found; exactPhrases: boolean; wanted: Wanted }> => {
    const found = await find(wanted);
    if (phrases.length === 0 || totalOf(found) === 0) return { found, exactPhrases: true, wanted };
    if (totalOf(found) > PHRASES_LOOKED_AT) return { found, exactPhrases: false, wanted };
    const inOrder = { ...wanted, phrases };
    return { found: await find(inOrder), exactPhrases: true, wanted: inOrder };
  };

  const choosingOf = ({ sort, size }: CaseSearchQuery, { query, flatTitle: title }: Asked, cursor?: Cursor) => {
    if (sort === 'relevance') return { by: 'standing', limit: RANKED, numbers: query.numbers, title } as const;
    const after = cursor ? { decidedOn: cursor.after.decidedOn ?? null, id: cursor.after.id } : null;
    return { by: sort, limit: size + 1, after } as const;
  };

  const search: CaseSearch['search'] = async (query, withParts) => {
    const began = performance.now();
    const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor);
    const { asked: what, today } = await asked(query, cursor);
    const generation = await statistics.generation(cursor?.generation);
    const choosing = choosingOf(query, what, cursor);
    const first = what.isEmpty
      ? { found: noneFound, exactPhrases: true }
      : await exact(
          what,
          (wanted) => findCases(db, wanted, choosing),
          ({ total }) => total,
        );
    const relaxed = first.found.total === 0 && what.query.wanted.length > 0;
    const page = relaxed
      ? await relaxedPage(what, query, generation, today, cursor)
      : query.sort === 'relevance'
        ? await rankedPage(what, first.found, query, generation, today, cursor)
        : await datedPage(first.found, query);
    const { found, facts, ranked, more } = page;
    const records = await recordsOf(db, facts);
    const scores = new Map(ranked?.map((each) => [each.id, each]));
    const items = await itemsOf(db, records, what, { scores, withParts });
    const last = records.at(-1);
    const position = cursor?.position ?? what.wanted.asOf ?? found.position;
    const suggestion = relaxed ? await suggestionFor(what, generation) : undefined;
    return {
      q: what.q,
      items,
      total: found.total,
      ranked: query.sort === 'relevance' ? Math.min(RANKED, found.total) : null,
      relaxed: relaxed && found.total > 0,
      exactPhrases: first.exactPhrases,
      synonyms: saidOtherwise(what),
      facets: found.facets,
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
    what: Asked,
    units: ReturnType<typeof unitsOf>,
    facts: readonly string[],
    generation: Generation,
    today: string,
  ): Promise<{ ranked: readonly Ranked[]; factOf: ReadonlyMap<string, string> }> => {
    const [records, figures] = await Promise.all([frequenciesOf(db, facts), statistics.of(generation, termsOf(units))]);
    const candidates = records.map((record) => ({
      id: record.caseId,
      kind: record.kind,
      tribunal: record.tribunal,
      decidedOn: record.decidedOn,
      frequencies: unpackFrequencies(record.frequencies),
      pinned: isNamed(record, what),
    }));
    const factOf = new Map(records.map(({ caseId, fact }) => [caseId, fact]));
    return { ranked: rank(units, candidates, figures, today), factOf };
  };

  const rankedPage = async (
    what: Asked,
    found: FoundCases,
    { size }: CaseSearchQuery,
    generation: Generation,
    today: string,
    cursor?: Cursor,
  ) => {
    const { ranked, factOf } = await rankedOf(what, unitsOf(what.query), found.facts, generation, today);
    return { found, ...pageOf(ranked, factOf, size, cursor) };
  };

  const datedPage = async (found: FoundCases, { size }: CaseSearchQuery) => ({
    found,
    facts: found.facts.slice(0, size),
    ranked: null,
    more: found.facts.length > size,
  });

  /** What has most of what was asked for: of its rarest terms any, then as good a score as half of the best. */
  const relaxedPage = async (
    what: Asked,
    { size }: CaseSearchQuery,
    generation: Generation,
    today: string,
    cursor?: Cursor,
  ) => {
    const units = unitsOf(what.query);
    const figures = await statistics.of(generation, termsOf(units));
    const byRarity = termsOf(units).toSorted((a, b) => idfOf(b, figures) - idfOf(a, figures));
    const known = byRarity.filter((term) => figures.frequencies.has(term)).slice(0, 8);
    // What isn't known stands in one case at most, or nowhere: asking for it costs nothing.
    const telling = [...known, ...byRarity.filter((term) => !figures.frequencies.has(term)).slice(0, 24)];
    if (telling.length === 0) return { found: noneFound, facts: [], ranked: null, more: false };
    const wanted = { ...what.wanted, query: anyTerm(telling) };
    const found = await findCases(db, wanted, { by: 'standing', limit: RANKED, numbers: [], title: '' });
    const { ranked, factOf } = await rankedOf(what, units, found.facts, generation, today);
    const best = ranked[0]?.parts.text ?? 0;
    const near = ranked.filter(({ parts }) => parts.text >= best / 2).slice(0, 50);
    return { found: { ...found, total: near.length }, ...pageOf(near, factOf, size, cursor) };
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
      const totalOf = ({ years }: Awaited<ReturnType<typeof outcomesByYear>>): number =>
        years.reduce((sum, { total }) => sum + total, 0);
      const { years, position } = what.isEmpty
        ? { years: [], position: START }
        : (await exact(what, (wanted) => outcomesByYear(db, wanted), totalOf)).found;
      return {
        ...rateOfCounts(years),
        byYear: years.map(({ year, ...counts }) => {
          const { band: _band, ...ofYear } = rateOfCounts([counts]);
          return { year, ...ofYear };
        }),
        asOf: what.wanted.asOf ?? position,
        tookMs: Math.round((performance.now() - began) * 10) / 10,
      };
    },
    offer: async (query) => {
      const { asked: what } = await asked(query);
      const nothing = { by: 'newest', limit: 0, after: null } as const;
      const all: Wanted = { ...askedFor({ q: '' }, { synonyms: new Map(), fallback, asOf: null }).wanted };
      const found = what.isEmpty ? 0 : (await findCases(db, { ...what.wanted, phrases: [] }, nothing)).total;
      return { found, searchable: (await findCases(db, all, nothing)).total };
    },
  };
};

const noFacets = { outcome: [], tribunal: [], kind: [], section: [], year: [] };
const noneFound: FoundCases = { total: 0, facets: noFacets, facts: [], position: START };

/** By its number, or by its very title. */
const isNamed = ({ numbers, flatTitle: title }: RankedRecord, what: Asked): boolean =>
  numbers.some((number) => what.query.numbers.includes(number)) || (title !== '' && title === what.flatTitle);

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
