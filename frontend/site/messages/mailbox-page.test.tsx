import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Letters } from './mailbox-page.tsx';

const page = (letters: Parameters<typeof Letters>[0]['letters']): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Letters letters={letters} onReload={() => undefined} />
    </MemoryRouter>,
  );

test('the mailbox says clearly that nothing was sent, also while it is empty', () => {
  expect(page([])).toContain('실제로 보내지 않았어요');
  expect(page([])).toContain('아직 온 것이 없어요');
});

test('a message shows to whom it would have been sent, when, and its text', () => {
  const shown = page([
    {
      id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
      channel: 'sms',
      to: '01012345678',
      subject: '[노무체크] 인증번호',
      text: '인증번호 012345 <b>',
      receivedAt: '2026-11-21T03:00:00.000Z',
    },
  ]);
  expect(shown).toContain('문자 · 01012345678 · 2026년 11월 21일 12:00');
  expect(shown).toContain('인증번호 012345 &lt;b&gt;');
});
