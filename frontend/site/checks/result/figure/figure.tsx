import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import { figureName } from '@nomucheck/domain/checks/result-words.ts';
import { routeNames } from '@nomucheck/domain/rulesets/route-names.ts';
import { Link } from 'react-router';
import { percent } from '../../../../shared/formats.ts';
import { basisInShort, Scale } from '../../figure-parts.tsx';
import { wording } from '../../wording.ts';
import { ToComeNote } from '../situation/to-come-note.tsx';

const text = wording.result;

const sourceOf = (result: Result): string =>
  result.locked ? result.base.published.source : result.base.general.published.source;

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
      {shows === 'risk' && <p>{text.ownChance(percent(1 - shownRate))}</p>}
      {shownBand !== null && <Scale rate={shownRate} band={shownBand} />}
      {clamped !== undefined && <p>{text.clamped[clamped]}</p>}
      <ToComeNote notes={result.notes} />
      {lowFigure !== undefined && (
        <p>
          <strong>{lowFigure.title}.</strong> {lowFigure.text}
        </p>
      )}
      <p className="figure-basis">
        {basisInShort(result)} {text.disclaimer}
      </p>
      <details>
        <summary>이 수치를 어떻게 읽나요?</summary>
        {result.base.decided === 0 && (
          <p>
            {text.fromStatistics} {text.notCounted}
          </p>
        )}
        {result.general && <p>{text.general}</p>}
        {result.routes.some((route) => !route.open) && <p>{text.openRoutesOnly(openRoutes(result))}</p>}
        {side === 'employer' && <p>{shows === 'risk' ? text.riskNote : text.employerNote}</p>}
        {settled !== undefined && <p>{text.settled(percent(settled))}</p>}
        <p>{text.bandHint}</p>
        {isOnOdds(result) && <p>{text.odds}</p>}
        <p>{text.judgement}</p>
        <p>{text.populations}</p>
        <p>{text.denominator}</p>
        <p>{text.source(sourceOf(result))}</p>
        <p>
          {text.versions(result.rulesetVersion.slice(0, 8), result.calculatorVersion)}{' '}
          <Link to="/accuracy">추정은 얼마나 맞았나요?</Link>
        </p>
      </details>
    </section>
  );
};
