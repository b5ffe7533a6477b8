import type { NextStep } from '@nomucheck/domain/checks/next-steps.ts';
import { Link } from 'react-router';
import { wording } from '../../wording.ts';
import { CopySentence } from './copy-sentence.tsx';

type StepTextProps = {
  readonly step: NextStep;
  readonly checkId: string;
  /** Whether there is a document to write for this check. */
  readonly hasDocuments: boolean;
  /** The reader does none of the steps on this check. */
  readonly isOnlyRead: boolean;
};

/** What a step is, with its law, the sentence to send, and the page where it is done. */
export const StepText = ({ step, checkId, hasDocuments, isOnlyRead }: StepTextProps) => (
  <>
    <p>
      {step.text} {step.law !== undefined && <span className="soft">({step.law})</span>}
    </p>
    {step.sentence !== undefined && <CopySentence sentence={step.sentence} />}
    {!isOnlyRead && <Way step={step} checkId={checkId} hasDocuments={hasDocuments} />}
  </>
);

const Way = ({ step, checkId, hasDocuments }: Omit<StepTextProps, 'isOnlyRead'>) => {
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
