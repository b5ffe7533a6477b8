import { Link } from 'react-router';
import { Button } from '../../../forms/button.tsx';
import { CheckboxField } from '../../../forms/choices/checkbox-field.tsx';
import { consentWording } from '../../consent-wording.ts';
import { fieldId } from './typed-fields.ts';

const id = fieldId('consent');
const text = consentWording.consentToChoice;

type ConsentBoxProps = {
  isGiven: boolean;
  error: string | undefined;
  onChange: (isGiven: boolean) => void;
  /** The person would rather not answer: "답하지 않음" takes the place of the sensitive choices. */
  onWithhold: () => void;
};

/** The consent to what was just chosen, within the question's page. Refusing takes one press, as agreeing does. */
export const ConsentBox = ({ isGiven, error, onChange, onWithhold }: ConsentBoxProps) => (
  <section className="consent-box" aria-labelledby="consent-title">
    <h2 id="consent-title">{text.title}</h2>
    <p>
      {text.why} <Link to="/policy/sensitive">{text.policy}</Link>
    </p>
    <CheckboxField id={id} label={text.agree} error={error} checked={isGiven} onChange={onChange} />
    <Button kind="secondary" onClick={onWithhold}>
      {text.withhold}
    </Button>
  </section>
);
