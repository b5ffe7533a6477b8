import type { DocumentName, Standing } from '@nomucheck/domain/applications/standing.ts';
import { ButtonLink } from '../../forms/button.tsx';
import { wording } from '../wording.ts';

/** On the result: the next step for a worker is a document in their own name. */
export const ApplicationOffer = ({ checkId, documents }: { checkId: string } & Pick<Standing, 'documents'>) => {
  if (documents.length === 0) return null;
  const { title, text, button } = wording.applicationOffer[mainOf(documents)];
  return (
    <section className="card card-sand no-print">
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink to={`/check/application/${checkId}`} kind="secondary">
        {button}
      </ButtonLink>
    </section>
  );
};

const mainOf = (documents: readonly DocumentName[]): keyof typeof wording.applicationOffer =>
  documents.includes('review_application') ? 'review' : documents.includes('relief_application') ? 'relief' : 'other';
