import { unpackFrequencies } from '@nomucheck/domain/search/ranking/frequencies.ts';
import type { Candidate } from '@nomucheck/domain/search/ranking/ranking.ts';
import type { References } from '@nomucheck/domain/search/references.ts';
import { dateOf, type Editions } from '../../cases/editions.ts';
import type { KnownEditions } from '../../cases/known-editions.ts';
import { namedRecords, referencesOf } from '../../cases/records.ts';
import type { Db } from '../../runner/db.ts';
import { choose, type DatePlace, firstOf } from './choosing.ts';
import { type Evidence, type Weights, weighed } from './evidence.ts';
import { type Found, foundAmong, foundAt, type Narrowing, onlyThese, type Places, placesOf, setOf } from './found.ts';
import { frequenciesOf, gistHitsOf, type Hits, hitsOf, hitsOfEach, likelyHitsOf } from './hits.ts';
import { createKnownHits } from './known-hits.ts';
import { showingPhrases } from './phrases.ts';

/** Which cases are asked for. */
export type Wanted = Narrowing & {
  /** As `tsQueryOf` writes it; null: all. */
  readonly query: string | null;
  /** What title, point, keywords or text must show, as `flatTitle` makes it. */
  readonly phrases: readonly string[];
  /** A position of the log; null: as the cases stand. */
  readonly asOf: string | null;
};

/** All records, as they stood at one moment. */
export type Moment = Pick<Found, 'editions' | 'position'> & {
  /** The position of the log that it is of. */
  readonly asOf: string;
};

/** What was found, all of it, of one moment: so that count and list can't disagree. */
export type FoundCases = Found &
  Moment & {
    /** Whether the order of words in quotations was checked. */
    readonly exactPhrases: boolean;
    /** Those with the words in their name or point; null when they weren't requested. */
    readonly gist: Promise<Hits> | null;
  };

export type Finding = {
  /** `toRank`: the result will be ranked, so the data for that is read at the same time. */
  find(wanted: Wanted, toRank?: boolean): Promise<FoundCases>;
  /**
   * The found records to be ranked. Where there are more than `limit`: first those that are named, then those whose name
   * and point have all words or the most evidence, then those of higher tribunals and newer ones.
   */
  candidates(found: FoundCases, by: RankedBy, evidence: readonly Evidence[], limit: number): Promise<ToRank>;
  /** How the records stood at that position; null: as they stand. */
  moment(asOf: string | null): Promise<Moment>;
  /**
   * The cases that meet these conditions or, where none meets all, what is left when conditions are dropped, those that the most
   * cases meet first, until a case meets all others, under the same choices. A condition that no case meets is dropped, too.
   * `kept`: the places of the others; null where no case meets even one. `gathered`: what isn't read once more.
   */
  relax(moment: Moment, wanted: Wanted, conditions: readonly Condition[], gathered?: Gathered): Promise<Relaxed | null>;
  /** Which cases have each piece of this evidence: asked for early, it is read while it is still being counted who is found. */
  gather(evidence: readonly Evidence[]): Gathered;
  /** To be ranked: cases that were not found and have most of this evidence, under the same choices. */
  near(found: FoundCases, wanted: Wanted, gathered: Gathered, limit: number): Promise<ToRank>;
  /** What the order of these cases depends on; `withReferences`: and what they cite, by case. */
  read(
    found: FoundCases,
    toRank: readonly ToRank[],
    withReferences: boolean,
  ): Promise<{
    readonly candidates: readonly FoundCandidate[];
    readonly references: ReadonlyMap<string, References> | undefined;
  }>;
  /** Keys of records in the order of their dates. */
  dated(found: Found, by: 'newest' | 'oldest', after: DatePlace | null, limit: number): readonly string[];
  /** To be ranked: cases with any of these terms in their name or point. */
  like(
    terms: readonly string[],
    except: string,
    asOf: string | null,
    limit: number,
  ): Promise<readonly FoundCandidate[]>;
};

/** In PostgreSQL's language, and the phrase that a case must show besides, as `Wanted` has it. */
export type Condition = { readonly query: string; readonly phrase: string | null };

export type Relaxed = { readonly found: FoundCases; readonly kept: readonly number[] };

export type Gathered = { readonly evidence: readonly Evidence[]; readonly hits: Promise<readonly Hits[]> };

