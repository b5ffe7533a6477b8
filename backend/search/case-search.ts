import { rateOfCounts } from '@nomucheck/domain/checks/observed-rate.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type {
  CaseSearchAnswer,
  CaseSearchItem,
  CaseSearchQuery,
  CaseWinRateAnswer,
  CaseWinRateQuery,
} from '@nomucheck/domain/search/contract/search.ts';
import { demandsOf, isPassage } from '@nomucheck/domain/search/query/demands.ts';
import { typedOf, typedTermsOf } from '@nomucheck/domain/search/query/said.ts';
import { tsQueryOf } from '@nomucheck/domain/search/query/ts-query.ts';
import { termsOf, unitsOf } from '@nomucheck/domain/search/query/units.ts';
import { missingForAFigure } from '@nomucheck/domain/search/ranking/decided-for-a-figure.ts';
import { leansOnReferences, type Ranked, rank } from '@nomucheck/domain/search/ranking/ranking.ts';
import type { Statistics } from '@nomucheck/domain/search/ranking/term-weights.ts';
import type { Synonyms } from '@nomucheck/domain/search/words/word-runs.ts';
import { type FoundRecord, recordsOf } from '@nomucheck/projections/cases/records.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type {
  Finding,
  FoundCases,
  Gathered,
  Moment,
  Wanted,
} from '@nomucheck/projections/search/case-search/finding.ts';
import { facetsOf } from '@nomucheck/projections/search/case-search/found.ts';
import { outcomesByYear } from '@nomucheck/projections/search/case-search/outcomes.ts';
import type { Points } from '../engine/history/as-of.ts';
import { type Cursor, readCursor, writeCursor } from './asking/cursor.ts';
import { demandsByRarity, evidenceFor, withinBudget } from './asking/query-weight.ts';
import { type Asked, askedFor, phraseOf, saidOtherwise } from './asking/wanted-cases.ts';
import { itemsOf } from './search-items.ts';
import { createSuggestions } from './search-suggestions.ts';
import type { TermStatistics } from './words/term-statistics.ts';

export type CaseSearch = {
  /** `withParts`: with the parts of each score. */
  search(query: CaseSearchQuery, withParts: boolean): Promise<CaseSearchAnswer>;
  winRate(query: CaseWinRateQuery): Promise<CaseWinRateAnswer>;
  /**
   * The number of cases with these words, and of all cases: the only figures for people without access. Other
   * conditions are ignored, because counts by outcome or year are a part of what is paid for.
   */
  offer(q: string | undefined): Promise<{ readonly found: number; readonly searchable: number }>;
};

export type CaseSearchParts = {
  readonly db: Db;
  readonly finding: Finding;
  readonly statistics: TermStatistics;
  readonly synonyms: () => Promise<Synonyms>;
  readonly points: Points;
  /** The search word when nothing was typed. */
  readonly defaultQuery: string;
  readonly clock: () => Date;
};

/**
 * So many are ranked at most; where more are found, those with the most evidence in name and point. Where fewer have all that
 * was demanded, others fill the list up to this.
 */
const RANKED = 400;

