import { expect, test } from 'vitest';
import { walk } from '../../checks/walk.ts';
import { publicFormOf } from '../public-form.ts';
import type { AnswerValue, Frame, SectionId } from '../ruleset.ts';
import { standardRuleset } from '../standard-ruleset.ts';

const form = publicFormOf({ ...standardRuleset, rulesetVersion: '0'.repeat(64) });
const today = '2026-11-21';

/** A random generator of its own, so that the same walks are found on every machine. */
const drawing = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const intakeOf = (draw: (below: number) => number): Map<string, AnswerValue> => {
  const answers = new Map<string, AnswerValue>([
    ['intake/workers', draw(2) === 0 ? 3 : 30],
    ['intake/joined', draw(2) === 0 ? '2020-03-02' : '2026-01-05'],
    ['intake/dismissed', draw(2) === 0 ? '2026-11-02' : '2026-03-02'],
    ['intake/forewarned', null],
    ['intake/hours', null],
    ['intake/contract-end', null],
    ['intake/filed-on', null],
    ['intake/decided-on', null],
    ['intake/contact', null],
  ]);
  for (const { key, type, choices } of form.intake) {
    const drawn = choices?.[draw(choices.length)]?.value ?? null;
    if (choices) answers.set(key, type === 'choices' && drawn !== null ? [drawn] : drawn);
  }
  return answers;
};

/** Answers each open question until none is left. */
const walkedKeys = (frame: Frame, draw: (below: number) => number): readonly string[] => {
  const answers = intakeOf(draw);
  for (let asked = 0; asked <= 260; asked++) {
    const { next, steps } = walk(form, frame, answers, today);
    if (next === null) return steps.map(({ key }) => key);
    const item = form.sections.find(({ id }) => id === next.section)?.items[next.numbering - 1];
    if (!item) throw new Error(`the intake was left open at ${next.section} ${next.numbering}`);
    answers.set(item.key, draw(2) === 0 ? 'yes' : 'no');
  }
  throw new Error('a walk did not end');
};

test('every one of the 249 items is asked in some walk', () => {
  const draw = drawing(20261121);
  const everyKey = form.sections.flatMap(({ items }) => items.map(({ key }) => key));
  const missing = new Set(everyKey);
  const sections: readonly SectionId[] = form.sections.map(({ id }) => id);
  for (let round = 0; round < 400 && missing.size > 0; round++) {
    for (const section of sections) {
      if (![...missing].some((key) => key.startsWith(`${section}/`))) continue;
      for (const key of walkedKeys({ questionnaire: 'detail', sections: [section] }, draw)) missing.delete(key);
    }
  }
  expect([...missing]).toEqual([]);
  expect(everyKey).toHaveLength(249);
});
