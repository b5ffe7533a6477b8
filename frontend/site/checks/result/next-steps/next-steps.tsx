import type { NextStep } from '@nomucheck/domain/checks/next-steps.ts';
import { wording } from '../../wording.ts';
import { Row } from '../rows/row.tsx';
import { StepText } from './step-text.tsx';

type NextStepsProps = {
  steps: readonly NextStep[];
  checkId: string;
  hasDocuments: boolean;
  isOnlyRead: boolean;
};

/** What follows what is to be done today, in order. */
export const NextSteps = ({ steps, ...more }: NextStepsProps) =>
  steps.length === 0 ? null : (
    <Row id="later" title={wording.nextSteps.later} state={`${steps.length}가지`}>
      <ol className="next-steps">
        {steps.map((step) => (
          <li key={step.key}>
            <h3>{step.title}</h3>
            <StepText step={step} {...more} />
          </li>
        ))}
      </ol>
    </Row>
  );
