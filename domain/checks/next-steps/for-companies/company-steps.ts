import { isUnderLabourLaw } from '../../../rulesets/open-routes.ts';
import { type NextStep, type Situation, stageOf } from '../../next-step.ts';
import { companyDecided, companyReviewed } from './decided.ts';
import { companyPending, companySettled, companyWithdrawn } from './pending.ts';
import { consultFirst, prepare, toComeSteps } from './preparing.ts';
import { crimeWarning } from './warning.ts';

/** For a company: first whether the dismissal is a crime, then what its stage asks for. Nothing of the worker's advice. */
export const companySteps = (situation: Situation): readonly NextStep[] => {
  if (!isUnderLabourLaw(situation.result.routes)) return [...prepare, consultFirst(situation)];
  return [...crimeWarning(situation), ...ofStage(situation), consultFirst(situation)];
};

const ofStage = (situation: Situation): readonly NextStep[] => {
  switch (stageOf(situation)) {
    case 'to_come':
      return toComeSteps(situation);
    case 'filed':
    case 'in_settlement':
      return companyPending(situation);
    case 'decided':
      return companyDecided(situation);
    case 'reviewed':
      return companyReviewed(situation);
    case 'settled':
      return companySettled;
    case 'withdrawn':
      return companyWithdrawn;
    default:
      return prepare;
  }
};
