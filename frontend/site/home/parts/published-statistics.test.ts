import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { expect, test } from 'vitest';
import { publishedStatistics } from './published-statistics.ts';

test('the home page names the statistics that the questionnaire starts from', () => {
  const { year, decided, upheld } = publishedStatistics;
  const { rate, source } = standardRuleset.published;
  expect(`${(rate * 100).toFixed(1)}%`).toBe(upheld);
  expect(source).toContain(`${year}년에 판정된 부당해고 등 사건 ${decided}건`);
  expect(source).toContain(`(${upheld}) 인정`);
});
