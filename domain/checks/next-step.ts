import { said } from '../claims/ending.ts';
import type { LocalDate } from '../kernel/korean/korean-date.ts';
import { isChosen } from '../rulesets/chosen.ts';
import type { Answers, RouteName } from '../rulesets/ruleset.ts';
import { type Stage, stageFrom } from '../rulesets/stages.ts';
import type { OpenResult, RouteOut } from './contract/result.ts';
import { isOpenOn } from './first-deadline.ts';
import { withheld } from './sensitive.ts';

/** Something to do now, in words that are finished. */
export type NextStep = {
  /** Names the step for the page's links and the tests; no text says it. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly law?: string;
  /** Ready to be copied and sent to the company. */
  readonly sentence?: string;
  /** The page where the step is done. */
  readonly leadsTo?: 'application' | 'consultation';
};

export type ResultToStepFrom = Pick<OpenResult, 'side' | 'routes' | 'rate' | 'stage' | 'protections' | 'toCome'>;

/** What the steps follow from. The day is that of the reader in Seoul, or of the calculation on paper. */
export type Situation = { readonly answers: Answers; readonly result: ResultToStepFrom; readonly today: LocalDate };

/** How far the dispute has come. Who didn't answer hasn't filed; before the dismissal there is nothing to file yet. */
export const stageOf = ({ answers, result }: Situation): Stage | 'to_come' => {
  if (result.toCome) return 'to_come';
  const stage = stageFrom(said(answers, 'intake/stage') ?? result.stage);
  // An order to come back after the dismissal is answered in section 8, too.
  return stage === 'not_filed' && said(answers, 'detail-8/dismissal-withdrawn') === 'yes' ? 'withdrawn' : stage;
};

export const protectionsOf = ({ answers, result }: Situation): readonly string[] => {
  const chosen = answers.get('intake/protected');
  const all = isChosen(chosen) ? chosen : (result.protections ?? []);
  return all.filter((value) => value !== 'no' && value !== withheld);
};

/** The route, if it is open and its last day hasn't passed since the calculation. */
export const openRoute = ({ result, today }: Situation, name: RouteName): RouteOut | undefined =>
  result.routes.find((route) => route.route === name && isOpenOn(route, today));
