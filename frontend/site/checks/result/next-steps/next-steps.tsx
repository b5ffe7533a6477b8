import type { NextStep } from '@nomucheck/domain/checks/next-steps.ts';
import { nextStepsTitle } from '@nomucheck/domain/checks/result-words.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { wording } from '../../wording.ts';
import { CopySentence } from './copy-sentence.tsx';

type NextStepsProps = {
  steps: readonly NextStep[];
  checkId: string;
  /** Whether there is a document to write for this check. */
  hasDocuments: boolean;
  /** The reader does none of the steps on this check. */
  isOnlyRead?: boolean;
  /** The tools for the steps: reminders, a link for the family. */
  children?: ReactNode;
};

/** What to do now, in order. */
export const NextSteps = ({ steps, checkId, hasDocuments, isOnlyRead = false, children }: NextStepsProps) => (
  <section id="next-steps">
    <h2>{nextStepsTitle}</h2>
    <ol className="next-steps">
      {steps.map((step) => (
        <li key={step.key}>
          <h3>{step.title}</h3>
          <p>
            {step.text} {step.law !== undefined && <span className="soft">({step.law})</span>}
          </p>
          {step.sentence !== undefined && <CopySentence sentence={step.sentence} />}
          {!isOnlyRead && <Way step={step} checkId={checkId} hasDocuments={hasDocuments} />}
        </li>
      ))}
    </ol>
    {children}
  </section>
);

const Way = ({ step, checkId, hasDocuments }: { step: NextStep; checkId: string; hasDocuments: boolean }) => {
  const { application, consultation } = wording.nextSteps.ways;
  if (step.leadsTo === 'consultation')
    return (
      <p className="no-print">
        <Link to={`/consult?checkId=${encodeURIComponent(checkId)}`}>{consultation}</Link>
      </p>
    );
  if (step.leadsTo !== 'application' || !hasDocuments) return null;
  return (
    <p className="no-print">
      <Link to={`/check/application/${encodeURIComponent(checkId)}`}>
        {application}
        <span className="visually-hidden">: {step.title}</span>
      </Link>
    </p>
  );
};
