import { count, setting } from '../engine/settings/setting.ts';
import { defineSettings } from '../engine/settings/settings.ts';

/** What a person may use of the AI. */
export const usageSettings = defineSettings({
  title: 'Quotas of AI advice',
  variables: {
    ADVICE_QUESTIONS_PER_MONTH: setting(
      count(20, 0, 1_000_000),
      'questions to the AI that a person may ask in a Korean month in their own name; what the members of a company may ask in its name is set with the company',
    ),
  },
  values: (set) => ({ questionsPerMonth: set.ADVICE_QUESTIONS_PER_MONTH }),
});
