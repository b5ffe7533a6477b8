import type { Result, StepOut } from '@nomucheck/domain/checks/contract/check.ts';
import { partWords, stepAnswer, stepEffect, stepFact, stepTitle } from '@nomucheck/domain/checks/result/step-words.ts';
import { Fragment } from 'react';

/** One decimal here, so that the rows add up for the reader. */
const exact = (fraction: number): string => `${(fraction * 100).toFixed(1)}%`;

type StepsTableProps = { base: number; rate: number; steps: readonly StepOut[]; side: Result['side'] };

/** Words in place of a factor: they use the columns of the figures, which such a step doesn't change. */
const movesNothing = (step: StepOut): boolean => step.kind === 'keyword' || step.kind === 'suggest';

/** Every step in the order answered, with the figure before it, its effect, and the figure after it. */
export const StepsTable = ({ base, rate, steps, side }: StepsTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard.
  <section className="table-scroll" aria-label="수치가 나온 과정의 표" tabIndex={0}>
    <table className="steps-table">
      <caption className="visually-hidden">출발한 수치에서 결과까지, 답변마다 수치가 어떻게 바뀌었는지</caption>
      <thead>
        <tr>
          <th scope="col">질문과 답</th>
          <th scope="col">반영</th>
          <th scope="col">전</th>
          <th scope="col">후</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">출발한 수치</th>
          <td />
          <td />
          <td>{exact(base)}</td>
        </tr>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule may appear twice; the order never changes.
          <Fragment key={`${step.rule}-${index}`}>
            <tr>
              <th scope="row">
                {stepFact(step)}
                {step.fact !== undefined && side === 'employee' && (
                  <span className="step-why">
                    {stepTitle(step)} {stepAnswer(step)}
                  </span>
                )}
                {step.derivedFrom !== undefined && <span className="answer-derived">앞의 답으로 채웠어요</span>}
                <span className="step-why">{step.why}</span>
              </th>
              {movesNothing(step) ? (
                <td colSpan={3}>{stepEffect(step)}</td>
              ) : (
                <>
                  <td>{stepEffect(step)}</td>
                  <td>{exact(step.before)}</td>
                  <td>{exact(step.after)}</td>
                </>
              )}
            </tr>
            {step.parts !== undefined && step.parts.length > 0 && <PartsRow parts={step.parts} />}
          </Fragment>
        ))}
        <tr className="steps-result">
          <th scope="row">결과</th>
          <td />
          <td />
          <td>{exact(rate)}</td>
        </tr>
      </tbody>
    </table>
  </section>
);

const PartsRow = ({ parts }: { parts: NonNullable<StepOut['parts']> }) => (
  <tr className="steps-parts">
    <td colSpan={4}>
      <ul>
        {parts.map((part) => {
          const [answer, value] = partWords(part);
          return (
            <li key={part.numbering}>
              {part.fact ?? part.title} <strong>{part.fact === undefined ? answer : ''}</strong> {value}
            </li>
          );
        })}
      </ul>
    </td>
  </tr>
);
