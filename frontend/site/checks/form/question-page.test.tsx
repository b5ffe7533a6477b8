import type { AnswerValue } from '@nomucheck/domain/rulesets/ruleset.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import { answeredToTheEnd, draftWith, inHand, intakeAnswers } from '../check.fixtures.ts';
import { CheckContext, type CheckInHand } from '../in-hand/check-context.ts';
import { loadBarParts } from './bar/load-bar-parts.ts';
import { loadMore } from './fields/use-more.ts';
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

beforeAll(loadBarParts);
beforeAll(loadMore);

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

  const several = (answers: Record<string, AnswerValue>): string =>
    at('/check/form/intake/16', inHand(draftWith({ ...through('intake/notice'), ...answers })));

  test('with several choices has a box for each, the one that stands alone divided from the others', () => {
    const page = several({});
    expect(page.match(/type="checkbox"/g)?.length).toBeGreaterThan(9);
    expect(page).toMatch(/없어요<\/label>.*또는.*노동조합/);
    // Said before anybody presses it.
    expect(page).toContain('‘없어요’는 손가락이나 마우스로 누르면 바로 넘어가요.');
  });

  test('shows the several choices of an answered question, and asks no consent for what isn’t sensitive', () => {
    const page = several({ 'intake/protected': ['harassment', 'wrongdoing'] });
    expect(page.match(/checked=""/g)).toHaveLength(2);
    expect(page).not.toContain('answer-consent');
  });

  test('asks for the consent within the page once something sensitive is chosen, unless it was given', () => {
    const chosen = { 'intake/protected': ['union'] };
    const page = several(chosen);
    expect(page).toContain('id="answer-consent"');
    expect(page).toContain('href="/policy/sensitive"');
    expect(page).toContain('답하지 않기');
    const draft = { ...draftWith({ ...through('intake/notice'), ...chosen }), agreedToSensitive: true as const };
    expect(at('/check/form/intake/16', inHand(draft))).not.toContain('answer-consent');
  });

  test('speaks of a dismissal that is still to come as such, to either side, and offers "아직" only then', () => {
    const toCome = { ...through('intake/dismissed'), 'intake/dismissed': '2026-12-20', 'intake/contract': 'regular' };
    const page = at('/check/form/intake/9', inHand(draftWith(toCome)));
    expect(page).toContain('해고하겠다는 말을 어떻게 들으셨나요?');
    expect(page).toContain('아직 통보받지 못했어요');
    const toEmployer = at('/check/form/intake/9', inHand(draftWith({ ...toCome, 'intake/side': 'employer' })));
    expect(toEmployer).toContain('직원에게 해고를 어떻게 알리셨나요?');
    expect(toEmployer).toContain('아직 알리지 않았어요');
    const past = at('/check/form/intake/9', inHand(draftWith(through('intake/stage'))));
    expect(past).not.toContain('아직 통보받지 못했어요');
  });
});
