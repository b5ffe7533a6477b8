import { aboutDiscipline } from './asked-about-discipline.ts';
import { aboutEmployment } from './asked-about-employment.ts';
import { aboutLeaving } from './asked-about-leaving.ts';
import { byCompaniesAndOthers } from './asked-by-companies-and-others.ts';
import type { JudgedQuestion } from './judged-question.ts';

export const judgedQuestions: readonly JudgedQuestion[] = [
  ...aboutLeaving,
  ...aboutEmployment,
  ...aboutDiscipline,
  ...byCompaniesAndOthers,
];
