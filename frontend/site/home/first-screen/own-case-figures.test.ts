import { emptyLevels } from '@nomucheck/domain/cases/case-counts.ts';
import { calculate, walkOf } from '@nomucheck/domain/checks/calculate.ts';
import type { Calculation } from '@nomucheck/domain/checks/testing/walk-parts.ts';
import type { AnswerValue, SectionId } from '@nomucheck/domain/rulesets/ruleset.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { expect, test } from 'vitest';
import { type Ground, type Notice, ownCaseFigures } from './own-case-figures.ts';

const ruleset = { ...standardRuleset, rulesetVersion: '0'.repeat(64) };
const frame = { questionnaire: 'basic' } as const;
const today = '2026-11-28';
const sections: Readonly<Record<Ground, SectionId>> = {
  attendance: 'detail-9',
  performance: 'detail-21',
  redundancy: 'detail-17',
};

/** The questionnaire answered as the example says: what the page asks, and to all else `other`. */
const calculated = (
  notice: Notice,
  ground: Ground,
  workers: number,
  other: 'unknown' | 'no' = 'unknown',
): Calculation => {
  const answers = new Map<string, AnswerValue>([
    ['intake/side', 'employee'],
    ['intake/workers', workers],
    ['intake/joined', '2023-03-02'],
    ['intake/dismissed', '2026-11-25'],
    ['intake/contract', 'regular'],
    ['intake/stage', 'not_filed'],
    ['intake/notice', notice],
    ['intake/protected', ['no']],
    ['intake/ground', sections[ground]],
  ]);
  for (;;) {
    const { next } = walkOf(ruleset, frame, answers, today);
    if (next === null) return calculate(ruleset, frame, answers, { today, counts: emptyLevels });
    const items = ruleset.sections.find(({ id }) => id === next.section)?.items ?? [];
    const item = items.find(({ numbering }) => numbering === next.numbering);
    if (item === undefined) throw new Error(`the example leaves ${next.section} ${next.numbering} open`);
    // The first question of a ground asks whether it is this ground.
    answers.set(item.key, item === items[0] && next.section === sections[ground] ? 'yes' : other);
  }
};

const whole = (fraction: number | undefined): number => Math.round((fraction ?? Number.NaN) * 100);

test('each figure of the example is what the questionnaire says to these answers', () => {
  for (const notice of ['messenger', 'spoken', 'paper'] as const)
    for (const ground of ['attendance', 'performance', 'redundancy'] as const) {
      const { rate, band } = calculated(notice, ground, 12);
      const figure = [whole(rate ?? undefined), whole(band?.low), whole(band?.high)];
      expect(figure, `${notice} ${ground}`).toEqual(ownCaseFigures[notice][ground]);
    }
});

test('with fewer than five people and nothing that makes up for it there is no figure', () => {
  expect(calculated('messenger', 'attendance', 3, 'no').rate).toBeNull();
});
