import type { Logger } from 'pino';
import type { Attempts } from '../../engine/vault/attempts.ts';
import { createDailyBudget, type DailyBudget } from '../../engine/vault/daily-budget.ts';
import type { AskingRules } from '../settings.ts';

/** How many answers of the configured model the whole service may have in a day. */
export const createAdvisorBudget = (
  { perDay }: Pick<AskingRules['answers'], 'perDay'>,
  attempts: Attempts,
  log: Pick<Logger, 'error'>,
): DailyBudget =>
  createDailyBudget({
    ...{ attempts, name: 'advisor', subject: 'answers of the model of the day', perDay },
    alarm: (used, perDay) =>
      log.error({ alarm: 'advisor_budget', used, perDay }, 'the answers of the model of the day run out'),
    advice:
      '하루에 쓸 AI 답변을 거의 다 썼습니다. 평소보다 많다면 누가 묻는지 살펴보고, 맞다면 ADVISOR_ANSWERS_PER_DAY를 늘려 주십시오.',
  });
