import type { Address } from '@nomucheck/domain/rulesets/ruleset.ts';
import { Link } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { Button } from '../../forms/button.tsx';
import { consentWording } from '../consent-wording.ts';
import { type CheckInHand, useCheck } from '../in-hand/check-context.ts';
import type { Question } from './question.ts';

/** Whether the person consented to the processing of sensitive answers, on this device or in their account. */
export const useHasConsented = ({ draft }: CheckInHand): boolean => {
  const { user } = useSession();
  return draft.agreedToSensitive === true || user?.consents.sensitive !== undefined;
};

/** Whether this question may be shown. One of several choices is shown to everybody: only what is chosen may need the consent. */
export const mayAsk = (question: Question | null, hasConsented: boolean): boolean =>
  question?.sensitive !== true || hasConsented;

type SensitiveConsentProps = { address: Address; onDecline: () => void };

const text = consentWording.sensitiveConsent;

/**
 * Shown once in place of the first sensitive question: after a refusal this question and all later sensitive ones are
 * passed over.
 */
export const SensitiveConsent = ({ address, onDecline }: SensitiveConsentProps) => {
  const { agreeToSensitive } = useCheck();
  return (
    <section data-consent={`${address.section}/${address.numbering}`}>
      <h1>{text.title}</h1>
      <p>{text.about}</p>
      <p>
        <Link to="/policy/sensitive">{text.policy}</Link>
      </p>
      <div className="actions">
        <Button onClick={agreeToSensitive}>{text.agree}</Button>
        <Button kind="secondary" onClick={onDecline}>
          {text.decline}
        </Button>
      </div>
    </section>
  );
};