export const createCaseSearch = (parts: CaseSearchParts): CaseSearch => {
  const { db, finding, statistics, synonyms, points, defaultQuery: fallback, clock } = parts;

  const suggestionFor = createSuggestions(statistics);

  const asked = async (
    query: CaseWinRateQuery,
    cursor?: Cursor,
  ): Promise<{ asked: Asked; known: Synonyms; today: string }> => {
    const point = cursor ?? (query.asOf === undefined ? undefined : await points.of(query.asOf));
    const asOf = point === undefined ? null : (point?.position ?? START);
    const today = point?.today ?? koreanDateOf(clock().toISOString());
    const known = await synonyms();
    return { asked: askedFor(query, { synonyms: known, fallback, asOf }), known, today };
  };

  const search: CaseSearch['search'] = async (query, withParts) => {
    const began = performance.now();
    const cursor = readCursor(query);
    const { asked: what, known, today } = await asked(query, cursor);
    const generation = await statistics.generation(cursor?.generation);
    const figures = statistics.of(generation, [
      ...termsOf(unitsOf(what.query)),
      ...typedTermsOf(what.q).map(({ term }) => term),
    ]);
    const demanded = await demand(what, figures, query.sort === 'relevance');
    const { found: first, dropped, numbersBegin } = demanded;
    const [page, suggestion] = await Promise.all([
      query.sort === 'relevance'
        ? rankedPage(what, demanded, query, await figures, today, cursor)
        : datedPage(first, query.sort, query.size, cursor),
      suggestionFor(what, {
        ...{ synonyms: known, generation },
        total: dropped.length > 0 ? 0 : first.chosen.length,
      }),
    ]);
    const { total, facets, facts, ranked, more } = page;
    const records = await recordsOf(db, facts);
    const scores = new Map(ranked?.map((each) => [each.id, each]));
    const items = await itemsOf(db, records, what, { scores, withParts });
    const last = records.at(-1);
    const position = cursor?.position ?? first.asOf;
    return {
      q: what.q,
      items,
      total,
      ranked: query.sort === 'relevance' ? Math.min(RANKED, total) : null,
      relaxed: dropped.length > 0,
      exactPhrases: first.exactPhrases,
      synonyms: saidOtherwise(what),
      facets,
      cursor:
        more && last
          ? writeCursor(query, {
              position,
              generation: generation.generation,
              today,
              after: placeOf(last, items.at(-1)),
            })
          : null,
      asOf: position,
      tookMs: Math.round((performance.now() - began) * 10) / 10,
      ...(dropped.length === 0 ? {} : { dropped: [...dropped] }),
      ...(numbersBegin ? { numbersBegin } : {}),
      ...(what.query.passedOver.length === 0 ? {} : { passedOver: [...what.query.passedOver] }),
      ...(suggestion === undefined ? {} : { suggestion }),
    };
  };

  /** What has all that was asked for; where nothing has, what has all but the commonest words of it, and which those are. */
  const demand = async (what: Asked, figures: Promise<Statistics>, toRank: boolean): Promise<Demanded> => {
    const { query, wanted, isEmpty } = what;
    // A failure is handled where the promise is awaited, which may be later, or never.
    figures.catch(() => {});
    if (isEmpty) return { found: await finding.find(nowhere(what)), dropped: [] };
    const relax = (moment: Moment | Promise<Moment>) => relaxed(what, figures, moment, toRank);
    // Of a long query it is asked first whether a case has its rarest words: that none has all is the rule, and soon known.
    const rarest = isLong(query) ? await relax(finding.moment(wanted.asOf)) : null;
    if (rarest && !rarest.hasAll && query.numbers.length === 0) return rarest;
    const found = await finding.find(wanted, toRank);
    if (found.chosen.length > 0) return { found, dropped: [], gathered: rarest?.gathered };
    return (await withBegunNumbers(what, toRank)) ?? rarest ?? (await relax(found)) ?? { found, dropped: [] };
  };

  const withBegunNumbers = async ({ query, wanted }: Asked, toRank: boolean): Promise<Demanded | null> => {
    if (query.numbers.length === 0) return null;
    const found = await finding.find({ ...wanted, query: tsQueryOf(query, { begunNumbers: true }) }, toRank);
    return found.chosen.length > 0 ? { found, dropped: [], numbersBegin: true } : null;
  };

  /**
   * The cases that have the rarest words, as many of these words as any case has together. `hasAll`: they have each of them.
   * null where no case has even one.
   */
  const relaxed = async (
    { query, wanted }: Asked,
    figures: Promise<Statistics>,
    moment: Moment | Promise<Moment>,
    toRank: boolean,
  ): Promise<(Demanded & { readonly hasAll: boolean }) | null> => {
    const [known, at] = await Promise.all([figures, moment]);
    const gathered = toRank ? finding.gather(evidenceFor(unitsOf(query), known)) : undefined;
    const demands = demandsByRarity(query, known);
    const conditions = withinBudget(demands);
    const relaxing = conditions.map(({ condition, clause }) => ({ query: condition, phrase: phraseOf(clause) }));
    const standing = await finding.relax(at, wanted, relaxing, gathered);
    if (!standing) return null;
    const { found, kept } = standing;
    const dropped = demands.flatMap(({ word }, n) => (kept.includes(n) ? [] : [word]));
    return { found, dropped, gathered, hasAll: kept.length === conditions.length };
  };

  /** The counted cases, and those with much of the query, ranked by the sum of their evidence. */
  const rankedPage = async (
    what: Asked,
    { found, dropped, gathered }: Demanded,
    { size }: CaseSearchQuery,
    figures: Statistics,
    today: string,
    cursor?: Cursor,
  ): Promise<Page> => {
    const { query } = what;
    const units = unitsOf(query);
    const by = dropped.length > 0 ? { numbers: [], title: '' } : { numbers: query.numbers, title: what.flatTitle };
    const evidence = evidenceFor(units, figures);
    const limit = Math.max(0, RANKED - found.chosen.length);
    const toRank = await Promise.all([
      finding.candidates(found, by, evidence, RANKED),
      ...(found.chosen.length === 0 || limit === 0 || (dropped.length === 0 && isExact(query))
        ? []
        : [finding.near(found, what.wanted, gathered ?? finding.gather(evidence), limit)]),
    ]);
    const typed = typedOf(what.q, query);
    const { candidates, references } = await finding.read(found, toRank, leansOnReferences(units, figures, typed));
    const ranked = rank(units, candidates, figures, today, typed, references);
    const factOf = new Map(candidates.map(({ id, fact }) => [id, fact]));
    return { total: found.chosen.length, facets: facetsOf(found), ...pageOf(ranked, factOf, size, cursor) };
  };

  const datedPage = (found: FoundCases, by: 'newest' | 'oldest', size: number, cursor?: Cursor): Page => {
    const after = cursor ? { decidedOn: cursor.after.decidedOn ?? null, id: cursor.after.id } : null;
    const facts = finding.dated(found, by, after, size + 1);
    return {
      total: found.chosen.length,
      facets: facetsOf(found),
      facts: facts.slice(0, size),
      ranked: null,
      more: facts.length > size,
    };
  };

  return {
    search,
    winRate: async (query) => {
      const began = performance.now();
      const { asked: what } = await asked(query);
      const figures = statistics.of(await statistics.generation(), termsOf(unitsOf(what.query)));
      const { found } = await demand(what, figures, false);
      const years = outcomesByYear(found);
      const counted = rateOfCounts(years);
      return {
        ...counted,
        missing: missingForAFigure(counted.decided),
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

/** What is counted, and which words had to be dropped so that there is any. */
type Demanded = {
  readonly found: FoundCases;
  readonly dropped: readonly string[];
  /** Which cases have the words, where that was read already. */
  readonly gathered?: Gathered | undefined;
  /** No case has the typed number: these have one that begins like it. */
  readonly numbersBegin?: true;
};

/** So many demands are seldom met by one case. */
const LONG = 8;
const isLong = (query: Asked['query']): boolean => demandsOf(query).length >= LONG;

/** Just what was asked for, and nothing else, if there is any: in quotes, by a number, one word of which there is no part. */
const isExact = (query: Asked['query']): boolean => {
  const { wanted, unwanted, numbers } = query;
  if (unwanted.length > 0 || demandsOf({ wanted }).length < 2) return true;
  if (isPassage(query)) return false;
  return numbers.length > 0 || wanted.some(({ kind }) => kind === 'phrase' || kind === 'prefix');
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
