import type { DocumentName } from '@nomucheck/domain/applications/standing.ts';
import type { StepName } from '@nomucheck/domain/applications/steps/steps.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../forms/button.tsx';
import { stepWords } from '../words.ts';
import { headingOf, type Place, places, type Steps } from './use-step.ts';

type StepProps = { name: StepName; title?: string; steps: Steps; document: DocumentName; children: ReactNode };

/** The questions of one step. On a phone the others are hidden, not left: what is half typed in them stays. */
export const Step = ({ name, title, steps, document, children }: StepProps) => (
  <section className="application-step" data-here={steps.here === name || undefined} aria-labelledby={headingOf(name)}>
    <h2 id={headingOf(name)} tabIndex={-1}>
      {title ?? stepWords(name, document).title}
    </h2>
    {children}
    <Turns at={name} steps={steps} document={document} />
  </section>
);

type TurnsProps = { at: Place; steps: Steps; document: DocumentName };

/** To the next place and the one before, where one is shown at a time. */
export const Turns = ({ at, steps, document }: TurnsProps) => {
  const index = places.indexOf(at);
  const [before, next] = [places[index - 1], places[index + 1]];
  return (
    <div className="actions application-turns no-print">
      {next && <ButtonLink to={steps.to(next)}>다음: {nameOf(next, document)}</ButtonLink>}
      {before && (
        <ButtonLink to={steps.to(before)} kind="secondary">
          이전: {nameOf(before, document)}
        </ButtonLink>
      )}
    </div>
  );
};

const nameOf = (place: Place, document: DocumentName): string =>
  place === 'preview' ? '미리보기' : stepWords(place, document).name;
