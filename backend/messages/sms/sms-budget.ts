import { createDailyBudget, type DailyBudget, type DailyBudgetParts } from '../../engine/vault/daily-budget.ts';

/**
 * The number of text messages that the whole service requests in a day. Each costs money, and an attacker may even earn
 * by causing them in masses (toll fraud); limits by number and network don't stop an attacker with many of both.
 */
export type SmsBudget = DailyBudget;

export const createSmsBudget = (parts: Pick<DailyBudgetParts, 'attempts' | 'perDay' | 'alarm'>): SmsBudget =>
  createDailyBudget({
    ...{ ...parts, name: 'sms', subject: 'text messages of the day' },
    advice:
      '하루에 보낼 문자를 거의 다 썼습니다. 평소보다 많다면 누가 보내게 하는지 살펴보고, 맞다면 SMS_PER_DAY를 늘려 주십시오.',
  });
