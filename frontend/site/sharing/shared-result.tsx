import {
  figureName,
  isMade,
  lastDayName,
  nextStepsTitle,
  openFirst,
  resultSentences,
  routeState,
  routesTitle,
  saferDayName,
  strongestObstacleTitle,
  strongestPointTitle,
} from '@nomucheck/domain/checks/result-words.ts';
import { daysBetween } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { routeNames } from '@nomucheck/domain/rulesets/route-names.ts';
import type { SharedResultOut } from '@nomucheck/domain/sharing/contract.ts';
import { koreanDateWithDay, koreanToday, percent } from '../../shared/formats.ts';
import { basisText, Scale } from '../checks/figure-parts.tsx';
import { wording } from '../checks/wording.ts';
import { ButtonLink } from '../forms/button.tsx';
import { Notice } from '../forms/notice.tsx';
import { Page } from '../shell/page/page.tsx';
import { sharedWords as words } from './wording.ts';
import '../checks/result.css';

/** A result as a link shows it: what is free, in general words. It loads nothing. */
export const SharedResult = ({ result }: { result: SharedResultOut }) => (
  <Page title={words.title} className="result-page">
    <h1>{words.title}</h1>
    <p className="lead">{words.lead[result.side]}</p>
    {result.strongestObstacle && (
      <section className="strongest-point point-obstacle">
        <h2>{strongestObstacleTitle[result.side]}</h2>
        <Sentence {...result.strongestObstacle} />
      </section>
    )}
    {result.strongestPoint && (
      <section className="strongest-point">
        <h2>{strongestPointTitle[result.side]}</h2>
        <Sentence {...result.strongestPoint} />
      </section>
    )}
    {result.shownRate === null ? <p>{words.noRate}</p> : <SharedFigure result={result} rate={result.shownRate} />}
    <section>
      <h2>{words.grounds}</h2>
      <p>{result.grounds.join(', ')}</p>
    </section>
    <SharedRoutes result={result} />
    {result.nextSteps.length > 0 && (
      <section>
        <h2>{nextStepsTitle}</h2>
        <ol className="next-steps">
          {result.nextSteps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>
                {step.text} {step.law !== undefined && <span className="soft">({step.law})</span>}
              </p>
            </li>
          ))}
        </ol>
      </section>
    )}
    {result.side === 'employee' && (
      <section>
        <h2>{words.help.title}</h2>
        <ul>
          {words.help.list.map((help) => (
            <li key={help}>{help}</li>
          ))}
        </ul>
      </section>
    )}
    <p className="soft">이 링크는 {koreanDateWithDay(result.endsAt)}에 끝나요.</p>
    <ButtonLink to="/" kind="secondary">
      {words.aboutUs}
    </ButtonLink>
  </Page>
);

const Sentence = ({ text, law }: { text: string; law: string }) => (
  <p>
    {text} <span className="soft">({law})</span>
  </p>
);

const SharedFigure = ({ result, rate }: { result: SharedResultOut; rate: number }) => {
  const { shownBand, clamped } = result;
  const { settled } = result.base.published;
  return (
    <section className="figure" aria-labelledby="figure-name">
      <h2 id="figure-name" className="figure-name">
        {figureName(result)}
      </h2>
      <p className="figure-row">
        <strong className="figure-number">{percent(rate)}</strong>
        {shownBand !== null && (
          <span className="figure-band">{resultSentences.band(percent(shownBand.low), percent(shownBand.high))}</span>
        )}
      </p>
      {shownBand !== null && <Scale rate={rate} band={shownBand} />}
      {clamped !== undefined && <p>{resultSentences.clamped[clamped]}</p>}
      {result.toCome && (
        <Notice title={words.toCome.title}>
          <p>{words.toCome.text}</p>
        </Notice>
      )}
      <p>{basisText(result)}</p>
      {result.general && <p>{words.general}</p>}
      {settled !== undefined && <p>{wording.result.settled(percent(settled))}</p>}
      <Notice title={resultSentences.disclaimer} />
    </section>
  );
};

const SharedRoutes = ({ result: { side, stage, toCome, routes } }: { result: SharedResultOut }) => (
  <section>
    <h2>{routesTitle[side]}</h2>
    <ul className="routes">
      {openFirst(routes).map(({ route, open, body, period, deadline, saferDeadline }) => (
        <li key={route} className={`card route ${open ? 'route-open' : 'route-closed'}`}>
          <h3>
            {routeNames[route]}{' '}
            <span className="route-state">{routeState({ route, open }, { side, stage, toCome })}</span>
          </h3>
          <dl className="route-facts">
            {body !== undefined && (
              <div>
                <dt>{wording.route.body}</dt>
                <dd>{body}</dd>
              </div>
            )}
            {period !== undefined && !isMade({ route }, stage) && (
              <div>
                <dt>{wording.route.period}</dt>
                <dd>{period}</dd>
              </div>
            )}
          </dl>
          {deadline !== undefined && <Deadline name={lastDayName(route, side)} day={deadline} />}
          {saferDeadline !== undefined && saferDeadline >= koreanToday() && (
            <Deadline name={saferDayName} day={saferDeadline} />
          )}
        </li>
      ))}
    </ul>
    <p className="soft">{words.ownOnly}</p>
  </section>
);

const Deadline = ({ name, day }: { name: string; day: string }) => {
  const days = daysBetween(koreanToday(), day);
  const left = days === 0 ? '오늘까지예요' : days > 0 ? `${days}일 남았어요` : '지났어요';
  return (
    <p className="route-deadline">
      {name} <strong>{koreanDateWithDay(day)}</strong> · {left}
    </p>
  );
};
