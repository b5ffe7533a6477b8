import { standardIntake } from '@nomucheck/domain/rulesets/intake.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { DeadlineAnswer } from './deadline-answer.tsx';
import { DeadlineCalculator } from './deadline-calculator.tsx';

test('the calculator asks for the same day in the same words as the questionnaire', () => {
  const question = standardIntake.find(({ key }) => key === 'intake/dismissed');
  const page = renderToStaticMarkup(<DeadlineCalculator onAnswer={() => undefined} />);
  expect(page).toContain(question?.title);
  expect(page).toContain(question?.note);
});

test('its answer says that refusal of renewal and retirement count from the end of the contract', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <DeadlineAnswer dismissed="2026-11-02" today="2026-11-27" />
    </MemoryRouter>,
  );
  expect(page).toContain('2027년 2월 2일');
  expect(page).toContain('재계약 거절이나 정년은 통보받은 날이 아니라 계약이 끝난 날부터 3개월을 세요.');
});

test('a dismissal that is still to come can be disputed from its day on', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <DeadlineAnswer dismissed="2026-12-31" today="2026-11-27" />
    </MemoryRouter>,
  );
  expect(page).toContain('해고일이 되면 그날부터 신청할 수 있어요.');
});
