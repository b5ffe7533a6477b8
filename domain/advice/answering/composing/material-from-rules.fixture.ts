import type { LocalDate } from '../../../kernel/korean/korean-date.ts';
import { standardRuleset } from '../../../rulesets/standard-ruleset.ts';
import { routesFromQuestion } from '../finding/known-routes.ts';
import type { FoundPassage, Material } from '../material.ts';
import { situationOf, testsFor } from '../planning/found-tests.ts';
import { readQuestion } from '../question/read-question.ts';

/** The material of a question as the retrieval finds it, with the section's own precedents in place of a search. */
export const materialFromRules = (
  question: string,
  { today, earlier = [] }: { readonly today: LocalDate; readonly earlier?: readonly string[] },
): Material => {
  const read = readQuestion(question, earlier, today);
  const sections = new Set(read.topics.map(({ section }) => section));
  const precedents = standardRuleset.sections
    .filter(({ id }) => sections.has(id))
    .flatMap((section) => section.precedents);
  const known = {
    routes: routesFromQuestion(standardRuleset.routes, read, today),
    ...{ dismissedOn: read.dates.dismissed, check: null },
  };
  const ruleset = { ...standardRuleset, rulesetVersion: 'v1' };
  return {
    lawDate: today,
    passages: precedents.map(
      ({ court, caseNumber, decidedOn, point, favours }, n): FoundPassage => ({
        ...{ ref: `C${n + 1}`, caseId: `case-${n + 1}`, revision: 1, passage: 0, court, caseNumber, decidedOn },
        ...{ title: `${court} ${caseNumber}`, point, text: point },
        outcome: favours === 'worker' ? 'worker_win' : favours === 'employer' ? 'employer_win' : 'partial',
      }),
    ),
    tests: testsFor(ruleset, read, { sections: [], confirmed: new Set(), side: read.side }, known),
    ...known,
    situation: situationOf(read, known),
  };
};
