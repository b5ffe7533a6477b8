import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lockedResult } from '../../result.fixtures.ts';
import { Compared } from './once-mended.tsx';

const company = { ...lockedResult, side: 'employer' as const, shows: 'risk' as const };
const titles = ['이유와 날짜를 적은 서면으로 알려요', '정해진 징계 절차와 소명 기회를 거쳐요'];
const shown = (now: number, mended: number, toCome: boolean) =>
  renderToStaticMarkup(
    <Compared
      now={{ ...company, rate: now, shownRate: now, ...(toCome ? { toCome: true as const } : {}) }}
      mended={{ ...company, rate: mended, shownRate: mended }}
      titles={titles}
    />,
  ).replace(/<[^>]+>/g, '');

test('a lower risk stands beside that of now, with what was mended for it, and what that takes after the dismissal', () => {
  const text = shown(0.7, 0.41, false);
  expect(text).toContain('지금 70%, 고치면 41%');
  expect(text).toContain('2가지를 고쳤을 때예요');
  expect(text).toContain('처음부터 다시 밟아야');
});

test('a figure that doesn’t sink is no promise: before the dismissal it is said that the flaw isn’t counted yet', () => {
  expect(shown(0.41, 0.41, true)).toContain('아직 흠으로 세지 않았기 때문');
  expect(shown(0.31, 0.32, false)).toContain('낮아지지 않아요');
  expect(shown(0.31, 0.32, false)).not.toContain('32%');
});
