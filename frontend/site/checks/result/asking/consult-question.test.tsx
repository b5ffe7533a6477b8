import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ConsultQuestion } from './consult-question.tsx';

const question = (isUrged: boolean, isTaken = true): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ConsultQuestion checkId="check-1" isUrged={isUrged} isTaken={isTaken} />
    </MemoryRouter>,
  );

test('the last question says what each answer means, in the words of the specification, and nothing is chosen', () => {
  const html = question(false);
  expect(html).toContain('개별 상담을 신청하시겠어요?');
  expect(html).toContain('예를 고르시면 개별 상담 신청으로 이어지며, 승소 가능성을 따로 검토해 알려 드립니다.');
  expect(html).toContain('아니오를 고르시면 지금의 진단 결과만 보여 드립니다.');
  expect(html).not.toContain('checked=""');
});

test('it is urged where the result advises a consultation', () => {
  expect(question(true)).toContain('권해요</span>');
  expect(question(false)).not.toContain('권해요');
});

test('while the firm takes no requests, its row leads to others who can be asked', () => {
  expect(question(false, false)).toContain('노무사와 상의하기');
  expect(question(false, false)).not.toContain('개별 상담을 신청하시겠어요?');
});
