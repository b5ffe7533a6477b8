import { lengthOf } from '@nomucheck/domain/checks/testing/walk-parts.ts';
import { publicFormOf } from '@nomucheck/domain/rulesets/public-form.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { expect, test } from 'vitest';
import { lengthOfCheck } from './the-services.ts';

test('the page says how many questions there are, and how long they take', () => {
  const form = publicFormOf({ ...standardRuleset, rulesetVersion: '0'.repeat(64) });
  const { fewest, most, minutes } = lengthOf(form, 'basic', '2026-11-28');
  expect({ fewest, most, ...minutes }).toEqual(lengthOfCheck);
});
