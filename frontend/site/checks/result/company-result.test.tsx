import { emptyLevels } from '@nomucheck/domain/cases/case-counts.ts';
import { calculate } from '@nomucheck/domain/checks/calculate.ts';
import type { FullResult } from '@nomucheck/domain/checks/contract/result.ts';
import { inFacts } from '@nomucheck/domain/checks/result/step-facts.ts';
import type { AnswerValue, Frame, SectionId } from '@nomucheck/domain/rulesets/ruleset.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { answeredToTheEnd, intakeAnswers, today } from '../check.fixtures.ts';
import { checkWith } from '../result.fixtures.ts';
import { ResultView } from './result-view.tsx';

/** Advice for the worker alone: whom a worker calls, what a worker claims, keeps or signs. */
const workersWords =
  /실업급여|구직급여|고용센터|이직확인서|(?<!\d)1350|\(132\)|tel:|대한법률구조공단|권리구제 대리인|서명하지 마세요|챙길 서류|증거를 모|상담받아|(?<!근로자가 )청구할 수 있어요|따로 받을 수 있는|캘린더에 넣기|내 해고|승소 가능성과 기한은|하기 어려워요|도움이 된 답/;

const ruleset = { ...standardRuleset, rulesetVersion: 'a'.repeat(64) };

const resultOf = (answers: Readonly<Record<string, AnswerValue>>, frame: Frame): FullResult => {
  const calculation = calculate(ruleset, frame, new Map(Object.entries(answers)), { today, counts: emptyLevels });
  return {
    ...calculation,
    steps: inFacts(ruleset, calculation.steps),
    ...{ calculationId: 'c1', calculatedAt: `${today}T05:00:00.000Z`, casePosition: '1' },
    ...{ outdated: false, locked: false, precedents: [] },
  };
};

const pageOf = (result: FullResult, answers: Readonly<Record<string, AnswerValue>>, isLocked: boolean): string => {
  const { steps: _steps, precedents: _precedents, ...open } = result;
  const shown = isLocked
    ? { ...open, locked: true as const, base: { decided: 0, years: null, published: { source: '통계' } } }
    : result;
  return renderToStaticMarkup(
    <MemoryRouter>
      <ResultView check={checkWith(answers)} result={shown} />
    </MemoryRouter>,
  )
    .replace(/<section class="answers-in-words"[\s\S]*?<\/section>/, '')
    .replace(/<dt>|<summary>/g, ' ');
};

const situations: readonly (readonly [string, Readonly<Record<string, AnswerValue>>])[] = [
  ['a dismissal of three weeks ago', {}],
  ['a dismissal to come', { 'intake/dismissed': '2026-12-20' }],
  ['after the deadline', { 'intake/dismissed': '2026-06-01', 'intake/forewarned': '2026-06-01' }],
  ['below five workers', { 'intake/workers': 3 }],
];

test.each(situations)(
  'no result of a company has words for workers: %s, every ground, yes or no throughout',
  (_name, more) => {
    for (let section = 1; section <= 23; section += 1)
      for (const value of ['yes', 'no', 'unknown'] as const) {
        const id: SectionId = `detail-${section}`;
        const frame: Frame = { questionnaire: 'detail', sections: [id] };
        const intake = { ...intakeAnswers, 'intake/side': 'employer', ...more };
        const answers = answeredToEnd(intake, value, frame);
        if (answers === null) continue;
        const result = resultOf(answers, frame);
        expect(result.side).toBe('employer');
        for (const isLocked of [true, false])
          expect([id, value, isLocked, workersWords.exec(pageOf(result, answers, isLocked))?.[0]]).toEqual([
            id,
            value,
            isLocked,
            undefined,
          ]);
      }
  },
);

/** The first question of a section has no "잘 모르겠어요": null where the walk can't be ended so. */
const answeredToEnd = (
  intake: Readonly<Record<string, AnswerValue>>,
  value: AnswerValue,
  frame: Frame,
): Readonly<Record<string, AnswerValue>> | null => {
  if (value === 'unknown') return null;
  return answeredToTheEnd(intake, value, frame);
};

test('the words are found where they stand: in a worker’s result', () => {
  const frame: Frame = { questionnaire: 'detail', sections: ['detail-9'] };
  const answers = answeredToTheEnd(intakeAnswers, 'no', frame);
  expect(workersWords.test(pageOf(resultOf(answers, frame), answers, true))).toBe(true);
});

const rows = (answers: Readonly<Record<string, AnswerValue>>): string => {
  const frame: Frame = { questionnaire: 'detail', sections: ['detail-9'] };
  const all = answeredToTheEnd({ ...intakeAnswers, 'intake/side': 'employer', ...answers }, 'no', frame);
  return pageOf(resultOf(all, frame), all, true);
};

test('a company finds the draft of the notice, the procedure and what mending would do in the place of an application', () => {
  const page = rows({});
  expect(page).toContain('href="/check/notice/check-1"');
  expect(page).toContain('id="procedure"');
  expect(page).toContain('고치면 수치가 어떻게 바뀌나요?');
  expect(page).not.toContain('/check/application/');
  // In the sample of what is sold, too, what raises the risk hurts.
  expect(page).toMatch(/bar-hurt"><text[^>]*>서면 통지 없음/);
});

test('once the dispute has begun there is no notice to write and no procedure left', () => {
  const page = rows({ 'intake/stage': 'filed', 'intake/filed-on': '2026-11-10' });
  expect(page).not.toContain('/check/notice/');
  expect(page).not.toContain('id="procedure"');
});
