import { describe, expect, test } from 'vitest';
import { rulesetContentSchema, rulesetFromJson } from './ruleset-from-json.ts';
import { standardRuleset } from './standard-ruleset.ts';

const stored = (): string => JSON.stringify(standardRuleset);

describe('a published ruleset read back from its blob', () => {
  test('is the ruleset that was published, under its version', () => {
    expect(rulesetFromJson(JSON.parse(stored()), 'f'.repeat(64))).toEqual({
      ...standardRuleset,
      rulesetVersion: 'f'.repeat(64),
    });
  });

  test('is refused with an unknown member', () => {
    const changed = stored().replace('"ratio":1.2', '"ratio":1.2,"bonus":2');
    expect(rulesetContentSchema.safeParse(JSON.parse(changed)).success).toBe(false);
  });

  test.each([
    ['a transition of no known type', '"type":"next_section"', '"type":"jump"'],
    ['a ratio that is no number', '"ratio":1.2', '"ratio":"1.2"'],
    ['a computed fact that nobody computes', '"computed":"three_months_passed"', '"computed":"full_moon"'],
    ['a section that is not one of the 23', '"opens":"detail-23"', '"opens":"detail-24"'],
  ])('is refused with %s', (_what, from, to) => {
    expect(stored()).toContain(from);
    expect(rulesetContentSchema.safeParse(JSON.parse(stored().replace(from, to))).success).toBe(false);
  });
});
