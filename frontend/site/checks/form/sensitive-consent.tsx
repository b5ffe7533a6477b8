import type { Address } from '@nomucheck/domain/rulesets/ruleset.ts';
import { Link } from 'react-router';
import { useSession } from '../../../shared/session.ts';
import { Button } from '../../forms/button.tsx';
import { type CheckInHand, useCheck } from '../check-context.ts';
import { openingWording } from '../opening-wording.ts';
import type { Question } from './question.ts';

/** Whether this question may be shown: it isn't sensitive, or the person consented, on this device or in their account. */
export const useMayAsk = (question: Question | null, { draft }: CheckInHand): boolean => {
  const { user } = useSession();
  return question?.sensitive !== true || draft.agreedToSensitive === true || user?.consents.sensitive !== undefined;
};

type SensitiveConsentProps = { address: Address; onDecline: () => void };

const text = openingWording.sensitiveConsent;

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
