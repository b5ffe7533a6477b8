import type { NextStep } from '@nomucheck/domain/checks/next-steps.ts';
import { Link } from 'react-router';
import { Notice } from '../../../forms/notice.tsx';
import { wording } from '../../wording.ts';

/** For a company, above everything: with this employee the dismissal may be a crime. */
export const CrimeWarning = ({ step, checkId }: { step: NextStep; checkId: string }) => (
  <Notice tone="warning" title={step.title}>
    <p>{step.text}</p>
    <p className="no-print">
      <Link to={`/consult?checkId=${encodeURIComponent(checkId)}`}>{wording.nextSteps.ways.consultation}</Link>
    </p>
  </Notice>
);
