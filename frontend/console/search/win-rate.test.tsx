import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WinRate } from './win-rate.tsx';

const ofYear = { year: 2024, total: 40, decided: 37, workerWins: 18, partial: 4, rate: 0.54 };
const winRate = {
  ...{ total: 40, decided: 37, workerWins: 18, partial: 4, rate: 0.54, missing: 0, band: { low: 0.41, high: 0.67 } },
  ...{ byYear: [ofYear], asOf: '1', tookMs: 4 },
};
const textOf = (shown: ReactElement): string =>
  renderToStaticMarkup(shown)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('the win rate counts the outcomes by the words that the cases have', () => {
  const text = textOf(<WinRate winRate={winRate} />);
  expect(text).toContain('판단이 난 37건 가운데 근로자 승 18건, 일부 인용 4건.');
  expect(text).toContain('근로자 승 일부 인용 승소율 (20건부터) 2024년 37 18 4 54%');
});

test('of a few decided cases there is no figure, neither of all nor of a year, and it is said how many more it needs', () => {
  const few = { ...winRate, decided: 5, missing: 15, byYear: [{ ...ofYear, decided: 5 }] };
  const text = textOf(<WinRate winRate={few} />);
  expect(text).toContain('판단이 난 판례가 15건 더 있어야 승소율을 냅니다. 지금은 41%~67% 사이입니다.');
  expect(text).not.toContain('54%');
});
