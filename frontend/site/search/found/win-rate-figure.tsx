import { caseOutcomeNames } from '@nomucheck/domain/cases/case-names.ts';
import type { CaseWinRateAnswer } from '@nomucheck/domain/search/contract/search.ts';
import { useId } from 'react';
import { count, percent } from '../../../shared/formats.ts';
import { yearBars } from '../../../shared/search/year-bars.ts';
import { YearTable } from '../../../shared/search/year-table.tsx';
import { useOpenedForPrint } from '../../shell/window/use-opened-for-print.ts';
import './win-rate.css';

/** The outcomes of the found cases for the worker: one figure, never without its band and its basis. */
export const WinRateFigure = ({ winRate }: { winRate: CaseWinRateAnswer }) => {
  useOpenedForPrint('.search-rate');
  const { decided, missing, workerWins, partial, rate, band, byYear } = winRate;
  return (
    <section className="search-rate" aria-labelledby="rate-title">
      <h2 id="rate-title">이 사건들의 근로자 승소율</h2>
      {rate === null || decided === 0 ? (
        <p>빠짐없이 모은 사건 가운데 판단이 난 것이 없어서 비율을 내지 않았어요. 손으로 고른 사건은 세지 않아요.</p>
      ) : (
        <>
          {missing === 0 && (
            <p className="search-rate-row">
              <strong>{percent(rate)}</strong>
              {band !== null && (
                <span>
                  {percent(band.low)}에서 {percent(band.high)} 사이
                </span>
              )}
            </p>
          )}
          <p>
            판단이 난 {count(decided)}건 가운데 {caseOutcomeNames.worker_win} {count(workerWins)}건,{' '}
            {caseOutcomeNames.partial} {count(partial)}건이에요. {caseOutcomeNames.partial}은 절반으로 세고,
            화해·취하·각하는 세지 않았어요.
          </p>
          {missing > 0 && band !== null && (
            <p>
              사건이 적어서 한 숫자로 말씀드리기 어려워요. 판단이 난 사건이 {count(missing)}건 더 있어야 해요. 비율로
              보면 {percent(band.low)}에서 {percent(band.high)} 사이예요.
            </p>
          )}
          {byYear.length > 1 && <RateByYear byYear={byYear} />}
          <p className="soft search-rate-note">찾은 사건들의 통계일 뿐, 내 사건의 결과를 말해 주지는 않아요.</p>
        </>
      )}
    </section>
  );
};

const width = 320;
const height = 72;

/** Decided cases by year, the won part filled; the same as a table. */
const RateByYear = ({ byYear }: Pick<CaseWinRateAnswer, 'byYear'>) => {
  const id = useId();
  const known = byYear.flatMap(({ year, ...rest }) => (year === null ? [] : [{ year, ...rest }]));
  const rates = new Map(known.map(({ year, rate }) => [year, rate ?? 0]));
  const bars = yearBars(
    known.map(({ year, decided }) => ({ year, count: decided })),
    { width, height },
  );
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <details className="search-years">
      <summary>연도별로 보기</summary>
      <svg viewBox={`0 0 ${width} ${height + 22}`} role="img" aria-labelledby={`${id}-title`}>
        <title id={`${id}-title`}>
          연도마다 판단이 난 사건 수와 그 가운데 근로자가 이긴 몫. 같은 내용의 표가 아래에 있어요.
        </title>
        {bars.map((bar) => {
          const won = bar.height * (rates.get(bar.year) ?? 0);
          return (
            <g key={bar.year}>
              <rect x={bar.x} y={height - bar.height} width={bar.width} height={bar.height} className="year-all" />
              <rect x={bar.x} y={height - won} width={bar.width} height={won} className="year-won" />
            </g>
          );
        })}
        <line x1="0" x2={width} y1={height} y2={height} className="year-line" />
        <text x="0" y={height + 17}>
          {first?.year}
        </text>
        <text x={width} y={height + 17} textAnchor="end">
          {last?.year}
        </text>
      </svg>
      <p className="search-years-key">
        <span className="year-key year-key-all" aria-hidden="true" /> 판단이 난 사건{' '}
        <span className="year-key year-key-won" aria-hidden="true" /> 근로자가 이긴 몫
      </p>
      <YearTable byYear={known} />
    </details>
  );
};
