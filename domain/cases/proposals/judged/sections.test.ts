import { describe, expect, it } from 'vitest';
import { standardRuleset } from '../../../rulesets/standard-ruleset.ts';
import { subjectsOf } from '../subjects.ts';
import { vocabularyOf } from '../vocabulary.ts';
import { judgedDecisions } from './judged-decisions.fixture.ts';

const vocabulary = vocabularyOf(standardRuleset);

/** What the rules put each decision under first, held against what a reader did. */
const judged = judgedDecisions().flatMap(({ text, main, also, heldOut }) => {
  const [first] = subjectsOf(text, vocabulary).sections;
  return first
    ? [{ heldOut, isRight: first.value === main, stands: first.value === main || also.includes(first.value) }]
    : [];
});

const share = (of: typeof judged, fits: (one: (typeof judged)[number]) => boolean): number =>
  of.filter(fits).length / of.length;

describe('the section that real decisions are put under', () => {
  it.each([
    ['decisions that the rules were tried on', false],
    ['decisions that were kept apart', true],
  ])('is the one a reader chose, and hardly ever one that a reader would not let stand: %s', (_which, heldOut) => {
    const proposed = judged.filter((one) => one.heldOut === heldOut);
    expect(proposed.length).toBeGreaterThan(35);
    expect(share(proposed, ({ isRight }) => isRight)).toBeGreaterThanOrEqual(0.75);
    expect(share(proposed, ({ stands }) => !stands)).toBeLessThanOrEqual(0.17);
  });
});
