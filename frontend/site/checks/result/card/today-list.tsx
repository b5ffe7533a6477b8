import type { NextStep } from '@nomucheck/domain/checks/next-steps.ts';
import { useTicks } from '../../../ticks/use-ticks.ts';
import { wording } from '../../wording.ts';
import { StepText } from '../next-steps/step-text.tsx';
import { useOpenedByAnchor } from '../rows/use-opened-by-anchor.ts';

const text = wording.card;

type TodayListProps = {
  readonly steps: readonly NextStep[];
  readonly checkId: string;
  readonly hasDocuments: boolean;
  readonly isOnlyRead: boolean;
};

/** What to do today, each to tick; how it is done is unfolded by its title. The ticks are kept with the person's account. */
export const TodayList = ({ steps, checkId, hasDocuments, isOnlyRead }: TodayListProps) => {
  const list = useOpenedByAnchor<HTMLElement>('next-steps');
  return steps.length === 0 ? null : (
    <section ref={list} id="next-steps" className="today" aria-labelledby="next-steps-title">
      <h2 id="next-steps-title">{text.today}</h2>
      {isOnlyRead ? (
        <ul>
          {steps.map((step) => (
            <li key={step.key}>
              <How {...{ step, checkId, hasDocuments, isOnlyRead }} />
            </li>
          ))}
        </ul>
      ) : (
        <Ticked {...{ steps, checkId, hasDocuments }} />
      )}
    </section>
  );
};

const titleId = (step: NextStep): string => `today-${step.key}`;

type HowProps = Omit<TodayListProps, 'steps'> & { readonly step: NextStep };

const How = ({ step, checkId, hasDocuments, isOnlyRead }: HowProps) => (
  <details>
    <summary id={titleId(step)}>{step.title}</summary>
    <StepText {...{ step, checkId, hasDocuments, isOnlyRead }} />
  </details>
);

const Ticked = ({ steps, checkId, hasDocuments }: Omit<TodayListProps, 'isOnlyRead'>) => {
  const { ticked, toggle, state } = useTicks(`today.${checkId}`);
  return (
    <>
      <ul>
        {steps.map((step) => (
          <li key={step.key} className={ticked.has(step.key) ? 'today-done' : undefined}>
            <input
              type="checkbox"
              aria-labelledby={titleId(step)}
              checked={ticked.has(step.key)}
              disabled={state === 'loading'}
              onChange={() => toggle(step.key)}
            />
            <How step={step} checkId={checkId} hasDocuments={hasDocuments} isOnlyRead={false} />
          </li>
        ))}
      </ul>
      <p className="soft" role="status">
        {state === 'failed' && wording.papers.failed}
      </p>
    </>
  );
};
