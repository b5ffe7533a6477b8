import { DomainError } from '../kernel/errors.ts';
import { type Action, type Resource, refusalOf, type Subject, whyNot } from './rights.ts';

/**
 * Throws the action's refusal if the subject may not do it. `null` is a record that doesn't exist: it is refused with the
 * same code as another person's record, so that the answer doesn't show which records exist.
 */
export const authorize = (subject: Subject, action: Action, resource: Resource | null = {}): void => {
  const refusal = resource === null ? refusalOf(action) : whyNot(subject, action, resource);
  if (refusal !== null) throw new DomainError(refusal);
};
