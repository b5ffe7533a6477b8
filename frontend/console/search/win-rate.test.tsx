import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WinRate } from './win-rate.tsx';

test('the win rate counts the outcomes by the words that the cases have', () => {
  const ofYear = { year: 2024, total: 40, decided: 37, workerWins: 18, partial: 4, rate: 0.54 };
  const winRate = {
    ...{ total: 40, decided: 37, workerWins: 18, partial: 4, rate: 0.54, band: { low: 0.41, high: 0.67 } },
    ...{ byYear: [ofYear], asOf: '1', tookMs: 4 },
  };
  const text = renderToStaticMarkup(<WinRate winRate={winRate} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  expect(text).toContain('판단이 난 37건 가운데 근로자 승 18건, 일부 인용 4건.');
  expect(text).toContain('근로자 승 일부 인용 승소율 2024년 37 18 4 54%');
});
