import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicFormOf } from '../../rulesets/public-form.ts';
import type { Answers, AnswerValue, Form, Frame } from '../../rulesets/ruleset.ts';
import { standardRuleset } from '../../rulesets/standard-ruleset.ts';
import { keyOf, questionAt } from '../form-index.ts';
import { walkedAtRandom } from '../testing/random-persons.fixture.ts';
import { lengthOf, minutesFor, progressOf } from './progress.ts';

const form: Form = publicFormOf({ ...standardRuleset, rulesetVersion: '0'.repeat(64) });
const today = '2026-11-21';
const basic: Frame = { questionnaire: 'basic' };

describe('the progress of a draft', () => {
  it('starts with nothing answered and the longest way of a regular employee', () => {
    const { answered, total, minutesLeft } = progressOf(form, basic, new Map(), today);
    const { most, minutes } = lengthOf(form, 'basic', today);
    expect({ answered, total }).toEqual({ answered: 0, total: most });
    expect(minutesLeft).toBe(minutes.to);
  });

  it('never rises without saying why, and ends with all answered', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), fc.constantFrom('basic', 'detail'), (seed, questionnaire) => {
        const frame: Frame = { questionnaire };
        let before = progressOf(form, frame, new Map(), today);
        for (const answers of walkedAtRandom(form, frame, seed, today)) {
          const now = progressOf(form, frame, answers, today);
          expect(now.answered).toBe(before.answered + 1);
          if (now.total > before.total) expect(now.roseBecause).toMatch(/질문이 \d+가지 늘었어요/);
          else expect(now.roseBecause).toBeUndefined();
          before = now;
        }
        expect(before.answered).toBe(before.total);
        expect(before.minutesLeft).toBe(0);
      }),
      { numRuns: process.env.LONG === '1' ? 100 : 12 },
    );
  });

  it('counts up to the question that is shown when the person has gone back', () => {
    const all = walkedAtRandom(form, basic, 7, today);
    const answers: Answers = all.at(-1) ?? new Map();
    const whole = progressOf(form, basic, answers, today);
    const back = progressOf(form, basic, answers, today, { section: 'intake', numbering: 3 });
    expect(back.total).toBe(whole.total);
    expect(back.answered).toBeLessThan(whole.answered);
    expect(back.minutesLeft).toBeGreaterThan(0);
  });

  it('names the answer that opened more questions', () => {
    const answers = new Map<string, AnswerValue>([
      ['intake/side', 'employee'],
      ['intake/region', 'seoul'],
      ['intake/workers', 3],
    ]);
    expect(progressOf(form, basic, answers, today).roseBecause).toMatch(
      /^‘3명’이라고 답하셔서 질문이 \d+가지 늘었어요\.$/,
    );
  });

  it('counts no sensitive question of a person who answers none, and doesn’t repeat what was chosen of several', () => {
    const frame: Frame = { questionnaire: 'detail' };
    const until = new Map<string, AnswerValue>([
      ['intake/side', 'employee'],
      ['intake/workers', 30],
      ['intake/joined', '2019-03-04'],
      ['intake/dismissed', '2026-11-02'],
      ['intake/contract', 'regular'],
      ['intake/stage', 'not_filed'],
      ['intake/notice', 'paper'],
    ]);
    const totalWith = (chosen: string) =>
      progressOf(form, frame, new Map(until).set('intake/protected', [chosen]).set('intake/ground', 'detail-9'), today)
        .total;
    // 9#5 asks for illness.
    expect(totalWith('withheld')).toBe(totalWith('no') - 1);
    const { roseBecause } = progressOf(form, frame, new Map(until).set('intake/protected', ['harassment']), today);
    expect(roseBecause).toMatch(/^고르신 것이 있어서 질문이 \d+가지 늘었어요\.$/);
  });

  it('counts no question that an earlier answer has answered', () => {
    const all = walkedAtRandom(form, basic, 11, today);
    const answers = all.at(-1) ?? new Map<string, AnswerValue>();
    expect(progressOf(form, basic, answers, today).answered).toBe(all.length);
    const address = questionAt(form, { section: 'intake', numbering: 0 });
    expect(address && answers.has(keyOf(address))).toBe(true);
  });
});

describe('minutes', () => {
  it('are computed from the number of questions, one at least', () => {
    expect([0, 1, 6, 16, 22].map(minutesFor)).toEqual([0, 1, 3, 7, 10]);
  });
});
