import type { User } from '@nomucheck/domain/accounts/user.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';

/** Nothing of a person goes to an advisor before they agreed to it. Throws `consent_needed`. */
export const requireConsent = ({ consents }: User): void => {
  if (consents.aiProcessing) return;
  throw new DomainError('consent_needed', { errors: { aiProcessing: 'AI가 질문을 처리하는 데 먼저 동의해 주세요.' } });
};
