import type { AdviceOut, TimelineStep } from '@nomucheck/domain/advice/contract/advice.ts';
import { koreanDateWithDay, koreanMoment } from '../../../shared/formats.ts';
import { comingSteps, stepWords } from './steps.ts';

const titleId = 'timeline-title';

/** Moves the focus to it, so that whoever looks and whoever listens learns what happens now. */
export const showTimeline = (): void => {
  const title = document.getElementById(titleId);
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'start', behavior: 'instant' });
};

type TimelineProps = Pick<AdviceOut, 'stage' | 'timeline' | 'due' | 'overdue'>;

/** What happened so far and what comes, as one calm line from top to bottom. */
export const Timeline = ({ stage, timeline, due, overdue }: TimelineProps) => (
  <section aria-labelledby={titleId} className="timeline-part">
    <h2 id={titleId} tabIndex={-1}>
      진행 상황
    </h2>
    <ol className="timeline">
      {timeline.map((step, index) => (
        <Past key={`${step.at} ${step.what}`} step={step} isLast={index === timeline.length - 1} />
      ))}
      {comingSteps(stage).map((what) => (
        <li key={what} className="timeline-coming">
          <span className="visually-hidden">앞으로: </span>
          {stepWords[what].coming}
        </li>
      ))}
    </ol>
    {due !== null && (
      <p className="soft">
        {overdue
          ? '예정보다 늦어지고 있어요. 먼저 살펴보고 있으니 조금만 더 기다려 주세요.'
          : `이 단계는 ${koreanDateWithDay(due)}까지 마칠 예정이에요. 끝나면 메시지로 알려 드려요.`}
      </p>
    )}
  </section>
);

const Past = ({ step: { what, at, reason }, isLast }: { step: TimelineStep; isLast: boolean }) => (
  <li className={isLast ? 'timeline-now' : undefined} {...(isLast ? { 'aria-current': 'step' as const } : {})}>
    {stepWords[what].past}
    <span className="soft timeline-at">{koreanMoment(at)}</span>
    {reason !== null && what !== 'returned' && <span className="timeline-reason">{reason}</span>}
  </li>
);
