import type { Mending } from '@nomucheck/domain/checks/next-steps/mending.ts';
import { mendingTitle } from '@nomucheck/domain/checks/result-words.ts';
import type { ReactNode } from 'react';
import { wording } from '../wording.ts';
import { Row } from './rows/row.tsx';

const { lead, nothing, none } = wording.mending;

type MendingListProps = {
  readonly mending: readonly Mending[];
  readonly toCome: boolean;
  /** What the figure would be. */
  readonly children?: ReactNode;
};

/** What a company should mend before it decides, or can still do, the weightiest first. */
export const MendingList = ({ mending, toCome, children }: MendingListProps) => (
  <Row id="mending" title={mendingTitle(toCome)} state={mending.length === 0 ? none : `${mending.length}가지`}>
    {mending.length === 0 ? (
      <p>{nothing}</p>
    ) : (
      <>
        <p>{lead}</p>
        <ol className="next-steps">
          {mending.map((step) => (
            <li key={step.key}>
              <h3>{step.title}</h3>
              <p>
                {step.text} <span className="soft">({step.law})</span>
              </p>
            </li>
          ))}
        </ol>
        {children}
      </>
    )}
  </Row>
);
