import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import { figureName } from '@nomucheck/domain/checks/result/result-words.ts';
import { routeNames } from '@nomucheck/domain/rulesets/route-names.ts';
import { count, percent } from '../../../shared/formats.ts';
import { Notice } from '../../forms/notice.tsx';
import { wording } from '../wording.ts';
import { ToComeNote } from './situation/to-come-note.tsx';

const text = wording.result;

/** `2018년부터 2025년까지의 ` or nothing. */
const yearsText = (years: { from: number; to: number } | null): string => {
  if (years === null) return '';
  return years.from === years.to ? `${years.from}년의 ` : `${years.from}년부터 ${years.to}년까지의 `;
};

const sourceOf = (result: Result): string =>
  result.locked ? result.base.published.source : result.base.general.published.source;

/** What the estimate is based on, in plain words: the number of decided cases, or that there are none yet. */
export const basisText = (result: { base: Pick<Result['base'], 'decided' | 'years'> }): string =>
  result.base.decided === 0
    ? text.fromStatistics
    : text.fromCases(count(result.base.decided), yearsText(result.base.years));

const settledOf = (result: Result): number | undefined =>
  result.locked ? result.base.published.settled : result.base.general.published.settled;

const openRoutes = (result: Result): string =>
  result.routes
    .filter((route) => route.open)
    .map((route) => routeNames[route.route])
    .join(', ');

/** Known from the steps alone: a locked result says nothing of how it was computed. */
const isOnOdds = (result: Result): boolean => !result.locked && result.steps.some(({ scale }) => scale === 'odds');

/** The page's one large figure, never without its band and its basis. */
export const Figure = ({ result }: { result: Result }) => {
  const { shownRate, shownBand, side, shows, clamped } = result;
  if (shownRate === null) return null;
  const settled = settledOf(result);
  const lowFigure = result.notes.find(({ kind }) => kind === 'low_figure');
  return (
    <section className="figure" aria-labelledby="figure-name">
      <h2 id="figure-name" className="figure-name">
        {figureName(result)}
      </h2>
      <p className="figure-row">
        <strong className="figure-number">{percent(shownRate)}</strong>
        {shownBand !== null && (
          <span className="figure-band">{text.band(percent(shownBand.low), percent(shownBand.high))}</span>
        )}
      </p>
      {shownBand !== null && <Scale rate={shownRate} band={shownBand} />}
      {clamped !== undefined && <p>{text.clamped[clamped]}</p>}
      <ToComeNote notes={result.notes} />
      {lowFigure !== undefined && (
        <p>
          <strong>{lowFigure.title}.</strong> {lowFigure.text}
        </p>
      )}
      <p>{basisText(result)}</p>
      {result.base.decided === 0 && <p>{text.notCounted}</p>}
      {result.general && <p>{text.general}</p>}
      {result.routes.some((route) => !route.open) && <p>{text.openRoutesOnly(openRoutes(result))}</p>}
      {side === 'employer' && <p>{shows === 'risk' ? text.riskNote : text.employerNote}</p>}
      {settled !== undefined && <p>{text.settled(percent(settled))}</p>}
      <details>
        <summary>이 수치를 어떻게 읽나요?</summary>
        <p>{text.bandHint}</p>
        {isOnOdds(result) && <p>{text.odds}</p>}
        <p>{text.judgement}</p>
        <p>{text.populations}</p>
        <p>{text.denominator}</p>
        <p>{text.source(sourceOf(result))}</p>
      </details>
      <Notice title={text.disclaimer} />
    </section>
  );
};

const at = (fraction: number): number => Math.round(6 + fraction * 388);

/** The figure and its band on a line from 0 to 100. The words above say the same. */
export const Scale = ({ rate, band }: { rate: number; band: { low: number; high: number } }) => (
  <svg className="figure-scale" viewBox="0 0 400 44" aria-hidden="true" focusable="false">
    <line x1="6" x2="394" y1="16" y2="16" className="scale-line" />
    <rect x={at(band.low)} width={at(band.high) - at(band.low)} y="10" height="12" rx="6" className="scale-band" />
    <circle cx={at(rate)} cy="16" r="9" className="scale-point" />
    <text x="0" y="42" className="scale-text">
      0%
    </text>
    <text x="200" y="42" textAnchor="middle" className="scale-text">
      50%
    </text>
    <text x="400" y="42" textAnchor="end" className="scale-text">
      100%
    </text>
  </svg>
);
