import type { ConsultationOut } from '@nomucheck/domain/consultations/contract.ts';
import { koreanMoment } from '../../../../shared/formats.ts';
import { stepsOf } from './steps.ts';

/** What happened so far, what happens now and what comes, as one line. */
export const StepLine = ({ consultation }: { consultation: ConsultationOut }) => (
  <section aria-labelledby="steps-title">
    <h2 id="steps-title">진행 상황</h2>
    <ol className="timeline">
      {stepsOf(consultation).map(({ key, text, state, at }) => (
        <li
          key={key}
          className={state === 'past' ? undefined : `timeline-${state}`}
          {...(state === 'now' ? { 'aria-current': 'step' as const } : {})}
        >
          {state === 'coming' && <span className="visually-hidden">앞으로: </span>}
          {text}
          {at !== null && <span className="soft timeline-at">{koreanMoment(at)}</span>}
        </li>
      ))}
    </ol>
  </section>
);
