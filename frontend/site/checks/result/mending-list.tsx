import type { Mending } from '@nomucheck/domain/checks/next-steps/mending.ts';
import { wording } from '../wording.ts';

const { title, lead, nothing } = wording.mending;

/** What a company should mend before it decides, the weightiest first. */
export const MendingList = ({ mending }: { mending: readonly Mending[] }) => (
  <section id="mending">
    <h2>{title}</h2>
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
      </>
    )}
  </section>
);
