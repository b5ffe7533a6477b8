import type { DocumentName } from '@nomucheck/domain/applications/standing.ts';
import { type BlanksLeft, stepNames } from '@nomucheck/domain/applications/steps/steps.ts';
import { Link } from 'react-router';
import { leftInWords, stepWords } from '../words.ts';
import type { Steps } from './use-step.ts';

type StepListProps = { steps: Steps; document: DocumentName; left: BlanksLeft };

/** The steps with what is left in each: a row on a phone, a column that stays beside the form where there is room. */
export const StepList = ({ steps: { here, to, show }, document, left }: StepListProps) => (
  <nav className="application-steps no-print" aria-label="신청서의 순서">
    <p className="application-left">{leftInWords(left.all)}</p>
    <ol>
      {stepNames.map((step) => (
        <li key={step}>
          <Link
            to={to(step)}
            aria-current={step === here ? 'step' : undefined}
            onClick={() => {
              // The address stays as it is, and so would the page.
              if (step === here) show(step);
            }}
          >
            {stepWords(step, document).name}
            <span className="application-step-left">
              {left.of[step] === 0 ? (
                <>
                  <span aria-hidden="true">✓</span>
                  <span className="visually-hidden"> 빈 곳 없음</span>
                </>
              ) : (
                <>
                  {left.of[step]}
                  <span className="visually-hidden">곳 남음</span>
                </>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);
