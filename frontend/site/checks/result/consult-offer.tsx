import { ButtonLink } from '../../forms/button.tsx';
import { wording } from '../wording.ts';

const text = wording.result.consult;

/** Question 14 of the questionnaire, asked below the result, where its purpose is clear. Urged if the result advises it. */
export const ConsultOffer = ({ checkId, isUrged }: { checkId: string; isUrged: boolean }) => (
  <section className={isUrged ? 'consult-offer card card-sand no-print' : 'consult-offer no-print'}>
    <h2>{text.title}</h2>
    <p>{isUrged ? text.urged : text.offered}</p>
    <ButtonLink to={`/consult?checkId=${encodeURIComponent(checkId)}`} kind={isUrged ? 'primary' : 'secondary'}>
      {text.button}
    </ButtonLink>
  </section>
);
