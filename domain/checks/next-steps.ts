import { isUnderLabourLaw } from '../rulesets/open-routes.ts';
import { type NextStep, type Situation, stageOf } from './next-step.ts';
import { companySteps } from './next-steps/for-companies/company-steps.ts';
import { afterDecision } from './next-steps/for-workers/afterwards/after-decision.ts';
import { afterReview } from './next-steps/for-workers/afterwards/after-review.ts';
import { settled } from './next-steps/for-workers/afterwards/settled.ts';
import { withdrawn } from './next-steps/for-workers/afterwards/withdrawn.ts';
import { consult, evidence } from './next-steps/for-workers/always.ts';
import { closedCompany, courtOnly, restOfTerm } from './next-steps/for-workers/court.ts';
import { filing } from './next-steps/for-workers/filing.ts';
import { official } from './next-steps/for-workers/officials.ts';
import { pending } from './next-steps/for-workers/pending.ts';
import { protection } from './next-steps/for-workers/protections.ts';
import { signNothing } from './next-steps/for-workers/signing.ts';
import { smallWorkplace } from './next-steps/for-workers/small-workplace.ts';
import { tellCompany } from './next-steps/for-workers/tell-company.ts';
import { toCome } from './next-steps/for-workers/to-come.ts';

export type { NextStep } from './next-step.ts';
export { beforeNotice, whyNoNotice } from './next-steps/for-companies/notice.ts';

/** A company's warning, which stands above everything else. */
export const isFirstWarning = ({ key }: NextStep): boolean => key === 'crime';

type Part = (situation: Situation) => readonly NextStep[];

/** For people who have not filed yet: what else is open to them, and what they are owed. */
const otherWays: readonly Part[] = [protection, courtOnly, restOfTerm, closedCompany, smallWorkplace];

/** At each stage, in the order in which it would be regretted not to have done it. */
const ofStages: Readonly<Record<ReturnType<typeof stageOf>, readonly Part[]>> = {
  to_come: [tellCompany, toCome, ...otherWays, evidence, consult],
  not_filed: [tellCompany, filing, ...otherWays, evidence, signNothing, consult],
  withdrawn: [withdrawn, filing, ...otherWays, evidence, consult],
  filed: [pending, protection, evidence, consult],
  in_settlement: [pending, protection, evidence, consult],
  decided: [afterDecision, protection, evidence, consult],
  reviewed: [afterReview, protection, evidence],
  settled: [settled, consult],
};

/** What to do now, in order: for the side that asks, by the stage and the facts. The page and the paid document say the same. */
export const nextStepsOf = (situation: Situation): readonly NextStep[] => {
  const { side, routes } = situation.result;
  if (side === 'employer') return companySteps(situation);
  if (!isUnderLabourLaw(routes)) return official(situation);
  return ofStages[stageOf(situation)].flatMap((part) => part(situation));
};