export type RankedBy = {
  readonly numbers: readonly string[];
  /** A title without its blanks; empty for none. */
  readonly title: string;
};

/** Records to be ranked, by their places. `named`: the query is their number or title. */
export type ToRank = { readonly places: readonly number[]; readonly named: Places; readonly counted: boolean };

export type FoundCandidate = Candidate & { readonly fact: string };

/** The order of a quotation's words is checked in at most this many cases. */
const PHRASES_LOOKED_AT = 500;
const noHits: Hits = new Float64Array();
const anything: Narrowing = { sections: [], outcome: [], tribunal: [], kind: [], from: null, to: null };

/**
 * Finds records by the index, which gives the positions of the hits, and by the records in memory, which have their
 * facts: so a word that every case has is counted by all facets in the time in which the database returns its hits.
 */
export const createFinding = (db: Db, known: KnownEditions): Finding => {
  const knownHits = createKnownHits(db);
  const find: Finding['find'] = async (wanted, toRank = false) => {
    const gist = toRank && wanted.query !== null ? gistHitsOf(db, wanted.query) : null;
    // A failure is handled where the promise is awaited.
    gist?.catch(() => {});
    const { hits, position, facts } = await knownHits.of(wanted.query);
    const asOf = wanted.asOf ?? position;
    const found = foundAmong(await known(facts), hits, wanted, Number(asOf));
    if (wanted.phrases.length === 0 || found.chosen.length === 0) return { ...found, asOf, gist, exactPhrases: true };
    const these = await showing(found, wanted.phrases);
    return { ...(these ? onlyThese(found, these) : found), asOf, gist, exactPhrases: these !== null };
  };

  /** The places of those that show the phrases; null where they are too many to look at. */
  const showing = async (
    { dated, editions: { facts } }: Found,
    phrases: readonly string[],
  ): Promise<ReadonlySet<number> | null> => {
    if (dated.length > PHRASES_LOOKED_AT) return null;
    const keys = await showingPhrases(
      db,
      dated.map((place) => facts[place] ?? ''),
      phrases,
    );
    return new Set(dated.filter((place) => keys.has(facts[place] ?? '')));
  };

  const candidatesOf = async (editions: Editions, toRank: readonly ToRank[]): Promise<readonly FoundCandidate[]> => {
    const { opened, facts, caseIds, facetOf, facets, days } = editions;
    const frequencies = await frequenciesOf(
      db,
      toRank.flatMap(({ places }) => places.map((place) => opened[place] ?? 0)),
    );
    const candidateAt = (place: number, { named, counted }: ToRank): readonly FoundCandidate[] => {
      const packed = frequencies.get(opened[place] ?? 0);
      const facet = facets[facetOf[place] ?? 0];
      if (!packed || !facet) return [];
      const candidate = {
        id: caseIds[place] ?? '',
        fact: facts[place] ?? '',
        kind: facet.kind,
        tribunal: facet.tribunal,
        decidedOn: dateOf(days[place] ?? 0),
        frequencies: unpackFrequencies(packed),
        pinned: named.has(place),
        counted,
      };
      return [candidate];
    };
    return toRank.flatMap((each) => each.places.flatMap((place) => candidateAt(place, each)));
  };

  /** What the name and the point of each case have of the query. */
  const evidenceInHead = async (found: FoundCases, evidence: readonly Evidence[], limit: number): Promise<Weights> => {
    const whole = (await found.gist) ?? noHits;
    const { has } = setOf(placesOf(whole, found.editions), found.editions);
    let complete = 0;
    for (const place of found.chosen) if (has(place)) complete += 1;
    // Nothing has more than the whole query; where enough have that, parts of it decide nothing.
    const parts = complete >= limit ? [] : evidence;
    const lists = await hitsOfEach(
      db,
      parts.map(({ query }) => query),
      'head',
    );
    const more = 1 + parts.reduce((sum, { weight }) => sum + weight, 0);
    return weighed(found.editions, [whole, ...lists], [{ query: '', weight: more }, ...parts]);
  };

  const hitsOfConditions = async (
    conditions: readonly Condition[],
    gathered: Gathered | undefined,
  ): Promise<ReadonlyMap<string, Hits>> => {
    const isGathered = new Set(gathered?.evidence.map(({ query }) => query));
    const others = conditions.map(({ query }) => query).filter((query) => !isGathered.has(query));
    const [hits, known] = await Promise.all([hitsOfEach(db, others), gathered?.hits ?? []]);
    const all = [...others, ...isGathered];
    return new Map([...hits, ...known].map((each, n) => [all[n] ?? '', each]));
  };

  return {
    find,
    candidates: async (found, { numbers, title }, evidence, limit) => {
      const [inHead, named] = await Promise.all([
        found.chosen.length <= limit ? [] : evidenceInHead(found, evidence, limit),
        namedRecords(db, numbers, title === '' ? null : title),
      ]);
      const choosing = {
        by: 'standing',
        limit,
        evidence: inHead,
        named: setOf(placesOf(named, found.editions), found.editions),
      } as const;
      return { places: choose(found, choosing), named: choosing.named, counted: true };
    },
    moment: async (asOf) => {
      const { position, facts } = await hitsOf(db, null);
      return { editions: await known(facts), position: Number(asOf ?? position), asOf: asOf ?? position };
    },
    relax: async ({ editions, position, asOf }, wanted, conditions, gathered) => {
      const hits = await hitsOfConditions(conditions, gathered);
      let exactPhrases = true;
      const met: { readonly found: Found; readonly n: number }[] = [];
      for (const [n, { query, phrase }] of conditions.entries()) {
        const found = foundAmong(editions, hits.get(query) ?? noHits, wanted, position);
        const these = phrase === null || found.chosen.length === 0 ? undefined : await showing(found, [phrase]);
        if (these === null) exactPhrases = false;
        const all = these ? onlyThese(found, these) : found;
        if (all.chosen.length > 0) met.push({ found: all, n });
      }
      const [rarest, ...commoner] = met.sort((one, other) => one.found.dated.length - other.found.dated.length);
      if (!rarest) return null;
      const kept = [rarest.n];
      let { found } = rarest;
      for (const each of commoner) {
        const next = onlyThese(found, setOf(each.found.dated, editions));
        if (next.chosen.length === 0) break;
        found = next;
        kept.push(each.n);
      }
      return { found: { ...found, asOf, gist: null, exactPhrases }, kept };
    },
    gather: (evidence) => {
      const hits = hitsOfEach(
        db,
        evidence.map(({ query }) => query),
      );
      // A failure is handled where the promise is awaited.
      hits.catch(() => {});
      return { evidence, hits };
    },
    near: async (found, wanted, { evidence, hits: gathered }, limit) => {
      const none = { named: new Set<number>(), counted: false };
      if (evidence.length === 0) return { ...none, places: [] };
      const lists = await gathered;
      const weights = weighed(found.editions, lists, evidence);
      const weightAt = (place: number): number => weights[place] ?? 0;
      for (const place of found.chosen) weights[place] = 0;
      const some: number[] = [];
      for (let place = 0; place < weights.length; place += 1) if (weightAt(place) > 0) some.push(place);
      const others = foundAt(found.editions, some, wanted, found.position).chosen;
      const places = firstOf(others, limit, (one, other) => weightAt(other) - weightAt(one) || one - other);
      return { ...none, places };
    },
    read: async ({ editions }, toRank, withReferences) => {
      const facts = toRank.flatMap(({ places }) => places.map((place) => editions.facts[place] ?? ''));
      const [candidates, references] = await Promise.all([
        candidatesOf(editions, toRank),
        withReferences ? referencesOf(db, facts) : undefined,
      ]);
      return { candidates, references };
    },
    dated: (found, by, after, limit) =>
      choose(found, { by, after, limit }).map((place) => found.editions.facts[place] ?? ''),
    like: async (terms, except, asOf, limit) => {
      const [hits, { position, facts }] = await Promise.all([likelyHitsOf(db, terms), hitsOf(db, null)]);
      const editions = await known(facts);
      const found = foundAmong(editions, hits, anything, Number(asOf ?? position));
      const others = found.chosen.filter((place) => editions.caseIds[place] !== except);
      const choosing = { by: 'standing', limit, evidence: [], named: new Set<number>() } as const;
      const places = choose({ ...found, chosen: others }, choosing);
      return candidatesOf(editions, [{ places, named: choosing.named, counted: true }]);
    },
  };
};
