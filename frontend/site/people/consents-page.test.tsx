import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ConsentOverview } from './consents-page.tsx';

const at = '2026-11-21T03:00:00.000Z';
const now = { version: '2026-11-20', at };
type Props = Parameters<typeof ConsentOverview>[0];
const page = (held: Props['held'], toAnswer: Props['toAnswer'] = []): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ConsentOverview held={held} toAnswer={toAnswer} busy={null} result={null} onAnswer={() => undefined} />
    </MemoryRouter>,
  );

test('a consent shows when it was given, and to which version', () => {
  const shown = page({ service: now });
  expect(shown).toContain('2026년 11월 21일에 동의했어요');
  expect(shown).toContain('2026년 11월 20일에 알린 내용');
});

test('an optional consent can be given and withdrawn; a required one can’t be withdrawn', () => {
  const shown = page({ service: now, marketing: now });
  expect(shown).toContain('동의 거두기: 마케팅');
  expect(shown).toContain('동의하기: 민감정보');
  expect(shown).not.toContain('동의 거두기: 이용약관');
  expect(shown).not.toMatch(/동의(하기| 거두기): 만 14세/);
});

test('a consent to a replaced text is asked for again', () => {
  const shown = page({ service: now }, ['service']);
  expect(shown).toContain('/policy/service?against=2026-11-20');
  expect(shown).toContain('내용이 새로 바뀌었어요');
  expect(shown).toContain('동의하기: 이용약관');
});
