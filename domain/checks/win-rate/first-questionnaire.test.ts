import { expect, it } from 'vitest';
import type { LevelCounts } from '../../cases/case-counts.ts';
import firstRuleset from '../../rulesets/first-ruleset.fixture.json' with { type: 'json' };
import type { Answers, AnswerValue, Frame } from '../../rulesets/ruleset.ts';
import { rulesetFromJson } from '../../rulesets/ruleset-from-json.ts';
import { calculate } from '../calculate.ts';
import firstResults from './testing/first-results.fixture.json' with { type: 'json' };

/** The first published questionnaire as its blob stores it, with results that were calculated with it at that time. */
const first = rulesetFromJson(firstRuleset, '0'.repeat(64));

type Kept = {
  readonly frame: Frame;
  readonly answers: Readonly<Record<string, AnswerValue>>;
  readonly counts: LevelCounts;
  readonly sha256: string;
};
const kept: readonly Kept[] = JSON.parse(JSON.stringify(firstResults.checks));

const hashOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The advice beside a figure (`notes`) is in today's words, so it has no part in the hash; nor has the calculator's version. */
it('the questionnaire published first gives its old results byte for byte', async () => {
  expect(kept.length).toBeGreaterThanOrEqual(40);
  for (const { frame, answers, counts, sha256 } of kept) {
    const given: Answers = new Map(Object.entries(answers));
    const { notes: _advice, ...figure } = calculate(first, frame, given, { today: firstResults.today, counts });
    const asThen = { ...figure, calculatorVersion: '1.0.0' };
    expect(await hashOf(JSON.stringify(asThen))).toBe(sha256);
  }
});
