import { caseOutcomeNames } from '@nomucheck/domain/cases/case-names.ts';
import type { FullResult, StepOut } from '@nomucheck/domain/checks/contract/check.ts';
import { stepFact } from '@nomucheck/domain/checks/result/step-words.ts';
import { type BarLook, lookOf, strongest } from '@nomucheck/domain/checks/waterfall.ts';
import { count, percent } from '../../../../shared/formats.ts';
import { wording } from '../../wording.ts';

/** The answers that moved the figure most, either way. */
export const Weights = ({ result }: { result: FullResult }) => {
  const { up, down } = strongest(result.steps);
  const titles = weightTitles[result.side];
  return (
    <div className="weights">
      <Side title={titles.up} look={lookOf('up', result.side)} isUp steps={up} none="수치를 올린 사정은 없어요." />
      <Side title={titles.down} look={lookOf('down', result.side)} steps={down} none="수치를 내린 사정은 없어요." />
    </div>
  );
};

const weightTitles = {
  employee: { up: '가장 도움이 된 답', down: '가장 불리했던 답' },
  employer: { up: '위험을 가장 키운 사정', down: '위험을 가장 줄인 사정' },
} as const;

type SideProps = { title: string; look: BarLook; isUp?: boolean; steps: readonly StepOut[]; none: string };

const Side = ({ title, look, isUp = false, steps, none }: SideProps) => (
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

/** What the figure starts from. */
export const Basis = ({ result }: { result: FullResult }) => {
  const { base } = result;
  const { published } = base.general;
  return (
    <>
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
    </>
  );
};
