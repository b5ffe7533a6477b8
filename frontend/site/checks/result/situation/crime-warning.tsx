import type { NextStep } from '@nomucheck/domain/checks/next-steps.ts';
import { Link } from 'react-router';
import { Notice } from '../../../forms/notice.tsx';
import { wording } from '../../wording.ts';

type CrimeWarningProps = { step: NextStep; checkId: string; isOnlyRead?: boolean };

/** For a company, above everything: with this employee the dismissal may be a crime. */
export const CrimeWarning = ({ step, checkId, isOnlyRead = false }: CrimeWarningProps) => (
  <Notice tone="warning" title={step.title}>
    <p>{step.text}</p>
    {!isOnlyRead && (
      <p className="no-print">
        <Link to={`/consult?checkId=${encodeURIComponent(checkId)}`}>{wording.nextSteps.ways.consultation}</Link>
      </p>
    )}
  </Notice>
);
