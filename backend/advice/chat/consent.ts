import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Caller } from '../../engine/callers/caller.ts';

/**
 * Nothing of a person goes to an advisor before they agreed to it, and after a change that needs it to the changed text. Throws
 * `consent_needed`.
 */
export const requireConsent = ({ user, consentsToAnswer }: Pick<Caller, 'user' | 'consentsToAnswer'>): void => {
  if (user.consents.aiProcessing && !consentsToAnswer.includes('aiProcessing')) return;
  throw new DomainError('consent_needed', { errors: { aiProcessing: 'AI가 질문을 처리하는 데 먼저 동의해 주세요.' } });
};
