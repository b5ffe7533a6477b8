import { caseOutcomeNames } from '@nomucheck/domain/cases/case-names.ts';
import type { CaseWinRateAnswer } from '@nomucheck/domain/search/contract/search.ts';
import { decidedForAFigure, missingForAFigure } from '@nomucheck/domain/search/ranking/decided-for-a-figure.ts';
import { count, percent } from '../formats.ts';

/** The outcomes of disputes by year, the latest year first; disputes of an unknown year come last. */
export const YearTable = ({ byYear }: Pick<CaseWinRateAnswer, 'byYear'>) => (
  <table aria-label="연도별 사건 수와 근로자 승소율">
    <thead>
      <tr>
        <th scope="col">연도</th>
        <th scope="col">판단</th>
        <th scope="col">{caseOutcomeNames.worker_win}</th>
        <th scope="col">{caseOutcomeNames.partial}</th>
        <th scope="col">승소율 ({decidedForAFigure}건부터)</th>
      </tr>
    </thead>
    <tbody>
      {byYear
        .toSorted((one, other) => (other.year ?? 0) - (one.year ?? 0))
        .map(({ year, decided, workerWins, partial, rate }) => (
          <tr key={year ?? 'unknown'}>
            <th scope="row">{year === null ? '모름' : `${year}년`}</th>
            <td>{count(decided)}</td>
            <td>{count(workerWins)}</td>
            <td>{count(partial)}</td>
            <td>{rate === null || missingForAFigure(decided) > 0 ? '–' : percent(rate)}</td>
          </tr>
        ))}
    </tbody>
  </table>
);
