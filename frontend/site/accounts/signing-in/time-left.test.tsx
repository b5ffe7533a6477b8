import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { clock, spoken, TimeLeft } from './time-left.tsx';

test('the time left is shown as a clock', () => {
  expect([180, 179, 61, 60, 9, 0].map(clock)).toEqual(['3:00', '2:59', '1:01', '1:00', '0:09', '0:00']);
});

test('a screen reader hears it four times in three minutes and at the end, not at every second', () => {
  const said = Array.from({ length: 181 }, (_, passed) => spoken(180 - passed));
  expect([...new Set(said)]).toEqual([
    '3분 안에 입력해 주세요.',
    '2분 안에 입력해 주세요.',
    '1분 안에 입력해 주세요.',
    '30초 안에 입력해 주세요.',
    '입력 시간이 지났어요. 인증번호를 다시 받아 주세요.',
  ]);
});

test('once the time is over the page says so, and what to do', () => {
  expect(renderToStaticMarkup(<TimeLeft until={Date.now() + 59_900} />)).toContain('남은 시간 1:00');
  const over = renderToStaticMarkup(<TimeLeft until={Date.now() - 1000} />);
  expect(over).toContain('time-over');
  expect(over).toContain('인증번호를 다시 받아 주세요.');
  expect(over).not.toContain('남은 시간');
});
