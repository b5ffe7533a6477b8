import type { AnswerValue } from '@nomucheck/domain/rulesets/ruleset.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { answeredToTheEnd, draftWith, inHand, intakeAnswers } from '../check.fixtures.ts';
import { CheckContext, type CheckInHand } from '../check-context.ts';
import QuestionPage from './question-page.tsx';

const at = (path: string, check: CheckInHand): string =>
  renderToStaticMarkup(
    <CheckContext value={check}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/check/form/:section/:numbering" element={<QuestionPage />} />
        </Routes>
      </MemoryRouter>
    </CheckContext>,
  );

const through = (last: string): Record<string, AnswerValue> => {
  const keys = Object.keys(intakeAnswers);
  return Object.fromEntries(Object.entries(intakeAnswers).slice(0, keys.indexOf(last) + 1));
};

describe('a question’s page', () => {
  test('has the question as the h1 in the legend, with its hint and its reason', () => {
    const page = at('/check/form/intake/7', inHand(draftWith(through('intake/dismissed'))));
    expect(page).toMatch(/<legend[^>]*><h1[^>]*>어떤 형태로 일하셨나요\?<\/h1><\/legend>/);
    expect(page).toContain('왜 묻나요?');
    expect(page).toContain('저장됨 14:02');
    expect(page).toMatch(/5\/\d+ · 약 \d+분/);
    expect(page).toMatch(/<progress[^>]*aria-valuetext="질문 \d+개 가운데 5번째, 약 \d+분 남았어요"/);
  });

  test('shows the answer of an answered question', () => {
    const page = at('/check/form/intake/4', inHand(draftWith(through('intake/dismissed'))));
    expect(page).toMatch(/value="2026"/);
    expect(page).toMatch(/value="11"/);
  });

  test('shows the deadline once the dismissal’s date is known, and not before', () => {
    expect(at('/check/form/intake/7', inHand(draftWith(through('intake/dismissed'))))).toContain('일 남았어요');
    expect(at('/check/form/intake/4', inHand(draftWith(through('intake/joined'))))).not.toContain('일 남았어요');
    const late = inHand(draftWith({ ...through('intake/dismissed'), 'intake/dismissed': '2026-05-01' }));
    expect(at('/check/form/intake/7', late)).toContain('기한이 지났어요');
  });

  test('offers “잘 모르겠어요” on every item except a section’s first', () => {
    const inSection = { ...intakeAnswers };
    expect(at('/check/form/detail-9/1', inHand(draftWith(inSection)))).not.toContain('잘 모르겠어요');
    const further = inHand(draftWith(answeredToTheEnd(inSection)));
    expect(at('/check/form/detail-9/2', further)).toContain('잘 모르겠어요');
  });

  test('marks optional questions, and lets the person skip them', () => {
    const page = at('/check/form/intake/16', inHand(draftWith(through('intake/notice'))));
    expect(page).toContain('(선택)');
    expect(page).toContain('건너뛰기');
  });

  test.each([
    [{ kind: 'saving' } as const, '저장 중…'],
    [{ kind: 'waiting' } as const, '연결되면 저장할게요'],
    [{ kind: 'device_only' } as const, '이 기기에만 저장됨'],
    [{ kind: 'signed_out' } as const, '로그인이 끊겼어요'],
  ])('saving state %o is said in a status', (save, words) => {
    const page = at('/check/form/intake/2', inHand(draftWith(through('intake/side')), { save }));
    expect(page).toMatch(new RegExp(`role="status"[^>]*>[^<]*${words}`));
  });
});
