import type { ResultToStepFrom } from '../checks/next-step.ts';
import { nextStepsOf } from '../checks/next-steps.ts';
import type { LocalDate } from '../kernel/korean/korean-date.ts';
import type { Answers } from '../rulesets/ruleset.ts';
import type { SharedResultOut } from './contract.ts';

/** What the steps on a link may follow from: how far the dispute has come. No day, nothing of the person or the workplace. */
const shownAnswers: ReadonlySet<string> = new Set(['intake/stage', 'intake/decision']);

/** They lead to parts of the owner's page. */
const ofThePage: ReadonlySet<string> = new Set(['consult', 'evidence']);

/** What to do now, for those who help: without the words that the person sends, and without what speaks of themselves. */
export const sharedStepsOf = (
  answers: Answers,
  { side, routes, rate, stage, toCome }: ResultToStepFrom,
  today: LocalDate,
): SharedResultOut['nextSteps'] =>
  nextStepsOf({
    answers: new Map([...answers].filter(([key]) => shownAnswers.has(key))),
    result: { side, routes, rate, ...(stage === undefined ? {} : { stage }), ...(toCome ? { toCome } : {}) },
    today,
  })
    .filter(({ key, sentence }) => sentence === undefined && !ofThePage.has(key))
    .map(({ title, text, law }) => ({ title, text, ...(law === undefined ? {} : { law }) }));
