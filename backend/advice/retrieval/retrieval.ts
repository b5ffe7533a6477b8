import { checkFacts, confirmedIn, dismissedIn } from '@nomucheck/domain/advice/answering/finding/check-facts.ts';
import { routesFromQuestion, routesOfCheck } from '@nomucheck/domain/advice/answering/finding/known-routes.ts';
import { type Search, searchesFor } from '@nomucheck/domain/advice/answering/finding/searches.ts';
import type { FoundPassage, Material } from '@nomucheck/domain/advice/answering/material.ts';
import { saidTwiceAgainst } from '@nomucheck/domain/advice/answering/planning/against-check.ts';
import { situationOf, testsFor } from '@nomucheck/domain/advice/answering/planning/found-tests.ts';
import { readQuestion } from '@nomucheck/domain/advice/answering/question/read-question.ts';
import type { TopicCorrection } from '@nomucheck/domain/advice/corrections/topic-correction.ts';
import type { CheckRecord } from '@nomucheck/domain/checks/contract/check.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { CheckViews } from '../../checks/context.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { Published, Rulesets } from '../../rulesets/context.ts';
import type { PassageFound, PassageSearch } from '../../search/context.ts';

/** Finds what an answer may rest on, before it is written: public cases and rules, and the caller's own check. */
export type Retrieval = {
  /**
   * `question` and `earlier` (what the asker wrote before in this advice) are masked. Throws as the check's own page does where
   * the caller may not see the check.
   */
  materialFor(question: string, checkId: string | null, caller: Caller, earlier?: readonly string[]): Promise<Material>;
};

type PublicParts = {
  /** How the firm has corrected its topics. */
  readonly corrections: () => Promise<readonly TopicCorrection[]>;
  readonly passages: PassageSearch;
  readonly rulesets: Pick<Rulesets, 'current' | 'find'>;
  readonly clock: () => Date;
};

export type RetrievalParts = PublicParts & { readonly checkViews: Pick<CheckViews, 'visible' | 'lockedRecord'> };

export const createRetrieval = ({ checkViews, ...parts }: RetrievalParts): Retrieval => {
  const fromQuestion = createPublicRetrieval(parts);
  return {
    materialFor: async (question, checkId, caller, earlier = []) => {
      if (checkId === null) return fromQuestion(question, earlier);
      const check = await checkViews.lockedRecord(await checkViews.visible(checkId, caller), caller);
      const published = await parts.rulesets.find(check.rulesetVersion);
      if (!published) throw new DomainError('check_fetch_failed');
      return gather(parts, published, { question, earlier, check });
    },
  };
};

/** For a question that is asked from no check. */
export const createPublicRetrieval =
  (parts: PublicParts) =>
  async (question: string, earlier: readonly string[] = []): Promise<Material> =>
    gather(parts, await parts.rulesets.current(), { question, earlier, check: null });

type AskedFrom = {
  readonly question: string;
  readonly earlier: readonly string[];
  readonly check: CheckRecord | null;
};

const gather = async (
  { passages, corrections, clock }: PublicParts,
  { ruleset, form }: Published,
  { question, earlier, check }: AskedFrom,
): Promise<Material> => {
  const today = koreanDateOf(clock());
  const read = readQuestion(question, earlier, today);
  const stored = check && checkFacts(form, ruleset.routes, check);
  const said = saidTwiceAgainst(stored?.values ?? new Map(), { question, earlier, today });
  const facts = stored && { ...stored, values: new Map([...(stored.values ?? []), ...said]), saidSince: said.size > 0 };
  const sections = facts?.sections.map(({ id }) => id) ?? [];
  const known = {
    routes: check
      ? routesOfCheck(ruleset.routes, check, { said, today })
      : routesFromQuestion(ruleset.routes, read, today),
    dismissedOn: facts ? dismissedIn(facts) : read.dates.dismissed,
    check: facts,
    corrections: await corrections(),
  };
  const confirmed = check ? confirmedIn(form, check) : new Set<string>();
  return {
    lawDate: today,
    passages: await passagesFor(passages, searchesFor(read.topics, sections)),
    tests: testsFor(ruleset, read, { sections, confirmed, side: facts?.side ?? read.side }, known),
    ...known,
    situation: situationOf(read, known),
  };
};

/** Of the first search so many, of the second fewer: the first is what the question is about. */
const OF_FIRST = 5;
const OF_SECOND = 3;

/** At most two searches, side by side. */
const passagesFor = async (passages: PassageSearch, searches: readonly Search[]): Promise<readonly FoundPassage[]> => {
  const found = await Promise.all(
    searches.map(({ words, section }, n) => passages.find(words, { section, limit: n === 0 ? OF_FIRST : OF_SECOND })),
  );
  const distinct = new Map<string, PassageFound>();
  for (const passage of found.flat()) if (!distinct.has(passage.caseId)) distinct.set(passage.caseId, passage);
  return [...distinct.values()].map((passage, n) => ({ ref: `C${n + 1}`, ...passage }));
};
