import { regionWageAndHours } from './intake/after-the-figure.ts';
import { contactQuestions } from './intake/contact.ts';
import { employmentQuestions } from './intake/employment.ts';
import { groundQuestions } from './intake/ground.ts';
import { insuranceAndNotice } from './intake/insurance-and-notice.ts';
import { moneyQuestions } from './intake/money.ts';
import { protectedQuestion } from './intake/protected.ts';
import { stageQuestions } from './intake/stage.ts';
import type { IntakeQuestion } from './ruleset.ts';

/**
 * Questions in the order asked; those that move neither the figure nor a route follow the figure (`afterFigure`). Their numbers are
 * addresses and not places. The request for a consultation (14) is no part of the walk.
 */
export const standardIntake: readonly IntakeQuestion[] = [
  ...employmentQuestions,
  ...stageQuestions,
  ...insuranceAndNotice,
  protectedQuestion,
  ...groundQuestions,
  ...regionWageAndHours,
  ...moneyQuestions,
  ...contactQuestions,
];
