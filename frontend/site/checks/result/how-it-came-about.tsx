import { caseOutcomeNames } from '@nomucheck/domain/cases/case-names.ts';
import type { FullResult, StepOut } from '@nomucheck/domain/checks/contract/check.ts';
import { stepFact } from '@nomucheck/domain/checks/result/step-words.ts';
import { type BarLook, lookOf, strongest } from '@nomucheck/domain/checks/waterfall.ts';
import { count, percent } from '../../../shared/formats.ts';
import { wording } from '../wording.ts';
import { StepsTable } from './steps-table.tsx';
import { WaterfallChart } from './waterfall-chart.tsx';

/** The calculation: a chart, the strongest answers, every step in a table, and the base rate. */
export const HowItCameAbout = ({ result, rate }: { result: FullResult; rate: number }) => {
  const { up, down } = strongest(result.steps);
  const titles = weightTitles[result.side];
  return (
    <section>
      <h2>이 수치가 나온 과정</h2>
      {result.side === 'employer' && (
        <p>
          {result.shows === 'risk'
            ? '해고가 부당하다고 인정될 위험이 어떻게 나왔는지예요. 빗금은 위험을 키운 사정, 초록은 줄인 사정이에요.'
            : '아래는 근로자가 이길 가능성을 계산한 과정이에요. 회사 쪽 수치는 이를 뒤집은 값이에요.'}
        </p>
      )}
      {result.steps.some(({ scale }) => scale === 'odds') && <p>{wording.result.odds}</p>}
      <WaterfallChart
        base={result.base.rate}
        rate={rate}
        steps={result.steps.map(withFact)}
        band={result.band}
        side={result.side}
      />
      <details className="steps-behind">
        <summary>표로 보기</summary>
        <StepsTable base={result.base.rate} rate={rate} steps={result.steps} side={result.side} />
      </details>
      <div className="weights">
        <Weights title={titles.up} look={lookOf('up', result.side)} isUp steps={up} none="수치를 올린 사정은 없어요." />
        <Weights
          title={titles.down}
          look={lookOf('down', result.side)}
          steps={down}
          none="수치를 내린 사정은 없어요."
        />
      </div>
      <Basis result={result} />
    </section>
  );
};

/** The chart labels each step with what was answered. */
const withFact = (step: StepOut): StepOut => ({
  ...step,
  title: stepFact(step),
});

const weightTitles = {
  employee: { up: '가장 도움이 된 답', down: '가장 불리했던 답' },
  employer: { up: '위험을 가장 키운 사정', down: '위험을 가장 줄인 사정' },
} as const;

type WeightsProps = { title: string; look: BarLook; isUp?: boolean; steps: readonly StepOut[]; none: string };

const Weights = ({ title, look, isUp = false, steps, none }: WeightsProps) => (
  <div className={`weight weight-${look}`}>
    <h3>{title}</h3>
    {steps.length === 0 ? (
      <p className="soft">{none}</p>
    ) : (
      <ol>
        {steps.map((step) => (
          <li key={step.rule}>
            <p className="weight-question">
              <strong>{stepFact(step)}</strong>
            </p>
            <p className="weight-change">
              {isUp ? '▲' : '▼'} {percent(step.before)}에서 {percent(step.after)}로
            </p>
            <p className="soft">{step.why}</p>
          </li>
        ))}
      </ol>
    )}
  </div>
);

const Basis = ({ result }: { result: FullResult }) => {
  const { base } = result;
  const { published } = base.general;
  return (
    <details className="basis">
      <summary>출발한 수치 {percent(base.rate)}의 내역</summary>
      <dl className="answer-list">
        <div className="answer-row">
          <dt>비슷한 사건 (판정이 난 것)</dt>
          <dd className="answer-value">
            {count(base.decided)}건: {caseOutcomeNames.worker_win} {count(base.workerWins)}건,{' '}
            {caseOutcomeNames.partial} {count(base.partial)}건
            {base.observed !== null && `, 비율 ${percent(base.observed)}`}
          </dd>
        </div>
        {base.section !== null && (
          <div className="answer-row">
            <dt>같은 사유의 다른 사건</dt>
            <dd className="answer-value">
              {count(base.section.decided)}건, 비율 {percent(base.section.rate)}
            </dd>
          </div>
        )}
        <div className="answer-row">
          <dt>전체 사건</dt>
          <dd className="answer-value">
            {count(base.general.decided)}건과 발표된 통계를 합한 비율 {percent(base.general.rate)}
          </dd>
        </div>
        <div className="answer-row">
          <dt>발표된 통계</dt>
          <dd className="answer-value">
            {percent(published.rate)} ({published.source})
            {published.settled !== undefined && `, 화해로 끝난 비율 ${percent(published.settled)}`}
          </dd>
        </div>
        {base.keywords.length > 0 && (
          <div className="answer-row">
            <dt>비슷한 사건을 고른 낱말</dt>
            <dd className="answer-value">{base.keywords.join(', ')}</dd>
          </div>
        )}
      </dl>
      <p className="soft">
        사건이 적을수록 더 넓은 범위의 비율 쪽으로 당겨서 계산해요. {wording.result.denominator}{' '}
        {wording.result.judgement}
      </p>
    </details>
  );
};
