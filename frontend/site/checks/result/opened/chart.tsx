import type { FullResult, StepOut } from '@nomucheck/domain/checks/contract/check.ts';
import { stepFact } from '@nomucheck/domain/checks/result/step-words.ts';
import { WaterfallChart } from '../figure/waterfall-chart.tsx';

/** The figure from where it starts to where it ends, each step labelled with what was answered. */
export const Chart = ({ result, rate }: { result: FullResult; rate: number }) => (
  <>
    {result.side === 'employer' && (
      <p className="soft">
        {result.shows === 'risk'
          ? '빗금은 위험을 키운 사정, 초록은 줄인 사정이에요.'
          : '아래는 근로자가 이길 가능성을 계산한 과정이에요. 회사 쪽 수치는 이를 뒤집은 값이에요.'}
      </p>
    )}
    <WaterfallChart
      base={result.base.rate}
      rate={rate}
      steps={result.steps.map(withFact)}
      band={result.band}
      side={result.side}
    />
  </>
);

const withFact = (step: StepOut): StepOut => ({ ...step, title: stepFact(step) });
